import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The moment written into every PDF, so that a rebuild without a change is no change. */
const PDF_DATE = "D:20260401090000+05'30'"

/** Stands in the PDF's properties instead of the browser's user agent. */
const PDF_CREATOR = 'DPS Siliguri'

/**
 * Chromium, as a printer and as a camera.
 * @returns {Promise<{pdf: (markup: string, options?: {outline?: boolean}) => Promise<Buffer>, png: (markup: string, size: {width: number, height: number, scale?: number}) => Promise<Buffer>, close: () => Promise<void>}>}
 */
export async function openBrowser() {
  const executablePath = CANDIDATES.find((file) => file && existsSync(file))
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  })

  /** @param {string} markup @param {object} [options] */
  async function open(markup, options = {}) {
    const context = await browser.newContext({
      offline: true,
      locale: 'en-IN',
      ...options,
    })
    const tab = await context.newPage()
    await tab.setContent(markup, { waitUntil: 'load' })
    await tab.evaluate(() => document.fonts.ready)
    return { tab, context }
  }

  return {
    async pdf(markup, { outline = false } = {}) {
      const { tab, context } = await open(markup)
      const overflow = await tab.evaluate(() =>
        [...document.querySelectorAll('.sheet, [data-fit]')]
          .map((sheet, i) => ({ i: i + 1, over: sheet.scrollHeight - sheet.clientHeight }))
          .filter(({ over }) => over > 1),
      )
      for (const { i, over } of overflow)
        console.warn(`  ${await tab.title()}: sheet ${i} overflows by ${over}px`)
      const pdf = await tab.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline,
      })
      await context.close()
      return stamp(pdf)
    },
    async png(markup, { width, height, scale = 1 }) {
      const { tab, context } = await open(markup, {
        viewport: { width, height },
        deviceScaleFactor: scale,
      })
      const png = await tab.screenshot({ type: 'png' })
      await context.close()
      return png
    },
    close: () => browser.close(),
  }
}

/**
 * Puts the fixed date and the creator into the (uncompressed) information dictionary, in the same
 * length, so that no offset in the file moves.
 * @param {Buffer} pdf
 */
function stamp(pdf) {
  const text = pdf
    .toString('latin1')
    .replace(/\/Creator \((?:\\.|[^()\\])*\)/, (whole) =>
      `/Creator (${PDF_CREATOR})`.padEnd(whole.length),
    )
    .replace(/\/(CreationDate|ModDate) \((D:[^)]*)\)/g, (whole, key, date) =>
      date.length === PDF_DATE.length ? `/${key} (${PDF_DATE})` : whole,
    )
  return Buffer.from(text, 'latin1')
}
