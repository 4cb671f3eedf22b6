import { chromium } from 'playwright'
import { budgetKind, budgets, measured } from '@/testing/browser/budgets'
import { everyUrl } from '@/testing/browser/page-urls'
import { Scales, untilCompressedHarder } from '@/testing/browser/weight'
import { chromiumArgs, findChromium } from '../../lib/chromium'

const phone = { width: 390, height: 844 }

type Measure = (typeof measured)[number]

const figure = (what: Measure, number: number) =>
  what === 'requests' ? number : (number / 1000).toFixed(1)

/**
 * Loads every route as a phone. Resolves to a Markdown table of the heaviest page of each kind and its budget, in kB
 * over the wire.
 */
export async function weigh(origin: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
  })
  const page = await browser.newPage({ viewport: phone })
  const scales = new Scales(page)
  type Heaviest = Map<Measure, { max: number; url: string }>
  const kinds = new Map<keyof typeof budgets, { pages: number; heaviest: Heaviest }>()
  for (const one of await everyUrl({ url: origin })) {
    if (!one.url.includes('?')) await untilCompressedHarder(origin + one.url)
    await scales.reset()
    await page.goto(origin + one.url, { waitUntil: 'networkidle' })
    const weight = await scales.read()
    const kind = budgetKind(one, weight)
    const known = kinds.get(kind) ?? { pages: 0, heaviest: new Map() }
    known.pages += 1
    for (const what of measured) {
      const before = known.heaviest.get(what)
      if (!before || weight[what] > before.max)
        known.heaviest.set(what, { max: weight[what], url: one.url })
    }
    kinds.set(kind, known)
  }
  await browser.close()
  const lines = ['| kind | pages | what | heaviest | budget | where |', '|---|--:|---|--:|--:|---|']
  for (const [kind, { pages, heaviest }] of kinds) {
    for (const [what, { max, url }] of heaviest) {
      const cells = [kind, pages, what, figure(what, max), figure(what, budgets[kind][what])]
      lines.push(`| ${cells.join(' | ')} | ${max > 0 ? url : ''} |`)
    }
  }
  return lines
}
