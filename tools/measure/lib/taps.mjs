import { onPhone } from './phone.mjs'

/** How long, in milliseconds, the answer to a tap may take to be seen. */
const answerMs = 3000

/** What somebody taps first, by address. */
export const taps = [
  {
    address: '/',
    what: 'the announcements’ close button',
    find: (page) => page.getByRole('button', { name: 'Close announcements' }),
  },
  { address: '/news', what: 'the search field', find: (page) => page.getByRole('searchbox') },
  {
    address: '/school-calendar',
    what: 'the next month',
    find: (page) => page.getByRole('link', { name: 'Next month' }),
  },
  {
    address: '/contact-us',
    what: 'the first field',
    find: (page) => page.getByRole('main').getByRole('textbox').first(),
  },
]

/** Keeps the durations of a reader's taps and keys; a resting mouse has events, but is no interaction. */
function keepDurations() {
  const durations = []
  globalThis.tapDurations = durations
  const observer = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) {
      if (interactionId > 0) durations.push(duration)
    }
  })
  observer.observe({ type: 'first-input', buffered: true })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/**
 * Taps a page on slow 4G, so many milliseconds after its first paint. Resolves to the milliseconds until
 * the answer was painted (INP), or to null when the tap led to another page.
 */
export function tap(browser, origin, { address, find }, afterMs) {
  const measure = async (page) => {
    await page.addInitScript(keepDurations)
    await page.goto(origin + address, { waitUntil: 'commit' })
    const target = find(page)
    await target.waitFor()
    await target.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await page.waitForTimeout(afterMs)
    const box = await target.boundingBox()
    if (!box) throw new Error(`nothing to tap on ${address}`)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(answerMs)
    const durations = await page.evaluate(() => globalThis.tapDurations)
    return durations.length > 0 ? Math.max(...durations) : null
  }
  return onPhone(browser, measure)
}
