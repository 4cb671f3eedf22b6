import { beforeEach, vi } from 'vitest'
import { z } from 'zod'
import type { Failure } from '@/lib/cache/backoff'
import { CachedQuery, type CachedQueryOptions } from '@/lib/cache/cached-query'
import { RejectedResponseError } from '@/lib/cache/versioned-response'
import { memoryStore } from './memory-store'

export const seconds = 1000
export const ttl = 60 * seconds
export const retry = 15 * seconds
export const days = 24 * 3600 * seconds

class CallError extends Error {
  constructor(readonly facts: Failure | null) {
    super('call failed')
  }
}

function failureOf(error: unknown): Failure | null {
  if (error instanceof CallError) return error.facts
  if (error instanceof RejectedResponseError) return { reason: error.reason }
  return { reason: `unexpected: ${error}` }
}

export const gives = (raw: unknown) => async () => raw
const fails = (error: Error) => async () => Promise.reject(error)
export const status = (code: number) => fails(new CallError({ reason: 'status', status: code }))
export const broken = status(500)
export const skips = fails(new CallError(null))
export const slowly = (ms: number, raw: unknown) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  return raw
}

export function newVendor(response: () => Promise<unknown>) {
  const load = vi.fn(async () => vendor.response())
  const vendor = { response, load }
  return vendor
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) })
})
const texts = z.union([z.array(z.string()), z.object({ data: z.array(z.string()) })]).nullable()

export function setUp(
  { store = memoryStore(), vendor = newVendor(gives(['good'])), key = 'news' } = {},
  options: Partial<CachedQueryOptions<string[] | null>> = {},
) {
  const source = new CachedQuery<string[] | null>({
    key,
    load: vendor.load,
    parse: (raw) => {
      const parsed = texts.parse(raw)
      return parsed && 'data' in parsed ? parsed.data : parsed
    },
    toFailure: failureOf,
    store,
    ttlMs: () => ttl,
    retryMs: retry,
    waitMs: { stale: 400, none: 10 * seconds },
    ...options,
  })
  const read = async () => (await source.read())?.data
  const readOld = async (response: () => Promise<unknown>) => {
    await pass(ttl)
    vendor.response = response
    return read()
  }
  return { store, vendor, source, read, readOld }
}

export const setUpWith = (
  response: () => Promise<unknown>,
  options?: Partial<CachedQueryOptions<string[] | null>>,
) => setUp({ vendor: newVendor(response) }, options)

/** Returns the value that a read resolves to, and how long it waited by the fake clock. */
export async function inTime<T>(reading: Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  const done = reading.then((value) => ({ value, ms: performance.now() - start }))
  await pass(30 * seconds)
  return done
}
