/** What Lighthouse measures with too: a processor that many times slower, and the size of its screen. */
const slowdown = 4
const screen = { width: 412, height: 823 }

/** Slow 4G as Chromium's developer tools make it: round trip in ms, bytes a second. */
const slow4g = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }

/**
 * Runs `measure` with a page of a weak telephone on slow 4G, with an empty cache. Resolves to what it does.
 */
export async function onPhone(browser, measure) {
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
