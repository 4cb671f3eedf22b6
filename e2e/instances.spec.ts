import { RedisServer } from './support/redis'
import { type Site, startSite, temporaryFolder, testSecret, testToken } from './support/site'
import { expect, test } from './support/test'
import { VendorServer } from './support/vendor-server'

const newsPath = '/api/news/All/DPSSWB'

test.skip(
  () => !RedisServer.isAvailable(),
  'skipped: no redis-server here, and it cannot be installed',
)

function newsOf(title: string) {
  return [{ title, fromDate: `${new Date().getFullYear()}-01-10` }]
}

/** Two instances with folders of their own, one vendor and one Redis. */
async function startTwo(env: Record<string, string> = {}) {
  const redis = await RedisServer.start()
  const vendor = await VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })
  vendor.setAnswer(newsPath, newsOf('First news'))
  const shared = { VENDOR_API_URL: vendor.url, REDIS_URL: redis.url, ...env }
  const one = await startSite({ env: shared })
  const callsOfOne = vendor.requests.length
  const two = await startSite({ env: shared })
  return {
    redis,
    vendor,
    one,
    two,
    callsOfOne,
    callsOfTwo: vendor.requests.length - callsOfOne,
    stop: async () => {
      await Promise.all([one.stop(), two.stop()])
      await redis.kill()
      await vendor.refuse()
    },
  }
}

async function shows(site: Site, title: string): Promise<boolean> {
  return (await (await fetch(`${site.url}/news`)).text()).includes(title)
}

function post(site: Site, name: string) {
  const body = new FormData()
  body.set('name', name)
  body.set('admission', '1')
  return fetch(`${site.url}/api/tc`, { method: 'POST', body, headers: { origin: site.url } })
}

test('with REDIS_URL two instances share vendor data and invalidation', async () => {
  const { vendor, one, two, callsOfOne, callsOfTwo, stop } = await startTwo()
  expect(callsOfOne).toBeGreaterThan(10)
  expect(callsOfTwo).toBe(0)
  expect(await shows(one, 'First news')).toBe(true)
  expect(await shows(two, 'First news')).toBe(true)
  vendor.setAnswer(newsPath, newsOf('Second news'))
  const webhook = await fetch(`${one.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${testSecret}` },
    body: JSON.stringify({ tags: ['news'] }),
  })
  expect(await webhook.json()).toEqual({ revalidated: ['news'], renewed: true })
  expect(await shows(one, 'Second news')).toBe(true)
  await expect.poll(() => shows(two, 'Second news'), { timeout: 15_000 }).toBe(true)
  await stop()
})

test('with REDIS_URL two instances share rate limits', async () => {
  const { one, two, stop } = await startTwo()
  const statuses: number[] = []
  for (let at = 0; at < 24; at += 1) {
    const answer = await post(at % 2 ? one : two, `Nobody ${at}`)
    statuses.push(answer.status)
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  await stop()
})

test('Redis frozen, killed and back: nobody waits and nothing is lost', async () => {
  test.setTimeout(90_000)
  const { redis, vendor, one, two, stop } = await startTwo({ REVALIDATE_SECONDS: '1' })
  const visit = async () => {
    const start = performance.now()
    expect(await shows(one, 'First news')).toBe(true)
    expect(await shows(two, 'First news')).toBe(true)
    return performance.now() - start
  }
  const visits = async () => {
    const taken: number[] = []
    for (let at = 0; at < 8; at += 1) {
      taken.push(await visit())
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    return Math.max(...taken)
  }
  const usual = await visits()
  redis.freeze()
  expect(await visits()).toBeLessThan(Math.max(1000, usual * 3))
  redis.thaw()
  await redis.kill()
  vendor.setFault('status 500')
  expect(await visits()).toBeLessThan(Math.max(1000, usual * 3))
  await redis.resume()
  vendor.setFault(null)
  vendor.setAnswer(newsPath, newsOf('Third news'))
  for (const site of [one, two]) {
    await expect.poll(() => shows(site, 'Third news'), { timeout: 30_000 }).toBe(true)
  }
  await stop()
})
