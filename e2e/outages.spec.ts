import { z } from 'zod'
import { thisYear } from './support/lists'
import { asOperator, revalidateAll, type Site } from './support/site'
import { expect, test } from './support/test'
import { lastingFaults, type VendorServer } from './support/vendor-server'

const failuresOf = z.object({ lists: z.record(z.string(), z.object({ failure: z.unknown() })) })
const renewedOf = z.object({
  renewed: z.boolean(),
  lists: z.record(z.string(), z.object({ renewed: z.boolean() })),
})

/** A list of the vendor's each, by its path, and a page that shows its titles. */
const shownOn = {
  '/api/news/All/DPSSWB': '/news',
  '/api/events/All/DPSSWB': '/events',
  '/api/blog/All/DPSSWB': '/blog-post',
  '/api/gallery/All/DPSSWB': '/gallery',
  '/api/highlight/all/DPSSWB': '/recent-activities',
  '/api/highlight/DPSSWB': '/',
  '/api/news/DPSSWB': '/',
  '/api/events/DPSSWB': '/',
}
const listPaths = Object.keys(shownOn)

/** Gives each list one record with a title that no other has. */
function setTitles(vendor: VendorServer, when: string): void {
  const date = `${thisYear}-01-10`
  for (const [at, path] of listPaths.entries()) {
    const category = path === '/api/highlight/DPSSWB' ? 'Highlight' : 'RecentActivities'
    const record = { title: `${when} ${at}`, _id: `${at}`.repeat(24), category }
    vendor.setAnswer(path, [{ ...record, date, fromDate: date }])
  }
}

/** The lists whose pages do not show that title, and words that stand for no content. */
async function missingOf(site: Site, when: string): Promise<string[]> {
  const textOf = async (address: string) => (await fetch(site.url + address)).text()
  const addresses = [...new Set(Object.values(shownOn))]
  const pages = new Map(
    await Promise.all(addresses.map(async (one) => [one, await textOf(one)] as const)),
  )
  const lists = Object.entries(shownOn)
    .filter(([, address], at) => !pages.get(address)?.includes(`${when} ${at}`))
    .map(([path]) => path)
  const isEmpty = pages.get('/')?.includes('Stay Tuned For More Updates')
  return isEmpty ? [...lists, 'placeholders'] : lists
}

/** How many lists the vendor has last failed to answer. */
async function failing(site: Site): Promise<number> {
  const health = await fetch(`${site.url}/api/health`, { headers: asOperator })
  const { lists } = failuresOf.parse(await health.json())
  return Object.values(lists).filter(({ failure }) => failure).length
}

// Over a restart: lib/vendor-api/queries.test.ts.
test('500, refused, hanging, trickling, malformed, HTML, 50 MB: last good content stays through refreshes and webhook calls, and it heals within 75 s', async ({
  pairOf,
}) => {
  test.setTimeout(240_000)
  const { vendor, site } = await pairOf({ REVALIDATE_SECONDS: '1', VENDOR_TIMEOUT_MS: '3000' })
  const begins: Record<string, () => Promise<void> | void> = {
    'each list in another way': () => {
      for (const [at, fault] of lastingFaults.entries())
        vendor.setFault(fault, new RegExp(`^${listPaths[at]}$`))
    },
    refused: () => vendor.refuse(),
  }
  let when = 'Before the outage'
  setTitles(vendor, when)
  // On a busy machine a call may come too late; an outage begins after good times.
  await expect.poll(() => revalidateAll(site), { timeout: 40_000 }).toBe(true)
  expect(await missingOf(site, when)).toEqual([])
  for (const [what, begin] of Object.entries(begins)) {
    await test.step(what, async () => {
      await begin()
      const missing: string[] = []
      const look = async () => missing.push(...(await missingOf(site, when)))
      // Refreshes, until each list has had its own.
      await expect
        .poll(() => look().then(() => failing(site)), { timeout: 30_000 })
        .toBeGreaterThanOrEqual(lastingFaults.length)
      const webhook = await fetch(`${site.url}/api/revalidate`, {
        method: 'POST',
        headers: asOperator,
      })
      expect(webhook.status).toBe(200)
      const { renewed, lists } = renewedOf.parse(await webhook.json())
      expect(renewed).toBe(false)
      const notRenewed = Object.values(lists).filter((list) => !list.renewed)
      expect(notRenewed.length).toBeGreaterThanOrEqual(lastingFaults.length)
      await look()
      expect(missing).toEqual([])

      when = `After ${what}`
      setTitles(vendor, when)
      if (what === 'refused') await vendor.resume()
      else vendor.setFault(null)
      await expect.poll(() => missingOf(site, when), { timeout: 75_000 }).toEqual([])
    })
  }
  await expect.poll(() => vendor.sockets(), { timeout: 30_000 }).toBe(0)
})
