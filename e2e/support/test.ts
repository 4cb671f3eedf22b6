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
import { shiftClock } from '@/tools/lib/shift-clock.mjs'

type Shared = {
  vendor: VendorServer
  site: RunningSite
}

type PairOf = (env?: Record<string, string>) => Promise<Shared>

/** Sites with an environment of their own, each started once a worker. */
type OfWorker = Shared & { startedPairOf: PairOf }

type Own = {
  /** The worker's site and vendor; changes are undone after the test. */
  pair: Shared
  /**
   * Returns a site with this environment and its vendor. After the test the vendor works again and the site has
   * revalidated. Rate limits are not reset.
   */
  pairOf: PairOf
  /** Opens a page of another reader: on a telephone, in a browser that runs no script. It is closed after the test. */
  pageOf: (reader: BrowserContextOptions) => Promise<Page>
  /** Messages a page must not print: console errors and uncaught errors. */
  consoleErrors: string[]
}

const ofMostTests = { FORM_LIMIT_PER_ADDRESS: '1000', VENDOR_POST_TIMEOUT_MS: '3000' }

/** Starts a site with a vendor of its own that fails from the start or later. */
export async function startPair(env: Record<string, string> = {}, fault: Fault | null = null) {
  const vendor = await VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })
  vendor.setFault(fault)
  // A vendor of a test runs in the test's own process: on a busy machine it is late, and has not failed.
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

/** Tells a site that everything changed, until it has read every list of its vendor. */
export async function untilRenewed(site: RunningSite): Promise<void> {
  await expect(async () => {
    expect(await revalidateAll(site)).toBe(true)
  }).toPass({ timeout: 40_000 })
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

/** React marks each element that it has hydrated, `body` last. */
export function isHydrated(): boolean {
  const isStill = [...document.scripts].every(({ type }) => type === 'application/ld+json')
  return isStill || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
}

/**
 * Waits until the framework has taken over a page that has scripts. They come after the first paint and
 * may miss the `load` event.
 */
export async function untilHydrated(page: Page): Promise<void> {
  // `waitForFunction` would first bring Playwright's library into the page, a twentieth of a page's cost.
  await page.evaluate(`(async () => {
    do await new Promise(requestAnimationFrame)
    while (!(${isHydrated})())
    await new Promise((done) => setTimeout(done))
  })()`)
}

export async function openHome(page: Page, url = '/'): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Close announcements' }).click()
}

/** Lets `page.goto` of a test that says nothing else wait for a page to be hydrated. */
function waitUntilHydrated(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    // No answer came when only the fragment of the address has changed: the page is the same.
    if (answer && !options?.waitUntil) await untilHydrated(page)
    return answer
  }
  return page
}

/** Gives the pages of a reader the clock of this process (`npm run test:dates`). */
async function withOurClock(context: BrowserContext): Promise<BrowserContext> {
  const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
  if (shift !== 0) await context.addInitScript(shiftClock, shift)
  return context
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
  context: async ({ context }, use) => use(await withOurClock(context)),
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
      const context = await withOurClock(await browser.newContext({ baseURL: site.url, ...reader }))
      contexts.push(context)
      const page = await context.newPage()
      return reader.javaScriptEnabled === false ? page : waitUntilHydrated(page)
    })
    for (const context of contexts) await context.close()
  },
  consoleErrors: async ({ page }, use) => use(watchConsole(page)),
})

export { expect }
