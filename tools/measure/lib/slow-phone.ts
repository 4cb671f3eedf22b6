import type { Browser, Page } from 'playwright'

const slowdown = 4
const screen = { width: 412, height: 823 }

/** Slow 4G of Chromium's developer tools: round trip in ms, bytes per second. */
const slow4g = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }

export async function onPhone<T>(
  browser: Browser,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
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
