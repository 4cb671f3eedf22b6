import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { puppeteerCore } from '@/tools/lib/other-browsers'
import type { Visitor } from './visitor'

const height = 740

type Message = { type(): string; text(): string }

type Puppeteer = {
  launch(options: object): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>
}
type Page = {
  on(event: 'console', listener: (message: Message) => void): void
  on(event: 'pageerror', listener: (error: unknown) => void): void
  goto(url: string): Promise<unknown>
  setViewport(size: { width: number; height: number }): Promise<void>
  locator(selector: string): { click(): Promise<void> }
  type(selector: string, text: string): Promise<void>
  evaluate(expression: string): Promise<unknown>
}

const puppeteer = z.object({
  launch: z.custom<Puppeteer['launch']>((value) => value instanceof Function),
})

/** Starts Debian's Firefox with Puppeteer over WebDriver BiDi: Playwright needs commands that this Firefox lacks. */
export async function startFirefox(): Promise<Visitor> {
  const { launch } = puppeteer.parse(await import(puppeteerCore()))
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
  const printed: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) printed.push(message.text())
  })
  page.on('pageerror', (error) => printed.push(String(error)))

  return {
    open: async (url) => {
      // Now and then Firefox's driver reports a page that it has opened as "Address rejected".
      await page.goto(url).catch(() => page.goto(url))
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
