import { expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import {
  broken,
  days,
  gives,
  inTime,
  newVendor,
  pass,
  retry,
  seconds,
  setUp,
  setUpWith,
  skips,
  slowly,
  status,
  ttl,
} from '@/testing/cached-query'
import { memoryStore } from '@/testing/memory-store'

it('fifty concurrent reads share one vendor call', async () => {
  const { vendor, read } = setUp()
  const values = await Promise.all(Array.from({ length: 50 }, read))
  expect(values).toEqual(Array(50).fill(['good']))
  expect(vendor.load).toHaveBeenCalledTimes(1)
})

it('returns the cached response while it is fresh, and calls the vendor when it is stale', async () => {
  const { vendor, read, source } = setUp()
  await read()
  vendor.response = gives(['newer'])
  await pass(ttl - 1)
  source.revalidateIfStale()
  await pass(0)
  expect(await read()).toEqual(['good'])
  await pass(1)
  expect(await read()).toEqual(['newer'])
  vendor.response = gives(['newest'])
  await pass(ttl)
  source.revalidateIfStale()
  await pass(0)
  expect(source.cached?.data).toEqual(['newest'])
  expect(vendor.load).toHaveBeenCalledTimes(3)
})

it('a read waits 400 ms for the vendor if a stale value is cached, otherwise ten seconds', async () => {
  const cached = setUp()
  await cached.read()
  const stale = await inTime(cached.readOld(slowly(3 * seconds, ['newer'])))
  expect(stale).toEqual({ value: ['good'], ms: ttl + 400 })
  expect(await cached.read()).toEqual(['newer'])
  const missing = setUpWith(slowly(18 * seconds, ['good']))
  expect(await inTime(missing.read())).toEqual({ value: undefined, ms: 10 * seconds })
  expect(await missing.read()).toEqual(['good'])
})

it('a cached response keeps its age across a restart, and is served during an outage', async () => {
  const { store, read } = setUp()
  await read()
  await pass(ttl - seconds)
  const after = setUp({ store, vendor: newVendor(broken) })
  expect(await after.read()).toEqual(['good'])
  await pass(seconds - 1)
  await after.read()
  expect(after.vendor.load).not.toHaveBeenCalled()
  await pass(1)
  await after.read()
  expect(after.vendor.load).toHaveBeenCalledOnce()
  await pass(3 * days)
  expect(await after.read()).toEqual(['good'])
})

it('ignores and logs a stored response that the schema rejects', async () => {
  const store = memoryStore()
  store.responses.set('news', { storedAt: Date.now(), raw: { another: 'build' } })
  const warn = vi.spyOn(log, 'warn')
  const { read, source } = setUp({ store, vendor: newVendor(broken) })
  expect(await read()).toBeUndefined()
  expect(source.isLoaded).toBe(false)
  const facts = { key: 'news', reason: expect.stringContaining('unexpected') }
  expect(warn.mock.calls[0]).toEqual([facts, 'cached value unreadable'])
})

it('a changed response raises the version, and an unchanged response keeps the cached object', async () => {
  const onStored = vi.fn<() => void>()
  const { source, readOld } = setUpWith(gives(['a']), { onStored })
  const seen: unknown[] = []
  const objects = new Set<unknown>()
  for (const response of [['a'], ['a'], ['b']]) {
    objects.add(await readOld(gives(response)))
    await pass(0)
    seen.push(`version ${source.version}, stored ${onStored.mock.calls.length}`)
  }
  expect(seen).toEqual(['version 1, stored 1', 'version 1, stored 2', 'version 2, stored 3'])
  expect(objects.size).toBe(2)
  expect(source.minVersion).toBe(0)
})

it.each([
  ['an outage', broken],
  ['a response of the wrong shape', gives('<html>')],
])('a query backs off after %s', async (_what, response) => {
  const { vendor, read, readOld } = setUp()
  await read()
  vendor.load.mockClear()
  expect(await readOld(response)).toEqual(['good'])
  for (let at = 0; at < 100; at += 1) expect(await read()).toEqual(['good'])
  expect(vendor.load).toHaveBeenCalledTimes(1)
})

it('a query does not back off if it could not send its request', async () => {
  const { vendor, read } = setUpWith(skips)
  await read()
  vendor.response = gives(['good'])
  expect(await read()).toEqual(['good'])
})

it('retries a failed list in the background, but not a failed record', async () => {
  const list = setUpWith(broken, { shouldRetry: true })
  await list.read()
  const record = setUpWith(broken)
  await record.read()
  await pass(40 * seconds)
  expect(list.vendor.load).toHaveBeenCalledTimes(2)
  expect(record.vendor.load).toHaveBeenCalledTimes(1)
})

it('logs a failed vendor call with failure count and back-off, but without an id that a visitor typed', async () => {
  const warn = vi.spyOn(log, 'warn')
  const { read } = setUp({ vendor: newVendor(status(401)), key: 'album:typed' })
  await read()
  const facts = { key: 'album', reason: 'status', status: 401, failures: 1, retrySeconds: 15 }
  expect(warn.mock.calls).toEqual([[expect.objectContaining(facts), 'vendor call failed']])
})

it('rejects the first of two empty lists, unless nothing is cached', async () => {
  const { read, readOld, vendor } = setUp()
  await read()
  expect(await readOld(gives([]))).toEqual(['good'])
  await pass(retry)
  expect(await read()).toEqual([])
  expect(vendor.load).toHaveBeenCalledTimes(3)
  const first = setUpWith(gives([]))
  expect(await first.read()).toEqual([])
  expect(first.source.isLoaded).toBe(true)
})

it('rejects two empty lists if a list with records comes between them', async () => {
  const { read, readOld } = setUp()
  await read()
  const seen: unknown[] = []
  for (const response of [['a'], [], ['b'], []]) seen.push(await readOld(gives(response)))
  expect(seen).toEqual([['a'], ['a'], ['b'], ['b']])
})

it('gives up an old response only if the vendor still fails at its maximum age', async () => {
  const { store, source, read, readOld } = setUpWith(gives(['good']), { maxAgeMs: days })
  await read()
  expect(await readOld(broken)).toEqual(['good'])
  const { version } = source
  await pass(days)
  expect(await read()).toBeUndefined()
  // Pages that show it expire.
  expect(source.version).toBeGreaterThan(version)
  const restarted = setUp({ store, vendor: newVendor(broken) }, { maxAgeMs: days })
  expect(await restarted.read()).toBeUndefined()
  expect(await setUp({ store, vendor: newVendor(broken) }).read()).toEqual(['good'])
})

it('caches in memory that a record is missing, and deletes the stored copy', async () => {
  const { store, vendor, read, source } = setUpWith(gives(null))
  expect(await read()).toBeNull()
  expect(source.isLoaded).toBe(true)
  vendor.response = gives(['good'])
  await source.revalidate()
  await pass(0)
  expect(store.responses.size).toBe(1)
  vendor.response = gives(null)
  await source.revalidate()
  await source.revalidate()
  await pass(0)
  expect(await read()).toBeNull()
  expect(store.responses.size).toBe(0)
})

it.each([40 * days, -40 * days, 600 * seconds])(
  'revalidates on time when the clock jumps by %i ms',
  async (step) => {
    const { vendor, read, readOld } = setUp()
    await read()
    vi.setSystemTime(Date.now() + step)
    await read()
    expect(vendor.load).toHaveBeenCalledTimes(1)
    expect(await readOld(gives(['newer']))).toEqual(['newer'])
  },
)

it('treats a stored response with a future date as stale, but serves it until the vendor responds', async () => {
  const store = memoryStore()
  store.responses.set('news', { storedAt: Date.now() + 40 * days, raw: ['future'] })
  const unreachable = setUp({ store, vendor: newVendor(broken) })
  expect(await unreachable.read()).toEqual(['future'])
  expect(unreachable.source.facts().ageSeconds).toBe(0)
  expect(await setUp({ store }).read()).toEqual(['good'])
})

it('does not cache a record that was evicted during its fetch', async () => {
  const onStored = vi.fn<() => void>()
  const { read, source } = setUpWith(slowly(seconds, ['good']), { onStored })
  const reading = read()
  await pass(100)
  source.evict()
  expect((await inTime(reading)).value).toEqual(['good'])
  expect(onStored).not.toHaveBeenCalled()
})

it('facts() reports the number and age of the cached records, and the last failure', async () => {
  const { vendor, read, readOld, source } = setUp()
  const none = { loaded: false, records: null, ageSeconds: null, failure: null, lastCall: 'none' }
  expect([source.facts(), source.isRecord]).toEqual([none, false])
  await read()
  expect(source.facts()).toMatchObject({ ageSeconds: 0, failure: null, lastCall: 'answered' })
  await readOld(broken)
  await pass(5 * seconds)
  expect(source.facts()).toEqual({
    loaded: true,
    records: 1,
    ageSeconds: 65,
    failure: expect.objectContaining({ reason: 'status', status: 500, inARow: 1, secondsAgo: 5 }),
    lastCall: 'failed',
  })
  vendor.response = gives(['newer'])
  await source.revalidate()
  expect(source.facts()).toMatchObject({ failure: null, lastCall: 'answered' })
  expect(setUp({}, { isRecord: true }).source.isRecord).toBe(true)
})
