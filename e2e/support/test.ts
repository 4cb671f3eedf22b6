import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { type Fault, VendorServer } from '@/mocks/vendor/faulty-server'
import {
  type RunningSite,
  revalidateAll,
  startSite,
  temporaryFolder,
  testToken,
} from '@/testing/site'

type Shared = {
  vendor: VendorServer
  site: RunningSite
}

type PairOf = (env?: Record<string, string>) => Promise<Shared>

/** Sites with another environment, each started once per worker. */
type OfWorker = Shared & { startedPairOf: PairOf }

type Own = {
  pair: Shared
  /**
   * Returns a site with this environment and its vendor. After the test the vendor works again and the site has
   * revalidated. Rate limits are not reset.
   */
  pairOf: PairOf
  /** Opens a page in another context, such as a phone or without scripts, until the end of the test. */
  pageOf: (reader: BrowserContextOptions) => Promise<Page>
  consoleErrors: string[]
}

const ofMostTests = { FORM_LIMIT_PER_ADDRESS: '1000', VENDOR_POST_TIMEOUT_MS: '3000' }

export const startVendor = async () =>
  VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })

export async function startPair(env: Record<string, string> = {}, fault: Fault | null = null) {
  const vendor = await startVendor()
  vendor.setFault(fault)
  // The vendor runs in the test's process, so on a busy machine it is slow: allow more than the default timeout.
  const patience = { VENDOR_TIMEOUT_MS: '20000' }
  const site = await startSite({ env: { VENDOR_API_URL: vendor.url, ...patience, ...env } })
  return {
    vendor,
    site,
    stop: async () => {
      await site.stop()
      await vendor.refuse()
    },
  }
}

export async function untilRenewed(site: RunningSite): Promise<void> {
  await expect(async () => {
    expect(await revalidateAll(site)).toBe(true)
  }).toPass({ timeout: 40_000 })
}

export function watchConsole(page: Page, kinds: readonly string[] = ['error']): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (kinds.includes(message.type())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** React marks each element that it has hydrated, and `body` last. Some pages load one script without React, others none. */
export function isHydrated(): boolean {
  const files = performance.getEntriesByType('resource')
  if (files.some(({ name }) => name.includes('/enhancements-'))) return true
  const isStill = ![...document.scripts].some(
    ({ src, text }) => src || text.includes('createElement'),
  )
  return isStill || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
}

/**
 * Waits until React has hydrated a page with scripts. They load after the first paint and
 * may miss the `load` event.
 */
export async function untilHydrated(page: Page): Promise<void> {
  // `waitForFunction` would inject Playwright's library first, a twentieth of a page's cost.
  await page.evaluate(`(async () => {
    do await new Promise(requestAnimationFrame)
    while (!(${isHydrated})())
    await new Promise((done) => setTimeout(done))
  })()`)
}

export async function openHome(page: Page, url = '/'): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Close announcements' }).click()
  await nextTask(page)
}

/** The browser tells the page in a task of its own that a dialog has closed. */
export function nextTask(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => setTimeout(done)))
}

function waitUntilHydrated(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    // There is no response when only the fragment changes: the page stays.
    if (response && !options?.waitUntil) await untilHydrated(page)
    return response
  }
  return page
}

export const test = base.extend<Own, OfWorker>({
  startedPairOf: [
    async ({}, use) => {
      const pairs = new Map<string, ReturnType<typeof startPair>>()
      await use((env = ofMostTests) => {
        const key = JSON.stringify(Object.entries(env).sort())
        const pair = pairs.get(key) ?? startPair(env)
        pairs.set(key, pair)
        return pair
      })
      for (const pair of pairs.values()) await (await pair).stop()
    },
    { scope: 'worker' },
  ],
  vendor: [
    async ({ startedPairOf }, use) => use((await startedPairOf()).vendor),
    { scope: 'worker' },
  ],
  site: [async ({ startedPairOf }, use) => use((await startedPairOf()).site), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled === false ? page : waitUntilHydrated(page)),
  pair: async ({ pairOf }, use) => use(await pairOf()),
  pairOf: async ({ startedPairOf }, use) => {
    const used = new Set<Shared>()
    await use(async (env) => {
      const pair = await startedPairOf(env)
      used.add(pair)
      return pair
    })
    for (const { vendor, site } of used) {
      await vendor.reset()
      await untilRenewed(site)
    }
  },
  pageOf: async ({ browser, site }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (reader) => {
      const context = await browser.newContext({ baseURL: site.url, ...reader })
      contexts.push(context)
      const page = await context.newPage()
      return reader.javaScriptEnabled === false ? page : waitUntilHydrated(page)
    })
    for (const context of contexts) await context.close()
  },
  consoleErrors: async ({ page }, use) => use(watchConsole(page)),
})

export { expect }
