import { expect, it, vi } from 'vitest'
import type { CacheSource } from '@/lib/cache/reads'
import { toEncodings } from '@/server/http/encoding'
import { cacheSource } from '@/testing/cache-source'
import { createPageCache, type RenderedPage } from './page-cache'

const retryMs = 15_000
const revalidateMs = 60_000

const newsKey = { url: '/news', hasFilters: false, showsRecords: true }

const source = () => cacheSource({ revalidateIfStale: vi.fn<() => undefined>() })

/** A page cache whose pages contain the number of renders so far, and a world that a test can change. */
function setUp(reads: (CacheSource & object)[] = [], kilobytes = 1) {
  const page = { status: 200, isIndexed: true, isShared: true }
  const world = { now: 0, epoch: '2026-11-22', made: 0, ...page }
  const gates: (() => void)[] = []
  let isHeld = false
  const make = vi.fn(async (): Promise<RenderedPage> => {
    const noted = new Map(reads.map((one) => [one, one.version]))
    world.made += 1
    const body = Buffer.from(`page ${world.made}`.padEnd(kilobytes * 1000))
    if (isHeld) await new Promise<void>((resolve) => gates.push(resolve))
    return {
      reads: noted,
      isIndexed: world.isIndexed,
      isShared: world.isShared,
      response: { status: world.status, headers: {}, encodings: toEncodings({ identity: body }) },
    }
  })
  const cache = createPageCache({
    render: make,
    now: () => world.now,
    epoch: () => world.epoch,
    retryMs,
    revalidateMs,
  })
  const get = async (url = '/news', more: Partial<typeof newsKey> = {}) => {
    const { response } = await cache.get({ ...newsKey, url, ...more })
    const { status, encodings } = response
    return `${status} ${String(encodings.identity.body).trim()}`
  }
  return {
    world,
    make,
    cache,
    get,
    hold: () => {
      isHeld = true
    },
    release: async () => {
      isHeld = false
      for (const open of gates.splice(0)) open()
      await background()
    },
  }
}

/** Expires a list, as a webhook does. */
function expire(list: CacheSource & { version: number; minVersion: number }): void {
  list.version += 1
  list.minVersion = list.version
}

const background = () => new Promise((resolve) => setImmediate(resolve))

it('renders a page once for concurrent requests', async () => {
  const { get, make, hold, release } = setUp([source()])
  hold()
  const all = Promise.all([get(), get(), get()])
  await release()
  expect(await all).toEqual(['200 page 1', '200 page 1', '200 page 1'])
  expect(make).toHaveBeenCalledOnce()
})

it('revalidates the stale lists of a page at each cache hit', async () => {
  const news = source()
  const { get } = setUp([news])
  await get()
  await get()
  expect(news.revalidateIfStale).toHaveBeenCalledOnce()
})

it('serves a stale page one more time after its data changed, and revalidates it in the background', async () => {
  const news = source()
  const { get, make, hold, release } = setUp([news])
  await get()
  news.version += 1
  hold()
  expect(await Promise.all([get(), get()])).toEqual(['200 page 1', '200 page 1'])
  await release()
  expect(await get()).toBe('200 page 2')
  expect(make).toHaveBeenCalledTimes(2)
})

it('does not serve a page again after a webhook for one of its lists', async () => {
  const [news, blog] = [source(), source()]
  const { get } = setUp([news, blog])
  await get()
  for (const list of [news, blog]) list.version += 1
  news.minVersion = news.version
  expect(await get()).toBe('200 page 2')
})

it('keeps serving a stale page when its render fails, and backs off', async () => {
  const news = source()
  const { cache, world, make } = setUp([news])
  const getPage = async () => {
    const { response, isHit, isFresh } = await cache.get(newsKey)
    return [String(response.encodings.identity.body).trim(), isHit, isFresh]
  }
  expect([await getPage(), await getPage()]).toEqual([
    ['page 1', false, true],
    ['page 1', true, true],
  ])
  expire(news)
  world.status = 500
  for (let times = 0; times < 5; times += 1)
    expect(await getPage()).toEqual(['page 1', true, false])
  expect(make).toHaveBeenCalledTimes(2)
  world.now += retryMs
  make.mockRejectedValueOnce(new Error('broken'))
  expect(await getPage()).toEqual(['page 1', true, false])
  world.status = 200
  world.now += retryMs
  expect(await getPage()).toEqual(['page 3', false, true])
})

