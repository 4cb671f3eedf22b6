import { chromium } from 'playwright'
import { carriedArgs, oldChromium } from '@/tools/lib/other-browsers'
import { watchConsole } from './test'
import type { Visitor } from './visitor'

const height = 740

/** Chrome 109 to 113 log this on every page with a menu; a page cannot prevent it. */
const ofPopovers = /^Found a 'popover' attribute/

export async function startCarried(): Promise<Visitor> {
  const browser = await chromium.launch({
    executablePath: oldChromium,
    args: carriedArgs,
  })
  const page = await browser.newPage()
  const printed = watchConsole(page, ['error', 'warning'])

  // The oldest Chromium lacks features that Playwright's own methods use.
  async function click(selector: string): Promise<void> {
    await page.waitForFunction((wanted) => document.querySelector(wanted), selector)
    const { x, y } = await page.evaluate((wanted) => {
      const element = document.querySelector(wanted)
      element?.scrollIntoView({ block: 'center', behavior: 'auto' })
      const box = element?.getBoundingClientRect() ?? new DOMRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, selector)
    await page.mouse.click(x, y)
  }

  return {
    open: async (url) => {
      await page.goto(url)
    },
    resize: (width) => page.setViewportSize({ width, height }),
    click,
    type: async (selector, text) => {
      await click(selector)
      await page.keyboard.type(text)
    },
    read: (expression) => page.evaluate(expression),
    printed: () => printed.filter((line) => !ofPopovers.test(line)),
    close: () => browser.close(),
  }
}
