import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it, type Mock, vi } from 'vitest'
import { z } from 'zod'
import { type CacheReads, type CacheSource, gatherReads } from '@/lib/cache/reads'
import { newFolder } from '@/testing/folder'
import { resetProcess } from '@/testing/new-process'

type Call = { path: string; maxBytes?: number }

// New for each test, so that a slow write or a retry of one cannot reach the next.
let fetchVendorJson: Mock<(call: Call) => Promise<unknown>>
let dataDir: string
let cache: typeof import('./queries')
let errors: typeof import('./errors')

/** Responses by path; a function may throw. */
let answers: Map<string, unknown>

beforeEach(async () => {
  dataDir = newFolder()
  fetchVendorJson = vi.fn(async ({ path: callPath }) => {
    const response = answers.get(callPath)
    if (typeof response === 'function') return response()
    if (response === undefined)
      throw new errors.VendorError(callPath, 'status', 'status 404', { status: 404 })
    return response
  })
  const VENDOR_API_URL = 'https://vendor.example'
  resetProcess({ DATA_DIR: dataDir, VENDOR_API_URL, REVALIDATE_SECONDS: '5' })
  vi.doMock('./client', async (original) => ({
    ...(await original<typeof import('./client')>()),
    fetchVendorJson,
  }))
  cache = await import('./queries')
  errors = await import('./errors')
  answers = new Map()
})

const texts = z.array(z.string())
const record = z.object({ text: z.string() }).nullable()

const fails = (status: number) => () => {
  throw new errors.VendorError('/api', 'status', 'a status', { status })
}

function newsQuery() {
  return cache.defineList('news', { path: '/news' }, texts)
}

function albumQuery(listed: readonly string[] = ['1', '2']) {
  return cache.defineRecords('gallery', 'album', {
    call: (id) => ({ path: `/album/${id}` }),
    schema: record,
    listed: (id) => (listed.includes(id) ? { text: 'from the list' } : undefined),
    sample: () => listed[0],
  })
}

const calls = () => fetchVendorJson.mock.calls.map(([call]) => call.path)

async function stateOf(album: ReturnType<typeof albumQuery>, id: string): Promise<string> {
  const reads: CacheReads = new Map()
  const found = await gatherReads(reads, () => album(id))
  const isLoaded = [...reads.keys()].every((source) => source.isLoaded)
  if (!isLoaded) return 'unavailable'
  return found ? 'found' : 'absent'
}

it('rejects a list that would exceed the memory budget, and keeps its last good response', async () => {
  const { log } = await import('@/lib/platform/log')
  const warn = vi.spyOn(log, 'warn')
  const long = (megabytes: number) => Array(megabytes * 1024).fill('x'.repeat(1024))
  const events = cache.defineList('events', { path: '/events' }, texts)
  answers.set('/news', ['good'])
  answers.set('/events', long(8))
  expect([await newsQuery()(), (await events())?.length]).toEqual([['good'], 8 * 1024])
  answers.set('/news', long(5))
  expect(await cache.invalidate(['news'])).toEqual({ news: { records: 1, renewed: false } })
  expect(warn.mock.lastCall?.[0]).toMatchObject({ key: 'news', reason: 'too large' })
  expect(await cache.invalidate(['events'])).toMatchObject({ events: { renewed: true } })
  answers.set('/events', ['one'])
  await cache.invalidate(['events'])
  expect(await cache.invalidate(['news'])).toEqual({ news: { records: 5 * 1024, renewed: true } })
})

it('returns null for a list that never loaded, and retries the call in the background after REVALIDATE_SECONDS', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  answers.set('/news', fails(500))
  const news = newsQuery()
  expect([await news(), news.cached()]).toEqual([null, null])
  answers.set('/news', ['A'])
  vi.advanceTimersByTime(5100)
  await vi.waitFor(() => expect(news.cached()).toEqual(['A']))
})