it('does not serve a render that began before the webhook to a request after it', async () => {
  const news = source()
  const { get, hold, release } = setUp([news])
  await get()
  news.version += 1
  hold()
  await get()
  expire(news)
  const after = get()
  await release()
  expect(await after).toBe('200 page 3')
})

it.each([
  ['replaces and caches the page of a deleted record', 200, '200 page 2'],
  ['replaces a page that became a 404, and does not cache the 404', 404, '404 page 3'],
])('%s', async (_what, status, then) => {
  const album = source()
  const { get, world } = setUp([album])
  const url = '/photo-categories?id=a'
  await get(url)
  album.version += 1
  Object.assign(world, { status, isIndexed: false })
  expect(await get(url)).toBe('200 page 1')
  await background()
  expect(await get(url)).toBe(then)
})

const year = 365 * 86_400_000
it.each([
  ['caches a page with unloaded data until the next retry', [false], true, retryMs],
  ['caches a page of records that noted no reads for a while', [], true, revalidateMs],
  ['caches a page without records for ever', [], false, year],
  ['caches a page as long as the versions of its data are current', [true], true, year],
])('%s', async (_what, loaded, showsRecords, lifeMs) => {
  const { get, world } = setUp(loaded.map((isLoaded) => ({ ...source(), isLoaded })))
  const ask = () => get('/news', { showsRecords })
  await ask()
  world.now = lifeMs - 1
  expect(await ask()).toBe('200 page 1')
  world.now = lifeMs
  expect(await ask()).toBe(lifeMs === year ? '200 page 1' : '200 page 2')
})

it.each([
  ['a 404', { status: 404 }],
  ['a failure', { status: 500 }],
  ['a 503', { status: 503 }],
  ['a page for one visitor', { isShared: false }],
])('does not cache %s', async (_what, made) => {
  const { get, world } = setUp([source()])
  Object.assign(world, made)
  await get()
  expect(await get()).toBe(`${world.status} page 2`)
})

it('rejects when the first render of a page fails', async () => {
  const { get, make } = setUp([source()])
  make.mockRejectedValue(new Error('broken'))
  await expect(get()).rejects.toThrow('broken')
})

it('revalidates two stale pages at a time, and renders a page that a visitor waits for before them', async () => {
  const news = source()
  const { get, make, hold, release } = setUp([news])
  const urls = Array.from({ length: 70 }, (_, index) => `/news?q=${index}`)
  const requestAll = async () => {
    for (const url of urls) await get(url, { hasFilters: true })
  }
  await requestAll()
  news.version += 1
  hold()
  await requestAll()
  expect(make).toHaveBeenCalledTimes(72)
  // After the webhook, nobody gets the stale page, and the queued revalidation does not render it a second time.
  news.minVersion = news.version
  const awaited = [get('/'), get('/news?q=69', { hasFilters: true })]
  expect(make).toHaveBeenCalledTimes(74)
  await release()
  for (const page of await Promise.all(awaited)) expect(page).toMatch(/^200 page/)
  await vi.waitFor(() => expect(make.mock.calls.length).toBeGreaterThanOrEqual(141))
  expect(make).toHaveBeenCalledTimes(141)
})

it('evicts arbitrary URLs, but no known URL, over the memory budget', async () => {
  const { get, make } = setUp([source()], 1000)
  await get('/')
  for (let index = 0; index < 40; index += 1) await get(`/news?q=${index}`, { hasFilters: true })
  expect(make).toHaveBeenCalledTimes(41)
  expect(await get('/')).toBe('200 page 1')
  await get('/news?q=0', { hasFilters: true })
  expect(make).toHaveBeenCalledTimes(42)
})

it('evicts no page of a real record for those of invented ids', async () => {
  const { get, world, make } = setUp([source()], 1000)
  await get('/blog-inner?id=real')
  world.isIndexed = false
  for (let index = 0; index < 60; index += 1) await get(`/blog-inner?id=${index}`)
  expect(await get('/blog-inner?id=real')).toBe('200 page 1')
  expect(make).toHaveBeenCalledTimes(61)
})
