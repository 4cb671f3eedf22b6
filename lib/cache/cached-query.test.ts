import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/lib/platform/log'
import type { Failure } from './backoff'
import { CachedQuery, type CachedQueryOptions } from './cached-query'
import { RefusedAnswerError } from './plausibility'
import { type CacheSource, gatherReads } from './reads'
import type { AnswerStore, StoredAnswer } from './store'

const seconds = 1000
const ttl = 60 * seconds
const retry = 15 * seconds
const days = 24 * 3600 * seconds

/** What a call fails with; null when nothing was asked. */
class CallError extends Error {
  constructor(readonly facts: Failure | null) {
    super('call failed')
  }
}

function failureOf(error: unknown): Failure | null {
  if (error instanceof CallError) return error.facts
  if (error instanceof RefusedAnswerError) return { reason: error.reason }
  return { reason: `unexpected: ${error}` }
}

const status = (code: number, retryAfterSeconds?: number) =>
  new CallError({ reason: 'status', status: code, retryAfterSeconds })

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) })
})

afterEach(() => vi.useRealTimers())

/** A store as a disk or a Redis is: it outlives the process. */
function memoryStore(isShared = false): AnswerStore & { kept: Map<string, StoredAnswer> } {
  const kept = new Map<string, StoredAnswer>()
  return {
    isShared,
    kept,
    read: async (key) => kept.get(key) ?? null,
    write: async (key, answer) => void kept.set(key, answer),
    remove: async (key) => void kept.delete(key),
    prune: async () => undefined,
  }
}

/** A vendor that can be told what to do, and counts its calls. */
function newVendor(answer: () => Promise<unknown>) {
  const load = vi.fn(async () => vendor.answer())
  const vendor = { answer, load }
  return vendor
}

const gives = (raw: unknown) => async () => raw
const fails = (error: Error) => async () => Promise.reject(error)
const broken = fails(status(500))
const slowly = (ms: number, raw: unknown) => async () => {
  await wait(ms)
  return raw
}

const texts = z.union([z.array(z.string()), z.object({ data: z.array(z.string()) })])

function setUp(
  { store = memoryStore(), vendor = newVendor(gives(['good'])) } = {},
  options: Partial<CachedQueryOptions> = {},
) {
  const source = new CachedQuery<string[] | null>(
    {
      key: 'news',
      load: vendor.load,
      parse: (raw) => {
        const parsed = texts.nullable().parse(raw)
        return parsed && 'data' in parsed ? parsed.data : parsed
      },
      failureOf,
    },
    {
      store,
      ttlMs: () => ttl,
      retryMs: retry,
      waitMs: { known: 400, unknown: 5 * seconds },
      ...options,
    },
  )
  const read = async () => (await source.read())?.data
  return { store, vendor, source, read }
}

/** What a reader gets, however long it waits by the fake clock. */
async function inTime<T>(reading: Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  const done = reading.then((value) => ({ value, ms: performance.now() - start }))
  await vi.advanceTimersByTimeAsync(30 * seconds)
  return done
}