it('readAllLists calls the vendor for every list, and waitForLists waits for the last call', async () => {
  const response: (() => void)[] = []
  answers.set('/news', () => new Promise((resolve) => response.push(() => resolve(['A']))))
  const news = newsQuery()
  cache.defineList('blog', { path: '/blog' }, texts)
  const ended: string[] = []
  const warmed = cache.readAllLists().then(() => ended.push('warm'))
  await vi.waitFor(() => expect(response).toHaveLength(1))
  const idle = cache.waitForLists().then(() => ended.push('idle'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(ended).toEqual([])
  response[0]?.()
  await Promise.all([warmed, idle])
  expect(calls().toSorted()).toEqual(['/blog', '/news'])
  expect(news.cached()).toEqual(['A'])
  expect(cache.getListFacts()).toMatchObject({ news: { loaded: true }, blog: { loaded: false } })
})

it('reports a record as found, absent or unavailable, and shows of an unavailable one what the list has', async () => {
  answers.set('/album/1', { text: 'One' })
  answers.set('/album/2', fails(500))
  const album = albumQuery()
  const ids = ['1', 'unknown', '2']
  const states = await Promise.all(ids.map((id) => stateOf(album, id)))
  expect(states).toEqual(['found', 'absent', 'unavailable'])
  expect(await Promise.all(ids.map(album))).toEqual([
    { text: 'One' },
    null,
    { text: 'from the list' },
  ])
  expect(fetchVendorJson.mock.calls[0]?.[0].maxBytes).toBe(1024 * 1024)
})

it('reports a blocked record as absent without calling the vendor', async () => {
  await writeFile(path.join(dataDir, 'taken-down.txt'), '/photo-categories?id=1\n')
  answers.set('/album/1', { text: 'One' })
  answers.set('/album/2', { text: 'Two' })
  const album = albumQuery(['1', '2'])
  expect([await stateOf(album, '1'), await stateOf(album, '2')]).toEqual(['absent', 'found'])
  expect(calls()).toEqual(['/album/2'])
})

it('caches the absence of a record for five minutes, only in memory', async () => {
  const album = albumQuery()
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now')
  const callsAfter = async (minutes: number) => {
    clock.mockReturnValue(start + minutes * 60_000)
    expect(await stateOf(album, 'unknown')).toBe('absent')
    return calls().length
  }
  expect([await callsAfter(0), await callsAfter(4), await callsAfter(6)]).toEqual([1, 1, 2])
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  expect(entries.filter((entry) => entry.isFile())).toEqual([])
})

it.each([
  ['null', null],
  ['404', undefined],
])(
  'never reports a listed record as absent, even if the vendor responds %s',
  async (_response, answer) => {
    answers.set('/album/1', answer)
    expect(await stateOf(albumQuery(), '1')).toBe('unavailable')
  },
)

it('fetches an absent record again as soon as a list contains its id', async () => {
  const listed: string[] = []
  const album = albumQuery(listed)
  expect(await stateOf(album, '3')).toBe('absent')
  answers.set('/album/3', { text: 'Three' })
  expect(await stateOf(album, '3')).toBe('absent')
  listed.push('3')
  expect(await stateOf(album, '3')).toBe('found')
})

it('errors for unlisted album ids do not open the circuit breaker of listed albums', async () => {
  const album = albumQuery()
  answers.set('/album/1', { text: 'One' })
  for (let at = 0; at < 30; at += 1) {
    answers.set(`/album/bad${at}`, fails(500))
    expect(await stateOf(album, `bad${at}`)).toBe('unavailable')
  }
  expect(calls()).toHaveLength(5)
  expect(await stateOf(album, '1')).toBe('found')
  expect(cache.getVendorState()).toBe('not called yet')
})

it('a flood of requests for unknown album ids does not delay lists and listed albums', async () => {
  const album = albumQuery()
  answers.set('/news', ['A'])
  answers.set('/album/1', { text: 'One' })
  const states = new Set<string>()
  for (let at = 0; at < 100; at += 1) {
    answers.set(`/album/made-up${at}`, () => new Promise(() => undefined))
    void stateOf(album, `made-up${at}`).then((state) => states.add(state))
  }
  await vi.waitFor(() => expect(states).toEqual(new Set(['unavailable'])))
  expect(calls()).toHaveLength(2)
  expect(await stateOf(album, '1')).toBe('found')
  expect(await newsQuery()()).toEqual(['A'])
})

it('limits the memory of cached records, and expires pages that show an evicted record', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => String(index))
  for (const id of ids) answers.set(`/album/${id}`, { text: id.padEnd(250_000, 'x') })
  const album = albumQuery(ids)
  const sources = new Map<CacheSource, number>()
  for (const id of ids) await gatherReads(sources, () => album(id))
  const loaded = [...sources.keys()].filter(({ isLoaded }) => isLoaded)
  expect(loaded.length).toBeGreaterThan(10)
  expect(loaded.length).toBeLessThan(17)
  const [first] = sources.keys()
  expect(first).toMatchObject({ isRecord: true, isLoaded: false, version: 2, minVersion: 2 })
})

