import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '../../lib/chromium.mjs'
import { importTypeScript } from '../../lib/typescript.mjs'

const phone = { width: 390, height: 844 }

const figure = (what, number) => (what === 'requests' ? number : (number / 1000).toFixed(1))

/**
 * Weighs every route as a phone asks for it, from an empty browser cache and before a scroll. Resolves
 * to a table in Markdown: the heaviest of each kind of page against its budget, in kB over the wire.
 */
export async function weigh(origin) {
  const { everyAddress } = await importTypeScript('e2e/support/addresses.ts')
  const { budgets, budgetKind, measured } = await importTypeScript('e2e/support/budgets.ts')
  const { Scales, untilCompressedHarder } = await importTypeScript('e2e/support/weight.ts')
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
  })
  const page = await browser.newPage({ viewport: phone })
  const scales = new Scales(page)
  const kinds = new Map()
  for (const one of await everyAddress({ url: origin })) {
    if (!one.address.includes('?')) await untilCompressedHarder(origin + one.address)
    await scales.reset()
    await page.goto(origin + one.address, { waitUntil: 'networkidle' })
    const weight = await scales.read()
    const kind = budgetKind(one, weight)
    const known = kinds.get(kind) ?? { pages: 0, heaviest: new Map() }
    known.pages += 1
    for (const what of measured) {
      const before = known.heaviest.get(what)
      if (!before || weight[what] > before.most)
        known.heaviest.set(what, { most: weight[what], address: one.address })
    }
    kinds.set(kind, known)
  }
  await browser.close()
  const lines = ['| kind | pages | what | heaviest | budget | where |', '|---|--:|---|--:|--:|---|']
  for (const [kind, { pages, heaviest }] of kinds) {
    for (const [what, { most, address }] of heaviest) {
      const cells = [kind, pages, what, figure(what, most), figure(what, budgets[kind][what])]
      lines.push(`| ${cells.join(' | ')} | ${most > 0 ? address : ''} |`)
    }
  }
  return lines
}
