import { expect, it } from 'vitest'
import {
  broken,
  gives,
  inTime,
  pass,
  seconds,
  setUp,
  setUpWith,
  slowly,
  ttl,
} from '@/testing/cached-query'
import type { CachedQuery } from './cached-query'
import { type CacheSource, gatherReads } from './reads'

it('a webhook waits for a slow vendor, and the new value becomes stale after the usual time', async () => {
  const { vendor, read, readOld, source } = setUp()
  await read()
  vendor.response = slowly(4 * seconds, ['newer'])
  expect((await inTime(source.revalidate())).value).toBe(true)
  expect(await read()).toEqual(['newer'])
  expect(await readOld(gives(['newest']))).toEqual(['newest'])
})

it('discards the response of a vendor call that began before a webhook', async () => {
  const { vendor, read, source } = setUp()
  await read()
  await pass(ttl)
  vendor.response = slowly(2 * seconds, ['old'])
  source.revalidateIfStale()
  await pass(100)
  vendor.response = gives(['new'])
  expect(await source.revalidate()).toBe(true)
  await pass(5 * seconds)
  expect(await read()).toEqual(['new'])
})

it('a query fetches an empty list again within ten seconds of a webhook, then accepts it', async () => {
  const { vendor, source } = setUp({}, { shouldRetry: true })
  await source.read()
  vendor.response = gives([])
  expect(await source.revalidate()).toBe(false)
  expect([source.cached?.data, source.minVersion]).toEqual([['good'], 0])
  await pass(10 * seconds)
  expect([source.cached?.data, source.minVersion]).toEqual([[], source.version])
  expect(vendor.load).toHaveBeenCalledTimes(3)
})

it('expire() expires the pages that read the query, and the next read waits for the vendor', async () => {
  const { vendor, read, source } = setUp()
  await read()
  vendor.response = slowly(3 * seconds, ['newer'])
  const before = source.version
  source.expire()
  expect([source.version, source.minVersion]).toEqual([before + 1, before + 1])
  await pass(1)
  expect(await inTime(read())).toEqual({ value: ['newer'], ms: 3 * seconds })
  await read()
  expect(vendor.load).toHaveBeenCalledTimes(2)
})

it('serves the last good response if the vendor is down after a webhook', async () => {
  const { vendor, read, source } = setUp()
  await read()
  vendor.response = broken
  source.expire()
  expect(await read()).toEqual(['good'])
  source.expire()
  expect(source.facts().failure).toMatchObject({ reason: 'status', inARow: 1 })
  await read()
  expect(vendor.load).toHaveBeenCalledTimes(3)
})

const readVersions = async (source: CachedQuery<string[] | null>) => {
  const reads = new Map<CacheSource, number>()
  await inTime(gatherReads(reads, () => source.read()))
  return reads.get(source) ?? Number.NaN
}

it('gatherReads collects the version of each query that is read, even if it is uncached', async () => {
  const { source } = setUpWith(slowly(seconds, ['first']))
  expect(await readVersions(source)).toBe(1)
  expect(source.version).toBe(1)
})

it.each(['expire', 'evict'] as const)(
  'calling %s() during a fetch expires the page that waits for the fetch',
  async (how) => {
    for (const isCached of [false, true]) {
      const { source, vendor, read } = setUp()
      if (isCached) await read()
      await pass(ttl)
      vendor.response = slowly(200, ['outdated'])
      setTimeout(() => source[how](), 100)
      expect(await readVersions(source)).toBeLessThan(source.minVersion)
      expect(await readVersions(source)).toBeGreaterThanOrEqual(source.minVersion)
    }
  },
)
