/** What Lighthouse measures with too: a processor that many times slower, and the size of its screen. */
const slowdown = 4
const screen = { width: 412, height: 823 }

/** A weak telephone line: round trip in ms, bytes a second. */
export const weakLine = { latency: 400, downloadThroughput: 125_000, uploadThroughput: 125_000 }

/** Slow 4G as Chromium's developer tools make it. */
export const slow4g = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }

/**
 * Runs `look` with a page of a weak telephone with an empty cache, and a session of the DevTools
 * protocol with it; on `line` when one is given. Resolves to what `look` does.
 */
export async function onPhone(browser, look, { line } = {}) {
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (line) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    }
    return await look(page)
  } finally {
    await context.close()
  }
}
