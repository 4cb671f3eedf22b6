import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const height = 740

/**
 * Debian's Firefox without a window, driven by WebDriver BiDi; Playwright speaks a part of it that this Firefox
 * does not know.
 * @returns {Promise<import('../../e2e/support/visitor').Visitor>}
 */
export async function startFirefox() {
  const { launch } = await import('puppeteer-core')
  const downloads = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      // 2: into the folder named next.
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // A downloaded picture would be shown in a tab in front of the page that is tested.
      'browser.download.viewableInternally.enabledTypes': '',
    },
  })
  const page = await browser.newPage()
  const printed = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) printed.push(message.text())
  })
  page.on('pageerror', (error) => printed.push(String(error)))

  return {
    open: async (url) => {
      await page.goto(url)
    },
    resize: (width) => page.setViewport({ width, height }),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    read: (expression) => page.evaluate(expression),
    printed: () => printed,
    close: async () => {
      await browser.close()
      await rm(downloads, { recursive: true, force: true })
    },
  }
}
