import { expect, it, vi } from 'vitest'
import type { CacheSource } from '@/lib/cache/reads'
import { toEncodings } from '@/server/http/encoding'
import { cacheSource } from '@/testing/cache-source'
import { createPageCache, type RenderedPage } from './page-cache'

const retryMs = 15_000
const revalidateMs = 60_000

const newsKey = { url: '/news', hasFilters: false, showsRecords: true }

const source = () => cacheSource({ revalidateIfStale: vi.fn<() => undefined>() })

/** A page cache whose pages contain the number of renders so far, and a state that a test can change. */
function setUp(reads: (CacheSource & object)[] = [], kilobytes = 1) {
  const page = { status: 200, isIndexed: true, isShared: true }
  vi.useFakeTimers({ toFake: ['performance'] })
  const state = { generation: '2026-11-22', renders: 0, ...page }
  const gates: (() => void)[] = []
  let isHeld = false
  const render = vi.fn(async (): Promise<RenderedPage> => {
    const noted = new Map(reads.map((one) => [one, one.version]))
    state.renders += 1
    const body = Buffer.from(`page ${state.renders}`.padEnd(kilobytes * 1000))
    if (isHeld) await new Promise<void>((resolve) => gates.push(resolve))
    return {
      reads: noted,
      isIndexed: state.isIndexed,
      isShared: state.isShared,
      response: { status: state.status, headers: {}, encodings: toEncodings({ identity: body }) },
    }
  })
  const cache = createPageCache({
    render,
    generation: () => state.generation,
    retryMs,
    revalidateMs,
  })
  const get = async (url = '/news', more: Partial<typeof newsKey> = {}) => {
    const { response } = await cache.get({ ...newsKey, url, ...more })
    const { status, encodings } = response
    return `${status} ${String(encodings.identity.body).trim()}`
  }
  return {
    state,
    render,
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

function expire(list: CacheSource & { version: number; minVersion: number }): void {
  list.version += 1
  list.minVersion = list.version
}

const background = () => new Promise((resolve) => setImmediate(resolve))

it('renders a page once for concurrent requests', async () => {
  const { get, render, hold, release } = setUp([source()])
  hold()
  const all = Promise.all([get(), get(), get()])
  await release()
  expect(await all).toEqual(['200 page 1', '200 page 1', '200 page 1'])
  expect(render).toHaveBeenCalledOnce()
})

it('revalidates the stale lists of a page at each cache hit', async () => {
  const news = source()
  const { get } = setUp([news])
  await get()
  await get()
  expect(news.revalidateIfStale).toHaveBeenCalledOnce()
})

it('serves the stale page after its data has changed, and renders the fresh page in the background', async () => {
  const news = source()
  const { get, render, hold, release } = setUp([news])
  await get()
  news.version += 1
  hold()
  expect(await Promise.all([get(), get()])).toEqual(['200 page 1', '200 page 1'])
  await release()
  expect(await get()).toBe('200 page 2')
  expect(render).toHaveBeenCalledTimes(2)
})

it('after a webhook for a page’s list, the next request for the page waits for a fresh render', async () => {
  const [news, blog] = [source(), source()]
  const { get } = setUp([news, blog])
  await get()
  for (const list of [news, blog]) list.version += 1
  news.minVersion = news.version
  expect(await get()).toBe('200 page 2')
})

it('keeps serving a stale page when its render fails, and backs off', async () => {
  const news = source()
  const { cache, state, render } = setUp([news])
  const getPage = async () => {
    const { response, isHit, isFresh } = await cache.get(newsKey)
    return [String(response.encodings.identity.body).trim(), isHit, isFresh]
  }
  expect([await getPage(), await getPage()]).toEqual([
    ['page 1', false, true],
    ['page 1', true, true],
  ])
  expire(news)
  state.status = 500
  for (let times = 0; times < 5; times += 1)
    expect(await getPage()).toEqual(['page 1', true, false])
  expect(render).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(retryMs)
  render.mockRejectedValueOnce(new Error('broken'))
  expect(await getPage()).toEqual(['page 1', true, false])
  state.status = 200
  vi.advanceTimersByTime(retryMs)
  expect(await getPage()).toEqual(['page 3', false, true])
})

it('renders a page again after a webhook, even if the webhook arrived during a render of the page', async () => {
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
  [
    'replaces a cached page whose new render is a 404, and does not cache the 404',
    404,
    '404 page 3',
  ],
])('%s', async (_what, status, then) => {
  const album = source()
  const { get, state } = setUp([album])
  const url = '/photo-categories?id=a'
  await get(url)
  album.version += 1
  Object.assign(state, { status, isIndexed: false })
  expect(await get(url)).toBe('200 page 1')
  await background()
  expect(await get(url)).toBe(then)
})

const year = 365 * 86_400_000
it.each([
  ['caches a page until the next retry if its data failed to load', [false], true, retryMs],
  [
    'caches a page of records for a minute if its render read no cached data',
    [],
    true,
    revalidateMs,
  ],
  ['caches a page without records forever', [], false, year],
  ['caches a page until its data has a newer version', [true], true, year],
])('%s', async (_what, loaded, showsRecords, lifeMs) => {
  const { get } = setUp(loaded.map((isLoaded) => ({ ...source(), isLoaded })))
  const getNews = () => get('/news', { showsRecords })
  await getNews()
  vi.advanceTimersByTime(lifeMs - 1)
  expect(await getNews()).toBe('200 page 1')
  vi.advanceTimersByTime(1)
  expect(await getNews()).toBe(lifeMs === year ? '200 page 1' : '200 page 2')
})

it.each([
  ['a 404', { status: 404 }],
  ['a 500', { status: 500 }],
  ['a 503', { status: 503 }],
  ['a page that is meant for one visitor only', { isShared: false }],
])('does not cache %s', async (_what, result) => {
  const { get, state } = setUp([source()])
  Object.assign(state, result)
  await get()
  expect(await get()).toBe(`${state.status} page 2`)
})

it('rejects a request for a page if the page’s first render fails', async () => {
  const { get, render } = setUp([source()])
  render.mockRejectedValue(new Error('broken'))
  await expect(get()).rejects.toThrow('broken')
})

it('revalidates two stale pages at a time, and renders a page at once if a visitor waits for it', async () => {
  const news = source()
  const { get, render, hold, release } = setUp([news])
  const urls = Array.from({ length: 70 }, (_, index) => `/news?q=${index}`)
  const requestAll = async () => {
    for (const url of urls) await get(url, { hasFilters: true })
  }
  await requestAll()
  news.version += 1
  hold()
  await requestAll()
  expect(render).toHaveBeenCalledTimes(72)
  // After the webhook, nobody gets the stale page, and the queued revalidation does not render it a second time.
  news.minVersion = news.version
  const awaited = [get('/'), get('/news?q=69', { hasFilters: true })]
  expect(render).toHaveBeenCalledTimes(74)
  await release()
  for (const page of await Promise.all(awaited)) expect(page).toMatch(/^200 page/)
  await vi.waitFor(() => expect(render.mock.calls.length).toBeGreaterThanOrEqual(141))
  expect(render).toHaveBeenCalledTimes(141)
})

it('evicts pages of arbitrary URLs, but no page of a known URL, when the memory budget is exceeded', async () => {
  const { get, render } = setUp([source()], 1000)
  await get('/')
  for (let index = 0; index < 40; index += 1) await get(`/news?q=${index}`, { hasFilters: true })
  expect(render).toHaveBeenCalledTimes(41)
  expect(await get('/')).toBe('200 page 1')
  await get('/news?q=0', { hasFilters: true })
  expect(render).toHaveBeenCalledTimes(42)
})

it('keeps the page of a real record cached while many made-up ids are requested', async () => {
  const { get, state, render } = setUp([source()], 1000)
  await get('/blog-inner?id=real')
  state.isIndexed = false
  for (let index = 0; index < 60; index += 1) await get(`/blog-inner?id=${index}`)
  expect(await get('/blog-inner?id=real')).toBe('200 page 1')
  expect(render).toHaveBeenCalledTimes(61)
})
