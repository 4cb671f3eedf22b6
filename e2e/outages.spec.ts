import { cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { routes } from '@/content/routes'
import { type Pair, publish, sourceOf, thisYear } from './support/lists'
import {
  healthFacts,
  revalidateAll,
  type Site,
  startSite,
  temporaryFolder,
  testSecret,
} from './support/site'
import { expect, startPair, test } from './support/test'
import { lastingFaults, type VendorServer } from './support/vendor-server'

// One worker, so that the tests share sites and wait one after the other while other workers have the processor.
test.describe.configure({ mode: 'default' })

/** Times of the environment, short enough to be waited for. */
const short = { REVALIDATE_SECONDS: '1', VENDOR_TIMEOUT_MS: '5000' }
const newsPath = '/api/news/All/DPSSWB'
const healthOf = z.object({
  lists: z.record(
    z.string(),
    z.object({ ageSeconds: z.number().nullable(), failure: z.unknown() }),
  ),
})
const renewedOf = z.object({
  renewed: z.boolean(),
  lists: z.record(z.string(), z.object({ renewed: z.boolean() })),
})
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function newsOf(title: string) {
  return [{ title, fromDate: `${thisYear}-01-10` }]
}

async function textOf(site: Site, address: string): Promise<string> {
  return (await fetch(site.url + address)).text()
}

async function listsOf(site: Site) {
  const health = await healthFacts(site)
  return Object.values(healthOf.parse(health).lists)
}

function callWebhook(site: Site) {
  return fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testSecret}` },
  })
}

/** Which words that stand for no content a page holds; a failing test then prints these and not the page. */
function wordsOf(html: string): string[] {
  const telling = ['Stay Tuned For More Updates', 'Demonstration content']
  return telling.filter((words) => html.includes(words))
}

/** A list of the vendor's each, by its path, and a page that shows its titles. */
const shownOn = {
  [newsPath]: '/news',
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
  const addresses = [...new Set(Object.values(shownOn))]
  const pages = new Map(
    await Promise.all(addresses.map(async (one) => [one, await textOf(site, one)] as const)),
  )
  const lists = Object.entries(shownOn)
    .filter(([, address], at) => !pages.get(address)?.includes(`${when} ${at}`))
    .map(([path]) => path)
  return [...lists, ...wordsOf(pages.get('/') ?? '')]
}

/** On a busy machine a call may come too late; an outage begins after good times. */
async function untilAllGood({ vendor, site }: Pick<Pair, 'vendor' | 'site'>, when: string) {
  setTitles(vendor, when)
  await expect.poll(() => revalidateAll(site), { timeout: 40_000 }).toBe(true)
  expect(await missingOf(site, when)).toEqual([])
}

test.describe('with times short enough to be waited for', () => {
  test('500, refused, hanging, trickling, malformed, HTML, 50 MB: last good content stays through refreshes and webhook calls, and it heals within 75 s', async ({
    pairOf,
  }) => {
    test.setTimeout(240_000)
    const { vendor, site } = await pairOf(short)
    const begins: Record<string, () => Promise<void> | void> = {
      'each list in another way': () => {
        for (const [at, fault] of lastingFaults.entries())
          vendor.addFault(fault, new RegExp(`^${listPaths[at]}$`))
      },
      refused: () => vendor.refuse(),
    }
    const failing = async () => (await listsOf(site)).filter(({ failure }) => failure).length
    let when = 'Before the outage'
    await untilAllGood({ vendor, site }, when)
    for (const [what, begin] of Object.entries(begins)) {
      await test.step(what, async () => {
        await begin()
        const missing: string[] = []
        const look = async () => missing.push(...(await missingOf(site, when)))
        // Refreshes, until each list has had its own.
        await expect
          .poll(async () => look().then(failing), { timeout: 30_000 })
          .toBeGreaterThanOrEqual(lastingFaults.length)
        for (let time = 0; time < 2; time += 1) {
          await wait(1100)
          await look()
        }
        const webhook = await callWebhook(site)
        expect(webhook.status).toBe(200)
        const renewed = renewedOf.parse(await webhook.json())
        expect(renewed.renewed).toBe(false)
        const notRenewed = Object.values(renewed.lists).filter((list) => !list.renewed)
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
    await expect.poll(() => vendor.sockets, { timeout: 30_000 }).toBe(0)
  })

  // However it fails otherwise: lib/vendor-api/outages.test.ts.
  test('last good content stays through a restart while the vendor fails', async ({ pairOf }) => {
    const { vendor, site: before } = await pairOf(short)
    await untilAllGood({ vendor, site: before }, 'Before the restart')
    vendor.setFault('hang')
    // As after a power cut: nobody told the first to end.
    const dataDir = await temporaryFolder()
    await cp(before.dataDir, dataDir, {
      recursive: true,
      filter: (file) => !file.endsWith('.part'),
    })
    const after = await startSite({ dataDir, env: { VENDOR_API_URL: vendor.url, ...short } })
    for (let time = 0; time < 3; time += 1) {
      expect(await missingOf(after, 'Before the restart')).toEqual([])
      await wait(500)
    }
    expect((await fetch(`${after.url}/api/health`)).status).toBe(200)
    setTitles(vendor, 'After the restart')
    vendor.setFault(null)
    await expect.poll(() => missingOf(after, 'After the restart'), { timeout: 75_000 }).toEqual([])
    await after.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  test('pages answer from the cache in under 100 ms while the vendor hangs', async ({ pairOf }) => {
    const { vendor, site } = await pairOf(short)
    const addresses = ['/', '/news', '/events', '/our-motto']
    const medianAndMost = async (roundMs: number) => {
      const taken: number[] = []
      for (let round = 0; round < 10; round += 1) {
        for (const address of addresses) {
          const start = performance.now()
          await textOf(site, address)
          taken.push(performance.now() - start)
        }
        await wait(roundMs)
      }
      taken.sort((a, b) => a - b)
      return [taken[20] ?? 0, taken.at(-1) ?? 0] as const
    }
    const [usual] = await medianAndMost(0)
    vendor.setFault('hang')
    vendor.forget()
    // Long enough for every list to be asked for anew.
    const [median, most] = await medianAndMost(150)
    expect(vendor.requests.length).toBeGreaterThan(0)
    // Where other work slows everything down, no slower than with a vendor that answers.
    expect(median).toBeLessThan(Math.max(100, usual * 3))
    expect(most).toBeLessThan(4500)
  })

  test('the vendor’s failures are logged with reason, count and back-off, and health names its state', async ({
    pairOf,
  }) => {
    const { vendor, site } = await pairOf(short)
    const before = site.log().length
    const health = async () => (await healthFacts(site)).vendor
    await expect.poll(health).toBe('answering')
    vendor.setFault('status 500')
    await expect(async () => {
      await textOf(site, '/')
      expect(await health()).toBe('failing')
    }).toPass({ timeout: 10_000 })
    expect(site.log().slice(before)).toMatch(
      /"reason":"status","status":500,"check":"the vendor","failures":\d+,"retrySeconds":\d/,
    )
    vendor.setFault(null)
    await expect(async () => {
      await textOf(site, '/')
      expect(await health()).toBe('answering')
    }).toPass({ timeout: 10_000 })
  })

  test('one broken corner stays a corner: made-up ids answered with 500 keep nothing away', {
    tag: '@attack',
  }, async ({ pairOf }) => {
    const { vendor, site } = await pairOf(short)
    const albums: { id: string | null; title: string }[] = await (
      await fetch(`${site.url}/api/lists/gallery`)
    ).json()
    const [known] = albums.filter(({ id }) => id)
    vendor.setFault('status 500', /innerBlog/)
    for (let at = 0; at < 20; at += 1) await textOf(site, `/blog-inner?id=made-up${at}`)
    const html = await textOf(site, `/photo-categories?id=${known?.id}`)
    expect(html.includes('No Of Photos(0)')).toBe(false)
    expect(await (await callWebhook(site)).json()).toMatchObject({ renewed: true })
    expect((await healthFacts(site)).vendor).toBe('answering')
  })
})

test.describe('crowds', () => {
  const lifeSeconds = 8
  const crowded = { REVALIDATE_SECONDS: String(lifeSeconds), VENDOR_TIMEOUT_MS: '4000' }

  test('60 visitors at once make at most one vendor call a resource', async ({ pairOf }) => {
    test.setTimeout(120_000)
    const { vendor, site } = await pairOf(crowded)
    const youngest = async () =>
      Math.min(...(await listsOf(site)).map(({ ageSeconds }) => ageSeconds ?? 0))
    for (const fault of ['slow', 'hang'] as const) {
      const addresses = ['/', '/news', `/news?q=${fault}`, '/gallery?year=all']
      vendor.setFault(null)
      await untilAllGood({ vendor, site }, `Before ${fault}`)
      for (const address of addresses) await textOf(site, address)
      // Nobody asks until every list is old.
      await expect.poll(youngest, { timeout: 30_000 }).toBeGreaterThan(lifeSeconds)
      await expect.poll(() => vendor.underWay).toBe(0)
      vendor.setFault(fault)
      vendor.forget()
      await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          textOf(site, index % 4 === 2 ? `/news?q=${index}` : (addresses[index % 4] ?? '/')),
        ),
      )
      // Only so many are asked for at a time.
      if (fault === 'slow') await expect.poll(() => vendor.calls(newsPath).length).toBe(1)
      const calls = vendor.requests.map(
        ({ path: at, query }) => `${at}?${new URLSearchParams(query)}`,
      )
      expect(calls.length, fault).toBeGreaterThan(0)
      expect(calls.length, `${fault}: ${calls.join(' ')}`).toBe(new Set(calls).size)
    }
  })

  test('60 unknown ids at most two at a time, and those that the vendor does not have only once', {
    tag: '@attack',
  }, async ({ pair: { vendor, site } }) => {
    // Lists live long here, so that nothing but the ids is asked for.
    const keptOnDisk = async () =>
      (await readdir(path.join(site.dataDir, 'cache'), { recursive: true })).length
    const keptBefore = await keptOnDisk()
    const visit = () =>
      Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          textOf(site, `/photo-categories?id=unknown${index}`),
        ),
      )
    const askedFor = () => vendor.calls('/api/subGallery').map(({ query }) => query.id)
    vendor.setFault('slow', /subGallery/)
    vendor.forget()
    await visit()
    expect(vendor.mostAtOnce).toBeLessThanOrEqual(2)
    await expect.poll(() => vendor.underWay, { timeout: 20_000 }).toBe(0)
    const first = askedFor()
    expect(first.length).toBeGreaterThan(0)
    vendor.setFault(null)
    vendor.forget()
    await visit()
    expect(askedFor().filter((id) => first.includes(id))).toEqual([])
    expect((await keptOnDisk()) - keptBefore).toBeLessThan(20)
  })

  test('60 unknown ids while the vendor hangs: a few calls, then the vendor is left in peace', {
    tag: '@attack',
  }, async ({ pairOf }) => {
    const { vendor, site } = await pairOf(crowded)
    const visit = (name: string) =>
      Promise.all(
        Array.from({ length: 60 }, (_, index) => textOf(site, `/blog-inner?id=${name}${index}`)),
      )
    const logBefore = site.log().length
    vendor.setFault('hang')
    vendor.forget()
    await visit('unknown')
    await expect
      .poll(() => site.log().slice(logBefore), { timeout: 20_000 })
      .toMatch(/"kind":"post \(unlisted\)".*left in peace/)
    expect(vendor.calls('/api/innerBlog').length).toBeLessThanOrEqual(16)
    vendor.forget()
    await visit('another')
    // One call may look whether the vendor is back.
    expect(vendor.calls('/api/innerBlog').length).toBeLessThanOrEqual(1)
    await expect.poll(() => vendor.sockets, { timeout: 20_000 }).toBe(0)
  })
})

test('a build with no vendor and a start with one never shows placeholders or demonstration content', async ({
  site,
}) => {
  test.setTimeout(120_000)
  for (const { path: address } of routes) {
    const html = await textOf(site, address)
    expect(wordsOf(html), address).toEqual([])
  }
})

test('a start without the vendor shows the placeholders of the specification, and heals; a post is there before its list', async ({
  site: { url },
}) => {
  const [{ id }] = await (await fetch(`${url}/api/lists/blog-post`)).json()
  const { vendor, site, stop } = await startPair({ ...short, VENDOR_TIMEOUT_MS: '1000' }, 'hang')
  expect(wordsOf(await textOf(site, '/'))).toEqual(['Stay Tuned For More Updates'])
  // Career counselling has two such cards.
  const cards = (await sourceOf(`${site.url}/careercounseling`)).split(
    'Stay Tuned For More Updates',
  )
  expect(cards).toHaveLength(3)
  vendor.setFault('status 500', /^\/api\/blog\//)
  const post = await fetch(`${site.url}/blog-inner?id=${id}`)
  expect(post.status).toBe(200)
  expect(await post.text()).toContain('<article')
  vendor.setFault(null)
  await expect(async () => {
    expect(wordsOf(await textOf(site, '/'))).toEqual([])
  }).toPass({ timeout: 40_000 })
  await stop()
})

test('the webhook waits for a slow vendor, so that the next request shows new content', async ({
  pair: { vendor, site },
}) => {
  await textOf(site, '/news')
  vendor.setAnswer(newsPath, newsOf('Slow but new'))
  vendor.setFault('slow')
  expect(await (await callWebhook(site)).json()).toMatchObject({ renewed: true })
  expect((await textOf(site, '/news')).includes('Slow but new')).toBe(true)
})

const rubbish: [string, unknown][] = [
  ['a body that says it failed', { success: false, message: 'Database unreachable', data: [] }],
  ['no known field', [{ error: 'db' }]],
  ['every record dropped', Array(500).fill(null)],
  ['the first page of many', { total: 500, pages: 25, data: [] }],
]

test('rubbish with status 200 never replaces a good answer, and the webhook says so', async ({
  pair,
}) => {
  const { vendor, site } = pair
  await publish(pair, newsPath, newsOf('Before the outage'))
  for (const [what, body] of rubbish) {
    vendor.setAnswer(newsPath, body)
    const webhook = await (await callWebhook(site)).json()
    expect(webhook, what).toMatchObject({
      renewed: false,
      lists: { news: { records: 1, renewed: false }, events: { renewed: true } },
    })
    expect((await textOf(site, '/news')).includes('Before the outage'), what).toBe(true)
  }
})

test('a vendor that refuses is asked once and then left in peace, and health says failing', async ({
  pair: { vendor, site },
}) => {
  vendor.setAnswer('/api/news/All/DPSSWB', { status: 401, error: 'no' })
  expect(await (await callWebhook(site)).json()).toMatchObject({ renewed: false })
  vendor.forget()
  await Promise.all(Array.from({ length: 50 }, () => fetch(`${site.url}/api/lists/news`)))
  expect(vendor.calls(newsPath)).toHaveLength(0)
  const health = await healthFacts(site)
  expect(health).toMatchObject({
    vendor: 'failing',
    lists: { news: { loaded: true, failure: { status: 401, check: 'VENDOR_API_TOKEN' } } },
  })
})
