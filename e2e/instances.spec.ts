import { Redis } from 'ioredis'
import { contact, formCalls, posted } from './support/forms'
import { thisYear } from './support/lists'
import { RedisServer } from './support/redis'
import { type Site, startSite, temporaryFolder, testSecret, testToken } from './support/site'
import { expect, test } from './support/test'
import { VendorServer } from './support/vendor-server'

const newsPath = '/api/news/All/DPSSWB'

test.skip(!process.env.WHOLE, 'npm run test:whole starts two instances with a Redis')
// One worker, so that Redis is installed once.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  test.setTimeout(300_000)
  test.skip(!RedisServer.isAvailable(), 'no Linux with redis-server')
})

const stops: (() => Promise<unknown>)[] = []

test.afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

function newsOf(title: string) {
  return [{ title, fromDate: `${thisYear}-01-10` }]
}

/** Two instances with folders of their own, one vendor and one Redis; the second has never had an answer of the vendor. */
async function startTwo() {
  const redis = await RedisServer.start()
  stops.push(() => redis.kill())
  const vendor = await VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })
  stops.push(() => vendor.refuse())
  vendor.setAnswer(newsPath, newsOf('First news'))
  const start = async () => {
    const site = await startSite({ env: { VENDOR_API_URL: vendor.url, REDIS_URL: redis.url } })
    stops.push(site.stop)
    return site
  }
  const one = await start()
  vendor.setFault('status 500')
  return { redis, vendor, one, two: await start() }
}

async function shows(site: Site, title: string): Promise<boolean> {
  return (await (await fetch(`${site.url}/news`)).text()).includes(title)
}

/** Posts fields as a page of the site does. */
function post(site: Site, path: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return fetch(site.url + path, { method: 'POST', body, headers: { origin: site.url } })
}

const send = (site: Site, message: string) =>
  post(site, '/api/forms/contact', { ...contact, message })

// With a Redis that is frozen or away: lib/http/limit.test.ts, lib/cache/redis.test.ts, lib/vendor-api/relay.test.ts and
// lib/forms/shared/idempotent.test.ts.
test('with REDIS_URL two instances share vendor data, invalidation and rate limits', async () => {
  const { redis, vendor, one, two } = await startTwo()
  await test.step('vendor data', async () => {
    expect(await shows(one, 'First news')).toBe(true)
    await expect.poll(() => shows(two, 'First news'), { timeout: 20_000 }).toBe(true)
  })
  await test.step('invalidation', async () => {
    vendor.setFault(null)
    vendor.setAnswer(newsPath, newsOf('Second news'))
    const webhook = await fetch(`${one.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testSecret}` },
      body: JSON.stringify({ tags: ['news'] }),
    })
    expect(await webhook.json()).toMatchObject({
      revalidated: ['news'],
      renewed: true,
      lists: { news: { records: 1, renewed: true } },
    })
    expect(await shows(one, 'Second news')).toBe(true)
    await expect.poll(() => shows(two, 'Second news'), { timeout: 15_000 }).toBe(true)
  })
  await test.step('rate limits', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 24; at += 1) {
      const pupil = { name: `Nobody ${at}`, admission: '1' }
      statuses.push((await post(at % 2 ? one : two, '/api/tc', pupil)).status)
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  })
  await test.step('a form whose instance dies: told so, sent when the button is pressed once more', async () => {
    vendor.setFault('held', formCalls)
    const first = send(one, 'Interrupted').catch(() => null)
    await expect.poll(() => posted(vendor).length).toBe(1)
    process.kill(one.pid, 'SIGKILL')
    await first
    // Ten seconds later, as Redis counts them.
    const client = new Redis(redis.url)
    const [key = ''] = await client.keys('sent:*')
    await client.pexpire(key, (await client.pttl(key)) - 10_000)
    client.disconnect()
    vendor.setFault(null)
    const told = await send(two, 'Interrupted')
    expect([told.status, await told.text()]).toEqual([
      409,
      expect.stringContaining('press the button'),
    ])
    expect(posted(vendor)).toHaveLength(1)
    await expect.poll(async () => (await send(two, 'Interrupted')).status).toBe(200)
    expect((await send(two, 'Interrupted')).status).toBe(200)
    expect(posted(vendor)).toHaveLength(2)
  })
})