describe('the last good answer', () => {
  it('fifty readers at once make one call', async () => {
    const { vendor, read } = setUp()
    const answers = await Promise.all(Array.from({ length: 50 }, read))
    expect(answers).toEqual(Array(50).fill(['good']))
    expect(vendor.load).toHaveBeenCalledTimes(1)
  })

  it('is given at once while it is new, and asked for anew when it is old', async () => {
    const { vendor, read } = setUp()
    await read()
    vendor.answer = gives(['newer'])
    await vi.advanceTimersByTimeAsync(ttl - 1)
    expect(await read()).toEqual(['good'])
    await vi.advanceTimersByTimeAsync(1)
    expect(await read()).toEqual(['newer'])
  })

  it('that has not changed is the same object when it was asked for anew', async () => {
    const { vendor, read } = setUp()
    const first = await read()
    await vi.advanceTimersByTimeAsync(ttl)
    expect(await read()).toBe(first)
    expect(vendor.load).toHaveBeenCalledTimes(2)
  })

  it('a reader of what is known waits 400 ms for a slow vendor and no longer', async () => {
    const { vendor, read } = setUp()
    await read()
    await vi.advanceTimersByTimeAsync(ttl)
    vendor.answer = slowly(3 * seconds, ['newer'])
    expect(await inTime(read())).toEqual({ value: ['good'], ms: 400 })
    expect(await read()).toEqual(['newer'])
  })

  it('a reader of what was never loaded waits for the vendor’s time limit and no longer', async () => {
    const { read } = setUp({ vendor: newVendor(slowly(8 * seconds, ['good'])) })
    expect(await inTime(read())).toEqual({ value: undefined, ms: 5 * seconds })
    expect(await read()).toEqual(['good'])
  })

  it('survives a restart during an outage', async () => {
    const { store, read } = setUp()
    await read()
    const after = setUp({ store, vendor: newVendor(broken) })
    await vi.advanceTimersByTimeAsync(3 * days)
    expect(await after.read()).toEqual(['good'])
  })

  it('fresh from before a restart, the vendor is not asked', async () => {
    const { store, read } = setUp()
    await read()
    const after = setUp({ store })
    await after.read()
    expect(after.vendor.load).not.toHaveBeenCalled()
  })

  it('what is read back is checked like what is fetched', async () => {
    const store = memoryStore()
    store.kept.set('news', { storedAt: Date.now(), raw: { another: 'build' } })
    const warn = vi.spyOn(log, 'warn')
    const { read, source } = setUp({ store, vendor: newVendor(broken) })
    expect(await read()).toBeUndefined()
    expect(source.isLoaded).toBe(false)
    expect(warn.mock.calls[0]).toEqual([
      { key: 'news', reason: expect.stringContaining('unexpected') },
      'kept answer not read',
    ])
  })

  it('is as old after a restart as it was before', async () => {
    const { store, read } = setUp()
    await read()
    await vi.advanceTimersByTimeAsync(ttl - seconds)
    const after = setUp({ store })
    await after.read()
    await vi.advanceTimersByTimeAsync(seconds - 1)
    await after.read()
    expect(after.vendor.load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await after.read()
    expect(after.vendor.load).toHaveBeenCalledOnce()
  })

  it('that there is none is believed for a time of its own', async () => {
    const ttlMs = (isNone: boolean) => (isNone ? 5 * seconds : ttl)
    const { vendor, read } = setUp({ vendor: newVendor(gives(null)) }, { ttlMs })
    expect(await read()).toBeNull()
    vendor.answer = gives(['good'])
    await vi.advanceTimersByTimeAsync(5 * seconds)
    expect(await read()).toEqual(['good'])
    await vi.advanceTimersByTimeAsync(5 * seconds)
    await read()
    expect(vendor.load).toHaveBeenCalledTimes(2)
  })

  it('is told when it is kept, and when it differs from the one before', async () => {
    const [onKept, onChange] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { vendor, read } = setUp({}, { onKept, onChange })
    const told = () => [onKept.mock.calls.length, onChange.mock.calls.length]
    for (const [answer, expected] of [
      [['good'], [1, 1]],
      [['good'], [2, 1]],
      [['newer'], [3, 2]],
    ]) {
      vendor.answer = gives(answer)
      await read()
      await vi.advanceTimersByTimeAsync(ttl)
      expect(told()).toEqual(expected)
    }
  })

  it('its version counts up only when the content has really changed', async () => {
    const { vendor, read, source } = setUp()
    const versions = [source.version]
    for (const answer of [['a'], ['a'], ['b']]) {
      vendor.answer = gives(answer)
      await read()
      versions.push(source.version)
      await vi.advanceTimersByTimeAsync(ttl)
    }
    expect(versions).toEqual([0, 1, 1, 2])
    expect(source.minVersion).toBe(0)
  })

  it('revalidate asks in the background, and only when it is old', async () => {
    const { vendor, read, source } = setUp()
    await read()
    vendor.answer = gives(['newer'])
    source.revalidate()
    await vi.advanceTimersByTimeAsync(0)
    expect(vendor.load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(ttl)
    source.revalidate()
    await vi.advanceTimersByTimeAsync(0)
    expect(source.known?.data).toEqual(['newer'])
  })
})

describe('a query backs off after every failure, whatever failed', () => {
  it.each([
    ['an outage', broken],
    ['a refusal', fails(status(401))],
    ['an answer that says it failed', gives({ success: false })],
    ['another shape', gives('<html>')],
    ['a slip of our own', fails(new URIError('URI malformed'))],
  ])('%s', async (_what, answer) => {
    const { vendor, read } = setUp()
    await read()
    await vi.advanceTimersByTimeAsync(ttl)
    vendor.answer = answer
    vendor.load.mockClear()
    for (let at = 0; at < 100; at += 1) expect(await read()).toEqual(['good'])
    expect(vendor.load).toHaveBeenCalledTimes(1)
  })

  it('what was never loaded too: it is no answer, and not asked for again for a while', async () => {
    const { vendor, read } = setUp({ vendor: newVendor(broken) })
    for (let at = 0; at < 100; at += 1) expect(await read()).toBeUndefined()
    expect(vendor.load).toHaveBeenCalledTimes(1)
    vendor.answer = gives(['good'])
    await vi.advanceTimersByTimeAsync(retry)
    expect(await read()).toEqual(['good'])
  })

  it('longer after each failure, a minute at most', async () => {
    const { vendor, read } = setUp({ vendor: newVendor(broken) })
    for (const calls of [1, 2, 3, 4, 5]) {
      await read()
      expect(vendor.load).toHaveBeenCalledTimes(calls)
      await vi.advanceTimersByTimeAsync(Math.min(retry * 2 ** (calls - 1), 60 * seconds) - 1)
      await read()
      expect(vendor.load).toHaveBeenCalledTimes(calls)
      await vi.advanceTimersByTimeAsync(1)
    }
  })

  it('as long as Retry-After asks for, also when a call that was under way succeeds', async () => {
    const { source, vendor, read } = setUp({ vendor: newVendor(slowly(3 * seconds, ['good'])) })
    const reading = read()
    await vi.advanceTimersByTimeAsync(1)
    vendor.answer = fails(status(429, 1800))
    expect(await source.refresh()).toBe(false)
    await vi.advanceTimersByTimeAsync(3 * seconds)
    expect(await reading).toEqual(['good'])
    await vi.advanceTimersByTimeAsync(1790 * seconds)
    await read()
    expect(vendor.load).toHaveBeenCalledTimes(2)
  })

  it('as long as Retry-After asks for', async () => {
    const { vendor, read } = setUp({
      vendor: newVendor(fails(status(429, 1800))),
    })
    await read()
    await vi.advanceTimersByTimeAsync(1800 * seconds - 1)
    await read()
    expect(vendor.load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await read()
    expect(vendor.load).toHaveBeenCalledTimes(2)
  })

  it('but not after a call that was never made', async () => {
    const { vendor, read } = setUp({
      vendor: newVendor(fails(new CallError(null))),
    })
    await read()
    vendor.answer = gives(['good'])
    expect(await read()).toEqual(['good'])
  })

  it('a list asks again by itself when the rest is over', async () => {
    const { vendor, read, source } = setUp({ vendor: newVendor(broken) }, { retries: true })
    await read()
    vendor.answer = gives(['good'])
    await vi.advanceTimersByTimeAsync(retry + seconds)
    expect(source.known?.data).toEqual(['good'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('and no more by itself once the webhook has brought an answer', async () => {
    const { vendor, read, source } = setUp({ vendor: newVendor(broken) }, { retries: true })
    await read()
    expect(vi.getTimerCount()).toBe(1)
    vendor.answer = gives(['good'])
    expect(await source.refresh()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a record does not', async () => {
    const { vendor, read } = setUp({ vendor: newVendor(broken) })
    await read()
    await vi.advanceTimersByTimeAsync(60 * seconds)
    expect(vendor.load).toHaveBeenCalledTimes(1)
  })

  it('the log names a record without its id, which a visitor typed', async () => {
    const warn = vi.spyOn(log, 'warn')
    const source = new CachedQuery<unknown>(
      { key: 'album:typed', load: broken, parse: (raw) => raw, failureOf },
      {
        store: memoryStore(),
        ttlMs: () => ttl,
        retryMs: retry,
        waitMs: { known: 400, unknown: 5 * seconds },
      },
    )
    await source.read()
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ key: 'album' }), 'vendor call failed'],
    ])
  })

  it('the log says what failed, how often and how long it rests', async () => {
    const warn = vi.spyOn(log, 'warn')
    const { read } = setUp({ vendor: newVendor(fails(status(401))) })
    await read()
    expect(warn.mock.calls).toEqual([
      [
        expect.objectContaining({
          key: 'news',
          reason: 'status',
          status: 401,
          failures: 1,
          retrySeconds: 15,
        }),
        'vendor call failed',
      ],
    ])
  })
})

describe('the webhook', () => {
  it('waits to the end for the vendor, however slow', async () => {
    const { vendor, read, source } = setUp()
    await read()
    vendor.answer = slowly(4 * seconds, ['newer'])
    expect((await inTime(source.refresh())).value).toBe(true)
    expect(await read()).toEqual(['newer'])
  })

  it('asks although the query backs off, and the good answer stays when that fails', async () => {
    const { vendor, read, source } = setUp()
    await read()
    vendor.answer = broken
    expect(await source.refresh()).toBe(false)
    expect(await source.refresh()).toBe(false)
    expect(vendor.load).toHaveBeenCalledTimes(3)
    expect(await read()).toEqual(['good'])
  })

  it('a call under way when it comes does not count, and does not overwrite', async () => {
    const { vendor, read, source } = setUp()
    await read()
    await vi.advanceTimersByTimeAsync(ttl)
    vendor.answer = slowly(2 * seconds, ['old'])
    source.revalidate()
    await vi.advanceTimersByTimeAsync(100)
    vendor.answer = gives(['new'])
    expect(await source.refresh()).toBe(true)
    await vi.advanceTimersByTimeAsync(5 * seconds)
    expect(await read()).toEqual(['new'])
  })

  it('one call is under way at a time', async () => {
    const { vendor, source } = setUp({ vendor: newVendor(slowly(seconds, ['good'])) })
    const first = source.refresh()
    await vi.advanceTimersByTimeAsync(10)
    const second = source.refresh()
    await vi.advanceTimersByTimeAsync(900)
    expect(vendor.load).toHaveBeenCalledTimes(1)
    expect((await inTime(Promise.all([first, second]))).value).toEqual([true, true])
  })

  it('what it brought becomes old like any other', async () => {
    const { vendor, read, source } = setUp()
    await source.refresh()
    vendor.answer = gives(['newer'])
    await vi.advanceTimersByTimeAsync(ttl)
    expect(await read()).toEqual(['newer'])
  })

  it('a hundred at once make two calls', async () => {
    const { vendor, source } = setUp({ vendor: newVendor(slowly(seconds, ['good'])) })
    const first = source.refresh()
    await vi.advanceTimersByTimeAsync(10)
    const others = Array.from({ length: 99 }, () => source.refresh())
    expect((await inTime(Promise.all([first, ...others]))).value).toEqual(Array(100).fill(true))
    expect(vendor.load).toHaveBeenCalledTimes(2)
  })

  it('a list that it finds empty is gone within ten seconds, and its pages, without another webhook', async () => {
    const { vendor, source } = setUp({}, { retries: true })
    await source.read()
    vendor.answer = gives([])
    expect(await source.refresh()).toBe(false)
    expect([source.known?.data, source.minVersion]).toEqual([['good'], 0])
    await vi.advanceTimersByTimeAsync(10 * seconds)
    expect([source.known?.data, source.minVersion]).toEqual([[], source.version])
    expect(vendor.load).toHaveBeenCalledTimes(3)
  })

  it('a vendor that breaks after an empty list is asked once more soon, then as seldom as any', async () => {
    const { vendor, source } = setUp({}, { retries: true })
    await source.read()
    vendor.answer = gives([])
    await source.refresh()
    vendor.answer = broken
    await vi.advanceTimersByTimeAsync(14 * seconds)
    expect(vendor.load).toHaveBeenCalledTimes(3)
    expect(source.known?.data).toEqual(['good'])
  })

  it('a list that comes empty without it is asked for as seldom as before', async () => {
    const { vendor, source } = setUp({}, { retries: true })
    await source.read()
    await vi.advanceTimersByTimeAsync(ttl)
    vendor.answer = gives([])
    source.revalidate()
    await vi.advanceTimersByTimeAsync(retry - seconds)
    expect(vendor.load).toHaveBeenCalledTimes(2)
  })

  it('expired, its pages are not shown and its reader waits for the vendor', async () => {
    const { vendor, read, source } = setUp()
    await read()
    vendor.answer = slowly(3 * seconds, ['newer'])
    const before = source.version
    source.expire()
    expect([source.version, source.minVersion]).toEqual([before + 1, before + 1])
    await vi.advanceTimersByTimeAsync(1)
    expect(await inTime(read())).toEqual({ value: ['newer'], ms: 3 * seconds })
    await read()
    expect(vendor.load).toHaveBeenCalledTimes(2)
  })

  it('expired in an outage, the good answer is given', async () => {
    const { vendor, read, source } = setUp()
    await read()
    vendor.answer = broken
    source.expire()
    expect(await read()).toEqual(['good'])
    source.expire()
    expect(source.facts().failure).toMatchObject({ reason: 'status', inARow: 1 })
  })
})

describe('rubbish with status 200 never replaces a good answer', () => {
  it('an empty list is believed when it comes twice', async () => {
    const { vendor, read } = setUp()
    await read()
    await vi.advanceTimersByTimeAsync(ttl)
    vendor.answer = gives([])
    expect(await read()).toEqual(['good'])
    await vi.advanceTimersByTimeAsync(retry)
    expect(await read()).toEqual([])
  })

  it('also right after a restart', async () => {
    const { store, read } = setUp()
    await read()
    await vi.advanceTimersByTimeAsync(ttl)
    const after = setUp({ store, vendor: newVendor(gives([])) })
    expect(await after.read()).toEqual(['good'])
  })

  it('and not when records were back in between', async () => {
    const { vendor, read } = setUp()
    for (const answer of [['a'], [], ['b'], []]) {
      vendor.answer = gives(answer)
      await read()
      await vi.advanceTimersByTimeAsync(ttl)
    }
    expect(vendor.load).toHaveBeenCalledTimes(4)
    vendor.answer = broken
    expect(await read()).toEqual(['b'])
  })

  it('a first answer may be an empty list', async () => {
    const { read, source } = setUp({ vendor: newVendor(gives([])) })
    expect(await read()).toEqual([])
    expect(source.isLoaded).toBe(true)
  })

  it('the first page of many is not taken for the list', async () => {
    const { vendor, read } = setUp({ vendor: newVendor(gives(['a', 'b', 'c'])) })
    await read()
    vendor.answer = gives({ total: 3, pages: 3, data: ['a'] })
    for (let at = 0; at < 3; at += 1) {
      await vi.advanceTimersByTimeAsync(ttl)
      expect(await read()).toEqual(['a', 'b', 'c'])
    }
  })

  it('where nothing is known, it is better than nothing, and told', async () => {
    const warn = vi.spyOn(log, 'warn')
    const { read } = setUp({ vendor: newVendor(gives({ total: 3, data: ['a'] })) })
    expect(await read()).toEqual(['a'])
    expect(warn.mock.calls).toEqual([[{ key: 'news', now: 1 }, 'vendor list is not whole']])
  })

  it('a fall to a small part is taken and told', async () => {
    const warn = vi.spyOn(log, 'warn')
    const { vendor, read } = setUp({ vendor: newVendor(gives(['a', 'b', 'c', 'd', 'e'])) })
    await read()
    await vi.advanceTimersByTimeAsync(ttl)
    vendor.answer = gives(['a', 'b'])
    expect(await read()).toEqual(['a', 'b'])
    expect(warn.mock.calls).toEqual([[{ key: 'news', before: 5, now: 2 }, 'vendor list shrank']])
  })

  it('a fall to the half is not worth a line', async () => {
    const warn = vi.spyOn(log, 'warn')
    const { vendor, read } = setUp({ vendor: newVendor(gives(['a', 'b', 'c', 'd'])) })
    await read()
    await vi.advanceTimersByTimeAsync(ttl)
    vendor.answer = gives(['a', 'b'])
    expect(await read()).toEqual(['a', 'b'])
    expect(warn).not.toHaveBeenCalled()
  })

  it('that there is no such record is an answer kept in memory only', async () => {
    const { store, vendor, read, source } = setUp({ vendor: newVendor(gives(null)) })
    const remove = vi.spyOn(store, 'remove')
    expect(await read()).toBeNull()
    expect(source.isLoaded).toBe(true)
    expect(store.kept.size).toBe(0)
    expect(remove).not.toHaveBeenCalled()
    vendor.answer = gives(['good'])
    await source.refresh()
    await vi.advanceTimersByTimeAsync(0)
    expect(store.kept.size).toBe(1)
    vendor.answer = gives(null)
    await source.refresh()
    await source.refresh()
    await vi.advanceTimersByTimeAsync(0)
    expect(await read()).toBeNull()
    expect(store.kept.size).toBe(0)
  })
})

describe('a clock that jumps', () => {
  it.each([40 * days, -40 * days, 600 * seconds])('by %i ms, running', async (step) => {
    const { vendor, read } = setUp()
    await read()
    vi.setSystemTime(Date.now() + step)
    vendor.answer = gives(['newer'])
    await read()
    expect(vendor.load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(ttl)
    expect(await read()).toEqual(['newer'])
  })

  it('what comes from the future is old, and stays until the vendor answers', async () => {
    const store = memoryStore()
    store.kept.set('news', { storedAt: Date.now() + 40 * days, raw: ['future'] })
    const away = setUp({ store, vendor: newVendor(broken) })
    expect(await away.read()).toEqual(['future'])
    expect(away.source.facts().ageSeconds).toBe(0)
    const back = setUp({ store })
    expect(await back.read()).toEqual(['good'])
  })
})

describe('a store that instances share', () => {
  function startTwo() {
    const store = memoryStore(true)
    const vendor = newVendor(gives(['good']))
    const onChange = vi.fn<() => void>()
    const one = setUp({ store, vendor }, { onChange })
    return { store, vendor, one, two: setUp({ store, vendor }), onChange }
  }

  it('an old query looks there before it asks the vendor', async () => {
    const { vendor, one, two } = startTwo()
    await one.read()
    await two.read()
    await vi.advanceTimersByTimeAsync(ttl)
    vendor.answer = gives(['newer'])
    await one.read()
    await vi.advanceTimersByTimeAsync(10)
    expect(await two.read()).toEqual(['newer'])
    expect(vendor.load).toHaveBeenCalledTimes(2)
  })

  it('told of a change it looks there at once', async () => {
    const { vendor, one, two, onChange } = startTwo()
    await one.read()
    await two.read()
    await vi.advanceTimersByTimeAsync(10)
    onChange.mockClear()
    vendor.answer = gives(['newer'])
    await one.source.refresh()
    await vi.advanceTimersByTimeAsync(0)
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(await two.read()).toEqual(['good'])
    two.source.markStale()
    expect(await two.read()).toEqual(['newer'])
    expect(vendor.load).toHaveBeenCalledTimes(2)
  })

  it('what an instance with a clock ahead has kept does not count as new', async () => {
    const { store, vendor, two } = startTwo()
    store.kept.set('news', { storedAt: Date.now() + 300 * seconds, raw: ['ahead'] })
    vendor.answer = gives(['now'])
    expect(await two.read()).toEqual(['now'])
  })

  it('what is older there than here is not taken', async () => {
    const { store, vendor, two } = startTwo()
    await two.read()
    await vi.advanceTimersByTimeAsync(10)
    store.kept.set('news', { storedAt: Date.now() - seconds, raw: ['older'] })
    await vi.advanceTimersByTimeAsync(ttl)
    vendor.answer = broken
    expect(await two.read()).toEqual(['good'])
  })

  it('asked for by the webhook, only the vendor is asked', async () => {
    const { store, vendor, two } = startTwo()
    await two.read()
    await vi.advanceTimersByTimeAsync(10)
    store.kept.set('news', { storedAt: Date.now(), raw: ['of another'] })
    vendor.answer = gives(['newer'])
    await two.source.refresh()
    expect(await two.read()).toEqual(['newer'])
  })

  it('named by the webhook, only the vendor is asked', async () => {
    const { store, vendor, two } = startTwo()
    await two.read()
    vendor.answer = gives(['newer'])
    two.source.expire()
    await vi.advanceTimersByTimeAsync(10)
    store.kept.set('news', { storedAt: Date.now(), raw: ['before the webhook'] })
    expect(await two.read()).toEqual(['newer'])
  })
})

it('forgotten for the memory’s sake, its pages are not shown and it asks no more', async () => {
  const { vendor, read, source } = setUp()
  await read()
  const before = source.version
  source.evict()
  expect(source.version).toBe(before + 1)
  source.revalidate()
  await vi.advanceTimersByTimeAsync(0)
  expect(source.isLoaded).toBe(false)
  expect(source.minVersion).toBe(source.version)
  expect(vendor.load).toHaveBeenCalledTimes(1)
})

it('forgotten while it is asked for, it is not put back into the memory', async () => {
  const onKept = vi.fn<() => void>()
  const { read, source } = setUp({ vendor: newVendor(slowly(seconds, ['good'])) }, { onKept })
  const reading = read()
  await vi.advanceTimersByTimeAsync(100)
  source.evict()
  expect((await inTime(reading)).value).toEqual(['good'])
  expect(onKept).not.toHaveBeenCalled()
})

it('is idle when no call is under way', async () => {
  const { read, source } = setUp({ vendor: newVendor(slowly(seconds, ['good'])) })
  const ended = vi.fn<() => void>()
  void read()
  await vi.advanceTimersByTimeAsync(1)
  void source.idle().then(ended)
  await vi.advanceTimersByTimeAsync(998)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
})

it('says whether it is a record', () => {
  expect(setUp().source.isRecord).toBe(false)
  expect(setUp({}, { isRecord: true }).source.isRecord).toBe(true)
})

it('its facts name records, age, and the last failure with its cause', async () => {
  const { vendor, read, source } = setUp()
  expect(source.facts()).toEqual({
    loaded: false,
    records: null,
    ageSeconds: null,
    failure: null,
    lastCall: 'none',
  })
  await read()
  expect(source.facts()).toMatchObject({ ageSeconds: 0, failure: null, lastCall: 'answered' })
  await vi.advanceTimersByTimeAsync(ttl)
  vendor.answer = broken
  await read()
  await vi.advanceTimersByTimeAsync(5 * seconds)
  expect(source.facts()).toEqual({
    loaded: true,
    records: 1,
    ageSeconds: 65,
    failure: expect.objectContaining({ reason: 'status', status: 500, inARow: 1, secondsAgo: 5 }),
    lastCall: 'failed',
  })
  vendor.answer = gives(['newer'])
  await source.refresh()
  expect(source.facts()).toMatchObject({ failure: null, lastCall: 'answered' })
})

describe('a page that shows an answer is noted', () => {
  const noted = async (source: CachedQuery<string[] | null>) => {
    const reads = new Map<CacheSource, number>()
    await inTime(gatherReads(reads, () => source.read()))
    return reads.get(source) ?? Number.NaN
  }

  it('with the version that it shows, also where it was the first to ask', async () => {
    const { source, vendor } = setUp()
    vendor.answer = slowly(seconds, ['first'])
    expect(await noted(source)).toBe(1)
    expect(source.version).toBe(1)
  })

  it.each([
    ['the webhook named it', (source: CachedQuery<string[] | null>) => source.expire()],
    ['it was given up', (source: CachedQuery<string[] | null>) => source.evict()],
  ])('as one that is not shown again when %s while it was asked for', async (_what, happens) => {
    for (const isKnown of [false, true]) {
      const { source, vendor, read } = setUp()
      if (isKnown) await read()
      await vi.advanceTimersByTimeAsync(ttl)
      vendor.answer = slowly(200, ['asked before'])
      setTimeout(() => happens(source), 100)
      expect(await noted(source)).toBeLessThan(source.minVersion)
      expect(await noted(source)).toBeGreaterThanOrEqual(source.minVersion)
    }
  })
})
