import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as ourFonts from '@/testing/our-fonts'
import { hold } from './support/hold'
import { expect, test } from './support/test'

const sizes = [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
]

const paths = ['/', '/fee-9', '/news', '/principal-speaks', '/admission-form', '/admission']

/** Font names of each platform, and the package that has them. On others, pages fall back to a wide font. */
const platforms: Record<string, Record<string, string>> = {
  Windows: { 'Times New Roman': 'tinos', Arial: 'arimo' },
  Android: { 'NotoSerif-Regular': 'noto-serif', 'Roboto-Regular': 'roboto', Roboto: 'roboto' },
  ChromeOS: { Tinos: 'tinos', Arimo: 'arimo' },
  'Linux with Noto': { 'Noto Serif': 'noto-serif', 'Noto Sans': 'noto-sans' },
  'Linux with DejaVu': { DejaVuSerif: 'dejavu-serif', DejaVuSans: 'dejavu-sans' },
  'a platform with none of the fonts': {},
}

/** A font file as a data URL, which works offline. */
function fontUrl(file: string): string {
  const bytes = readFileSync(`node_modules/@fontsource${file}-normal.woff2`)
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`
}

/** Our fonts, for a page that they reached too late. */
const added = Object.entries(ourFonts)
  .map(([kind, name]) => {
    const src = fontUrl(`-variable/${name}/files/${name}-latin-wght`)
    return `@font-face { font-family: ours-${kind}; font-weight: 100 900; src: ${src} }\n`
  })
  .join('')

/** Replaces the local fonts in a style sheet by a platform's. Other text is in DejaVu (testing/fonts.conf). */
function withFontsOf(platform: Record<string, string>, css: string): string {
  const replaced = css.replace(/src:\s*local\([^;}]*/g, (source) => {
    for (const [, name = ''] of source.matchAll(/local\("?([^")]+)"?\)/g)) {
      const font = platform[name.replace(/[ -]Bold$/, '')]
      const weight = name.endsWith('Bold') ? 700 : 400
      if (font) return `src:${fontUrl(`/${font}/files/${font}-latin-${weight}`)}`
    }
    return 'src:local("no such font")'
  })
  return added + replaced
}

/** Collects the layout shifts of every page that is opened from now on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    forget: () => page.evaluate('shifts.length = 0'),
    sum: () => page.evaluate<number>('shifts.reduce((sum, one) => sum + one, 0)'),
  }
}

/** Waits until the browser has painted the change and reported its layout shifts. */
function untilPainted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
  })
}

/** Returns the widths of all headings and all text of a page on one line, and the height of the header. */
function measure(page: Page) {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    const widthOf = (selector: string) =>
      [...document.querySelectorAll(selector)].reduce((sum, element) => {
        if (!context) return Number.NaN
        context.font = getComputedStyle(element).font
        return sum + context.measureText(element.textContent).width
      }, 0)
    return {
      headings: widthOf('h1, h2, h3'),
      text: widthOf('p, li > a'),
      header: document.querySelector('header')?.clientHeight ?? Number.NaN,
    }
  })
}

/** Shows a page in these fallback fonts, as if ours were late. */
async function showInOurFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { style } = document.documentElement
    style.setProperty('--serif', 'ours-serif')
    style.setProperty('--sans', 'ours-sans')
    await document.fonts.ready
  })
  await untilPainted(page)
}

for (const [index, [name, fonts]] of Object.entries(platforms).entries()) {
  test(`shifts no layout when the web fonts load after the first paint, on ${name}`, async ({
    browser,
    site,
  }) => {
    const isKnown = Object.keys(fonts).length > 0
    // The CSP allows no fonts in data URLs.
    const context = await browser.newContext({ baseURL: site.url, bypassCSP: true })
    const page = await context.newPage()
    const shifts = await watchShifts(page)
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: withFontsOf(fonts, await response.text()) })
    })
    for (const [row, path] of paths.entries()) {
      // Without `test:whole`, each platform tests every second page.
      if (!process.env.WHOLE && (row + index) % 2 > 0) continue
      const size = sizes[(index + row) % sizes.length] ?? { width: 0, height: 0 }
      const where = `${path} at ${size.width} px`
      await page.setViewportSize(size)
      const release = await hold(page, '**/*.woff2')
      const ours = Object.values(ourFonts).map((font) =>
        page.waitForResponse((response) => response.url().includes(font)),
      )
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1)
      await page.waitForFunction(() =>
        [...document.fonts].every(
          ({ status, family }) => status !== 'loading' || /^"?(?:heading|text)Font"?$/.test(family),
        ),
      )
      await untilPainted(page)
      await shifts.forget()
      const before = await measure(page)
      release()
      for (const response of await Promise.all(ours)) await response.finished()
      await untilPainted(page)
      expect(await shifts.sum(), where).toBeLessThanOrEqual(isKnown ? 0.02 : 0.05)

      await showInOurFonts(page)
      const after = await measure(page)
      await page.unroute('**/*.woff2')
      if (!isKnown) continue
      // One line of the menu.
      if (size.width > 1280)
        expect(before.header, `header of ${where}`).toBeLessThan(after.header + 6)
      // No fallback size fits both long sentences and short titles better.
      for (const words of ['headings', 'text'] as const)
        expect(Math.abs(before[words] / after[words] - 1), `${words} of ${where}`).toBeLessThan(
          0.05,
        )
    }
    await context.close()
  })
}
