import type { Browser, Locator, Page } from 'playwright'
import { z } from 'zod'

const maxResponseMs = 3000
const slowdown = 4
const screen = { width: 412, height: 823 }

/** Slow 4G of Chromium's developer tools: round trip in ms, bytes per second. */
const slow4g = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }

export type Tap = { url: string; what: string; find: (page: Page) => Locator }

export const taps: readonly Tap[] = [
  {
    url: '/',
    what: 'the announcements’ close button',
    find: (page) => page.getByRole('button', { name: 'Close announcements' }),
  },
  {
    url: '/news',
    what: 'the folded filter',
    find: (page) => page.getByRole('main').locator('summary').first(),
  },
  {
    url: '/school-calendar',
    what: 'the next month',
    find: (page) => page.getByRole('link', { name: 'Next month' }),
  },
  {
    url: '/contact-us',
    what: 'the first field',
    find: (page) => page.getByRole('main').getByRole('textbox').first(),
  },
]

async function onPhone<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g })
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** Records the durations of taps and keys in the page; a resting mouse has events, but no interaction id. */
function recordDurations() {
  const durations: number[] = []
  Reflect.set(globalThis, 'tapDurations', durations)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (
        entry instanceof PerformanceEventTiming &&
        Number(Reflect.get(entry, 'interactionId')) > 0
      )
        durations.push(entry.duration)
  })
  observer.observe({ type: 'first-input', buffered: true })
  const events = { type: 'event', durationThreshold: 16, buffered: true }
  observer.observe(events)
}

/**
 * Taps a page on slow 4G `afterMs` after its first paint. Resolves to its INP in ms, null if the tap led to another
 * page.
 */
export function tap(
  browser: Browser,
  origin: string,
  { url, find }: Tap,
  afterMs: number,
): Promise<number | null> {
  const measure = async (page: Page) => {
    await page.addInitScript(recordDurations)
    await page.goto(origin + url, { waitUntil: 'commit' })
    const target = find(page)
    await target.waitFor()
    await target.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await page.waitForTimeout(afterMs)
    const box = await target.boundingBox()
    if (!box) throw new Error(`nothing to tap on ${url}`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(maxResponseMs)
    const durations = z
      .array(z.number())
      .parse(await page.evaluate(() => Reflect.get(globalThis, 'tapDurations') ?? []))
    return durations.length > 0 ? Math.max(...durations) : null
  }
  return onPhone(browser, measure)
}
