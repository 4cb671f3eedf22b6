import { test as base, expect, type Page } from '@playwright/test'
import { revalidateAll, type Site, startSite, temporaryFolder, testToken } from './site'
import { type Fault, VendorServer } from './vendor-server'

type Shared = {
  /** A vendor that works, shared by a worker's tests. */
  vendor: VendorServer
  /** The site in front of it. */
  site: Site
}

type Own = {
  /** The worker's site and vendor, to publish on; what a test published is taken back after it. */
  pair: Shared
  /** Messages a page must not print: console errors and uncaught errors. */
  consoleErrors: string[]
}

/** Starts a site with a vendor of its own that fails from the start or later. */
export async function startPair(env: Record<string, string> = {}, fault: Fault | null = null) {
  const vendor = await VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })
  vendor.setFault(fault)
  const site = await startSite({ env: { VENDOR_API_URL: vendor.url, ...env } })
  return {
    vendor,
    site,
    stop: async () => {
      await site.stop()
      await vendor.refuse()
    },
  }
}

/** Collects what a page prints as errors, or as these kinds of messages. */
export function watchConsole(page: Page, kinds: readonly string[] = ['error']): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (kinds.includes(message.type())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/**
 * Whether the framework has taken over the page it is run in, or there is nothing to take over: React
 * marks each element it has taken over, `body` last.
 */
export function isHydrated(): boolean {
  const isStill = [...document.scripts].every(({ type }) => type === 'application/ld+json')
  return isStill || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
}

/**
 * Waits until the framework has taken over a page that has scripts. They come after the first paint and
 * may miss the `load` event.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Lets `page.goto` and `page.reload` of a test that says nothing else wait for a page to be hydrated. */
function waitUntilHydrated(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    if (!options?.waitUntil && answer?.headers()['content-type']?.startsWith('text/html'))
      await untilHydrated(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (!options?.waitUntil) await untilHydrated(page)
    return answer
  }
  return page
}

export const test = base.extend<Own, Shared>({
  vendor: [
    async ({}, use) => {
      const vendor = await VendorServer.start({
        dataDir: await temporaryFolder(),
        token: testToken,
      })
      await use(vendor)
      await vendor.refuse()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ vendor }, use) => {
      const site = await startSite({
        env: {
          VENDOR_API_URL: vendor.url,
          FORM_LIMIT_PER_ADDRESS: '1000',
          VENDOR_POST_TIMEOUT_MS: '3000',
        },
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : waitUntilHydrated(page))
  },
  pair: async ({ site, vendor }, use) => {
    await use({ site, vendor })
    vendor.reset()
    await revalidateAll(site)
  },
  consoleErrors: async ({ page }, use) => {
    await use(watchConsole(page))
  },
})

export { expect }