it('invalidate() returns for each list the number of records and whether the list was revalidated', async () => {
  answers.set('/news', ['A'])
  answers.set('/short', ['A', 'B'])
  const news = newsQuery()
  cache.defineList('news', { path: '/short' }, texts, { name: 'news-latest' })
  cache.defineList('blog', { path: '/blog' }, texts)
  await news()
  answers.set('/news', fails(500))
  expect(await cache.invalidate(['news'])).toEqual({
    news: { records: 1, renewed: false },
    'news-latest': { records: 2, renewed: true },
  })
  expect(await news()).toEqual(['A'])
  expect(calls()).not.toContain('/blog')
})

it('a webhook for “gallery” expires a cached album, but a webhook for “news” does not', async () => {
  answers.set('/album/1', { text: 'Old' })
  const album = albumQuery()
  await album('1')
  answers.set('/album/1', { text: 'New' })
  await cache.invalidate(['news'])
  expect(await album('1')).toEqual({ text: 'Old' })
  await cache.invalidate(['gallery'])
  expect(await album('1')).toEqual({ text: 'New' })
})

it('reports whether the vendor responds, and why a list failed to load', async () => {
  answers.set('/news', fails(401))
  expect(cache.getVendorState()).toBe('not called yet')
  await newsQuery()()
  expect(cache.getVendorState()).toBe('failing')
  const failure = { status: 401, check: expect.any(String) }
  expect(cache.getListFacts()).toMatchObject({ news: { loaded: false, failure } })
  answers.set('/news', ['A'])
  await cache.invalidate(['news'])
  expect(cache.getVendorState()).toBe('responding')
})

it('keeps the last good list if the vendor renames the field that its page needs', async () => {
  await import('./resources')
  const path = '/api/news/All/{school}'
  answers.set(path, [{ title: 'A', fromDate: '2026-11-20' }])
  await cache.readAllLists()
  answers.set(path, [{ heading: 'B', fromDate: '2026-11-21' }])
  expect(await cache.invalidate(['news'])).toMatchObject({ news: { records: 1, renewed: false } })
  const failure = { reason: 'wrong shape', call: 'GET /api/news/All/DPSSWB' }
  expect(cache.getListFacts().news).toMatchObject({ failure })
})

it('reports the texts of a list in its facts as soon as a page has shown them', async () => {
  const { getNews } = await import('./resources/news')
  const { descriptionOf } = await import('./rich-text')
  const news = { title: 'A', description: '<img src="cid:x">' }
  answers.set('/api/news/All/{school}', [news])
  const records = await getNews()
  expect(cache.getListFacts().news?.leftOut).toEqual([])
  records?.forEach(descriptionOf)
  expect(cache.getListFacts().news?.leftOut).toMatchObject([{ field: 'description', count: 1 }])
})
