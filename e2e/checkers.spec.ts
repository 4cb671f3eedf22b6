import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { everyUrl, shareOf } from '@/testing/browser/page-urls'
import { has } from '@/tools/lib/debian'
import { fetchFromPackage } from '@/tools/lib/npm-pack'
import { expect, test } from './support/test'

const checkers = path.resolve('node_modules/.cache/checkers')
const nuChecker = path.join(checkers, 'vnu-26.9.27.jar')

type IbmReport = {
  results: { value: string[]; node: Node; ruleId: string; message: string; snippet: string }[]
}

declare global {
  interface Window {
    ace?: { Checker: new () => { check: (of: Document, rules: string[]) => Promise<IbmReport> } }
    HTMLCS?: {
      ERROR: number
      process: (standard: string, of: Document, done: () => void, failed: () => void) => void
      getMessages: () => { type: number; code: string; msg: string; element: Element }[]
    }
  }
}

const ibmMistakes = [
  // Moving rows: the arrow keys scroll them as a group, so the keyboard reaches them (WCAG 2.1.1).
  'element_tabbable_role_valid',
]

/** Runs a script of a package in the page, bypassing its CSP. */
async function inject(page: Page, spec: string, file: string): Promise<void> {
  const target = path.join(checkers, path.basename(file))
  if (!fetchFromPackage(spec, file, target)) throw new Error(`${spec} could not be downloaded`)
  await page.evaluate(await readFile(target, 'utf8'))
}

/** Returns the violations of WCAG 2.2 AA and of IBM's own rules that IBM's engine is sure of. */
async function ibmViolations(page: Page): Promise<string[]> {
  await inject(page, 'accessibility-checker-engine@4.0.34', 'ace.js')
  return page.evaluate(async (mistakes) => {
    if (!window.ace) throw new Error('the engine did not load')
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { clipPath, contentVisibility } = getComputedStyle(element)
      // The engine finds no text in sections without layout.
      if (contentVisibility === 'auto') element.style.animation = 'none'
      // The engine takes text under `clip-path` for hidden from screen readers; it supports `clip`.
      if (clipPath === 'inset(50%)')
        Object.assign(element.style, { clipPath: 'none', clip: 'rect(0, 0, 0, 0)' })
    }
    const rules = ['WCAG_2_2', 'IBM_Accessibility']
    const { results } = await new window.ace.Checker().check(document, rules)
    return (
      results
        .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
        // Not the frame of the map, which is empty until it loads.
        .filter(({ node }) => node.ownerDocument === document)
        .filter(({ ruleId }) => !mistakes.includes(ruleId))
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
    )
  }, ibmMistakes)
}

async function sniffed(page: Page): Promise<string[]> {
  await inject(page, 'html_codesniffer@2.5.1', 'build/HTMLCS.js')
  return page.evaluate(async () => {
    const sniffer = window.HTMLCS
    if (!sniffer) throw new Error('the sniffer did not load')
    await new Promise<void>((done, failed) =>
      sniffer.process('WCAG2AA', document, done, () => failed(new Error('no such standard'))),
    )
    return sniffer
      .getMessages()
      .filter(({ type }) => type === sniffer.ERROR)
      .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 200)}`)
  })
}

const parts = 3

const nuMistakes = [
  // React closes elements without content as XML does, and quotes every attribute.
  /^Trailing slash on void elements/,
  // The frame of the map: another origin's page cannot affect ours.
  /“allow-scripts” and “allow-same-origin”/,
]

const nuReport = z.object({
  messages: z.array(
    z.object({ url: z.string(), message: z.string(), extract: z.string().optional() }),
  ),
})

test.skip(!process.env.WHOLE, 'only npm run test:whole runs external checkers')

test('serves HTML without Nu Html Checker errors at every URL', async ({ site, request }, info) => {
  const isThere =
    has('java') && fetchFromPackage('vnu-jar@26.9.27', 'build/dist/vnu.jar', nuChecker)
  test.skip(!isThere, 'no Java, or the checker could not be downloaded')
  const urlOfFile = new Map<string, string>()
  for (const [index, { url }] of (await everyUrl(site)).entries()) {
    const file = info.outputPath(`${index}.html`)
    await writeFile(file, await (await request.get(url)).text())
    urlOfFile.set(file, url)
  }
  const checker = spawn('java', [
    '-jar',
    nuChecker,
    ...['--stdout', '--exit-zero-always', '--format', 'json'],
    ...urlOfFile.keys(),
  ])
  const { messages } = nuReport.parse(await json(checker.stdout))
  const faults = messages.filter(({ message }) => !nuMistakes.some((one) => one.test(message)))
  expect(
    faults.map(({ url, message, extract }) =>
      [urlOfFile.get(decodeURI(url).replace('file:', '')), message, extract].join(' | '),
    ),
  ).toEqual([])
  // A checker that did not run reports nothing either.
  expect(messages.length).toBeGreaterThan(urlOfFile.size)
})

for (let part = 0; part < parts; part++) {
  test(`passes IBM’s accessibility engine and HTML_CodeSniffer on every page at 360 and 1280 px (part ${part + 1} of ${parts})`, async ({
    page,
    site,
  }) => {
    test.setTimeout(400_000)
    const found: string[] = []
    for (const { url } of shareOf(await everyUrl(site), part, parts)) {
      await page.goto(url)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const one of [...(await ibmViolations(page)), ...(await sniffed(page))])
          found.push(`${url} at ${width} px: ${one}`)
      }
    }
    expect(found).toEqual([])
  })
}
