import { describe, expect, it, vi } from 'vitest'
import type { CacheSource } from '@/lib/cache/reads'
import { encodingsOf } from './encoding'
import { createPageCache, type MadePage } from './page-cache'

const retryMs = 15_000
const revalidateMs = 60_000

function source() {
  return {
    version: 1,
    minVersion: 0,
    isLoaded: true,
    isRecord: false,
    revalidate: vi.fn(),
  } satisfies CacheSource
}

/** A page cache whose pages say how often they were made, with all that may change beside it. */
function setUp(reads: (CacheSource & object)[] = [], kilobytes = 1) {
  const also: Pick<MadePage, 'compressHarder'> = {}
  const world = {
    also,
    now: 0,
    edition: '2026-11-22',
    status: 200,
    isIndexed: true,
    isShared: true,
    made: 0,
  }
  const gates: (() => void)[] = []
  let isHeld = false
  const make = vi.fn(async (): Promise<MadePage> => {
    const noted = new Map(reads.map((one) => [one, one.version]))
    world.made += 1
    const body = Buffer.from(`page ${world.made}`.padEnd(kilobytes * 1000))
    if (isHeld) await new Promise<void>((resolve) => gates.push(resolve))
    return {
      ...world.also,
      reads: noted,
      isIndexed: world.isIndexed,
      isShared: world.isShared,
      answer: { status: world.status, headers: {}, encodings: encodingsOf({ identity: body }) },
    }
  })
  const cache = createPageCache({
    make,
    now: () => world.now,
    edition: () => world.edition,
    retryMs,
    revalidateMs,
  })
  const get = async (url = '/news', { isBounded = true, showsRecords = true } = {}) => {
    const { answer } = await cache.get({ url, isBounded, showsRecords })
    const { status, encodings } = answer
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
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('a kept page', () => {
  it('is made once, whoever asks for it while it is made', async () => {
    const { get, make, hold, release } = setUp([source()])
    hold()
    const all = Promise.all([get(), get(), get()])
    await release()
    expect(await all).toEqual(['200 page 1', '200 page 1', '200 page 1'])
    expect(make).toHaveBeenCalledOnce()
  })

  it('is given as long as the versions of what it shows stand, however long', async () => {
    const news = source()
    const { get, world } = setUp([news])
    await get()
    world.now += 365 * 86_400_000
    expect(await get()).toBe('200 page 1')
  })

  it('is compressed harder once, when it has been given three times, and given so from then on', async () => {
    const { get, world } = setUp([source()])
    const smaller = {
      status: 200,
      headers: {},
      encodings: encodingsOf({ identity: Buffer.from('smaller') }),
    }
    const compressHarder = vi.fn(async () => smaller)
    world.also = { compressHarder }
    await get()
    for (let times = 0; times < 2; times += 1) await get()
    expect(compressHarder).not.toHaveBeenCalled()
    expect(await get()).toBe('200 page 1')
    await vi.waitFor(async () => expect(await get()).toBe('200 smaller'))
    for (let times = 0; times < 5; times += 1) await get()
    expect(compressHarder).toHaveBeenCalledOnce()
  })

  it('is compressed harder while no other page is', async () => {
    const { get, world } = setUp([source()])
    const open: (() => void)[] = []
    const compressHarder = vi.fn(() => new Promise<never>((_, fail) => open.push(() => fail())))
    world.also = { compressHarder }
    for (let times = 0; times < 4; times += 1)
      for (const url of ['/news', '/events']) await get(url)
    expect(compressHarder).toHaveBeenCalledTimes(1)
    open[0]?.()
    await vi.waitFor(() => expect(compressHarder).toHaveBeenCalledTimes(2))
  })

  it('stays as it is when it cannot be compressed harder', async () => {
    const { get, world } = setUp([source()])
    const compressHarder = vi.fn(() => Promise.reject(new Error('no memory')))
    world.also = { compressHarder }
    for (let times = 0; times < 6; times += 1) expect(await get()).toBe('200 page 1')
    expect(compressHarder).toHaveBeenCalledOnce()
  })

  it('asks, each time it is given, for what has become old', async () => {
    const news = source()
    const { get } = setUp([news])
    await get()
    await get()
    expect(news.revalidate).toHaveBeenCalledOnce()
  })

  it('is given once more while the new one is made, when something it shows has changed', async () => {
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

  it('is not given again after a webhook', async () => {
    const news = source()
    const { get } = setUp([news])
    await get()
    news.version += 1
    news.minVersion = news.version
    expect(await get()).toBe('200 page 2')
    expect(await get()).toBe('200 page 2')
  })

  it('is not given again after a webhook for one list, though another has only changed', async () => {
    const [news, blog] = [source(), source()]
    const { get } = setUp([news, blog])
    await get()
    for (const list of [news, blog]) list.version += 1
    news.minVersion = news.version
    expect(await get()).toBe('200 page 2')
  })

  it('is told as kept, and one that had to be made as not (RFC 9211)', async () => {
    const news = source()
    const { cache, world } = setUp([news])
    const isHit = async () =>
      (await cache.get({ url: '/news', isBounded: true, showsRecords: true })).isHit
    expect([await isHit(), await isHit()]).toEqual([false, true])
    news.version += 1
    news.minVersion = news.version
    world.status = 500
    expect(await isHit()).toBe(true)
    world.now += retryMs
    world.status = 200
    expect(await isHit()).toBe(false)
  })

  it('is not given on another day, whichever way the clock went', async () => {
    const { get, world } = setUp([source()])
    await get()
    world.edition = '2026-11-21'
    expect(await get()).toBe('200 page 2')
    world.edition = '2026-11-22'
    expect(await get()).toBe('200 page 3')
  })

  it('stays when the new one fails', async () => {
    const news = source()
    const { get, world, make } = setUp([news])
    await get()
    news.version += 1
    news.minVersion = news.version
    world.status = 500
    expect(await get()).toBe('200 page 1')
    world.now += retryMs
    make.mockRejectedValueOnce(new Error('broken'))
    expect(await get()).toBe('200 page 1')
  })

  it('that could not be made anew is not tried again at once', async () => {
    const news = source()
    const { get, world, make } = setUp([news])
    await get()
    news.version += 1
    news.minVersion = news.version
    world.status = 500
    for (let times = 0; times < 5; times += 1) expect(await get()).toBe('200 page 1')
    expect(make).toHaveBeenCalledTimes(2)
    world.status = 200
    world.now += retryMs
    expect(await get()).toBe('200 page 3')
  })

  it('is not what a request after a webhook gets, when it was under way before', async () => {
    const news = source()
    const { get, hold, release } = setUp([news])
    await get()
    news.version += 1
    hold()
    await get()
    news.version += 1
    news.minVersion = news.version
    const after = get()
    await release()
    expect(await after).toBe('200 page 3')
  })

  it('of a record that was taken away goes, and what is in its place is kept', async () => {
    const album = source()
    const { get, world, make } = setUp([album])
    const url = '/photo-categories?id=a'
    await get(url)
    album.version += 1
    world.isIndexed = false
    expect(await get(url)).toBe('200 page 1')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await get(url)).toBe('200 page 2')
    expect(await get(url)).toBe('200 page 2')
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('that is not found any more goes', async () => {
    const album = source()
    const { get, world } = setUp([album])
    await get()
    album.version += 1
    world.status = 404
    await get()
    await new Promise((resolve) => setImmediate(resolve))
    expect(await get()).toBe('404 page 3')
  })

  it('that changed while it was made is made again', async () => {
    const news = source()
    const { get, hold, release } = setUp([news])
    hold()
    const first = get()
    news.version += 1
    await release()
    await first
    await get()
    await release()
    expect(await get()).toBe('200 page 2')
  })

  it('made while something was not loaded is kept until that is tried again', async () => {
    const news = { ...source(), isLoaded: false }
    const { get, world } = setUp([news])
    await get()
    world.now = retryMs - 1
    expect(await get()).toBe('200 page 1')
    world.now = retryMs
    expect(await get()).toBe('200 page 2')
  })

  it('of records that does not tell what it shows is kept for as long as an answer is new', async () => {
    const { get, world } = setUp([])
    await get()
    world.now = revalidateMs
    expect(await get()).toBe('200 page 2')
  })

  it('of words is kept for ever', async () => {
    const { get, world } = setUp([])
    await get('/our-motto', { showsRecords: false })
    world.now = 365 * 86_400_000
    expect(await get('/our-motto', { showsRecords: false })).toBe('200 page 1')
  })
})

describe('what is not kept', () => {
  it.each([404, 500, 503])('an answer with status %i', async (status) => {
    const { get, world } = setUp([source()])
    world.status = status
    await get()
    expect(await get()).toBe(`${status} page 2`)
  })

  it('a page that is for one visitor', async () => {
    const { get, world } = setUp([source()])
    world.isShared = false
    await get()
    expect(await get()).toBe('200 page 2')
  })

  it('rejects when a page was never made and cannot be', async () => {
    const { get, make } = setUp([source()])
    make.mockRejectedValue(new Error('broken'))
    await expect(get()).rejects.toThrow('broken')
  })
})

it('kept pages that have changed are made anew two at a time; a page that is waited for goes before them', async () => {
  const news = source()
  const { get, make, hold, release } = setUp([news])
  const urls = Array.from({ length: 70 }, (_, index) => `/news?q=${index}`)
  for (const url of urls) await get(url, { isBounded: false })
  news.version += 1
  hold()
  for (const url of urls) await get(url, { isBounded: false })
  expect(make).toHaveBeenCalledTimes(72)
  const page = get('/')
  expect(make).toHaveBeenCalledTimes(73)
  await release()
  await page
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(141))
})

it('a visitor does not wait for the turn of a page that is made anew in the background', async () => {
  const news = source()
  const { get, make, hold, release } = setUp([news])
  const urls = Array.from({ length: 20 }, (_, index) => `/news?q=${index}`)
  for (const url of urls) await get(url, { isBounded: false })
  news.version += 1
  hold()
  for (const url of urls) await get(url, { isBounded: false })
  expect(make).toHaveBeenCalledTimes(22)
  // After the webhook nobody is shown the kept one.
  news.minVersion = news.version
  const waitedFor = get('/news?q=19', { isBounded: false })
  expect(make).toHaveBeenCalledTimes(23)
  await release()
  expect(await waitedFor).toMatch(/^200 page/)
  await vi.waitFor(() => expect(make.mock.calls.length).toBeGreaterThanOrEqual(40))
  // It is not made once more when its turn comes.
  expect(make).toHaveBeenCalledTimes(40)
})

describe('bounds in bytes', () => {
  it('made-up addresses push out one another and no page', async () => {
    const { get, make } = setUp([source()], 1000)
    await get('/')
    for (let index = 0; index < 40; index += 1) await get(`/news?q=${index}`, { isBounded: false })
    expect(make).toHaveBeenCalledTimes(41)
    expect(await get('/')).toBe('200 page 1')
    await get('/news?q=0', { isBounded: false })
    expect(make).toHaveBeenCalledTimes(42)
  })

  it('so do made-up ids, whose pages are not to be indexed', async () => {
    const { get, world, make } = setUp([source()], 1000)
    await get('/blog-inner?id=real')
    world.isIndexed = false
    for (let index = 0; index < 60; index += 1) await get(`/blog-inner?id=${index}`)
    expect(await get('/blog-inner?id=real')).toBe('200 page 1')
    expect(make).toHaveBeenCalledTimes(61)
  })
})
