import 'server-only'
import { cache } from 'react'
import type { z } from 'zod'
import { CachedQuery } from '@/lib/cache/cached-query'
import { createRecordCache, type RecordCache } from '@/lib/cache/record-cache'
import { blocklist } from '@/lib/media-url/blocklist'
import { env } from '@/lib/platform/env'
import { deleteInDevelopment, singleton } from '@/lib/platform/singleton'
import { fetchVendorJson, nameOf, parseBody, type VendorCall } from './client'
import { isGone, isNotCalled, toFailure, VendorError } from './errors'
import { firstBackoffMs, withBulkhead, withCircuitBreaker } from './limits'
import { createPreparer, getReports, reportLeftOut, withoutBlocked } from './list'
import { getStore } from './response-store'
import { textReports } from './rich-text'
import { isId } from './uids'

type DefinedList = {
  tag: string
  call: VendorCall
  schema: z.ZodType
  source: () => CachedQuery<unknown>
}

export const listQueries = () => singleton('lists', () => new Map<string, DefinedList>())

export type RecordQuery<S extends z.ZodType = z.ZodType> = {
  call: (id: string) => VendorCall
  schema: S
  /**
   * Returns what a list has of the record, which its page shows until the record has loaded. Unlisted ids share a small
   * queue. Absent if all keys come from our own pages.
   */
  listed?: (id: string) => NonNullable<z.output<S>> | undefined
  sample: () => string | null | undefined
}

type DefinedRecords = RecordQuery & {
  tag: string
  recordCache: Pick<RecordCache<unknown>, 'expire'>
}

export const recordQueries = () => singleton('records', () => new Map<string, DefinedRecords>())

/** Without anything to show, a page waits as long as two rounds of calls may take at a start. */
const waitMs = { stale: 400, none: 10_000 }
const maxRecordBytes = 1024 * 1024
/** Lifetime of a cached miss for an unlisted id. */
const absentMs = 5 * 60_000

const maxListBytes = { all: 24 * 1024 * 1024, each: 1024 * 1024 }

const thirtyDaysMs = 30 * 24 * 3_600_000

const ttlMs = () => env().REVALIDATE_SECONDS * 1000

const commonOptions = () => ({
  store: getStore(),
  retryMs: firstBackoffMs(),
  waitMs,
  maxAgeMs: thirtyDaysMs,
  toFailure: (error: unknown) => (isNotCalled(error) ? null : toFailure(error)),
})

function bytesLeftFor(name: string): number {
  const others = [...listQueries()].filter(([other]) => other !== name)
  const usedBytes = others.reduce((sum, [, { source }]) => sum + (source().cached?.bytes ?? 0), 0)
  return Math.max(maxListBytes.each, maxListBytes.all - usedBytes)
}

/**
 * Defines a cached list. Its reader resolves to null if nothing has ever loaded (pages show placeholders); an empty
 * list is a response. Omits blocked records.
 */
export function defineList<T>(
  tag: string,
  call: VendorCall,
  schema: z.ZodType<T[]>,
  { name = tag, maxAgeMs = thirtyDaysMs }: { name?: string; maxAgeMs?: number } = {},
) {
  const make = () =>
    new CachedQuery<T[]>({
      ...commonOptions(),
      maxAgeMs,
      key: name,
      load: () => withBulkhead('lists', nameOf(call), () => fetchVendorJson(call)),
      prepare: createPreparer(schema),
      parse: (raw) => reportLeftOut(name, () => parseBody(call, schema, raw)),
      ttlMs,
      shouldRetry: true,
      maxBytes: () => bytesLeftFor(name),
    })
  const earlier = listQueries().get(name)
  // The list of an older module would retry, and log its failures, beside the new one.
  if (process.env.NODE_ENV === 'development') earlier?.source().evict()
  else if (earlier && earlier.call.path !== call.path)
    throw new Error(`Two lists are called ${name}: name one of them otherwise`)
  deleteInDevelopment(`list ${name}`)
  const source = () => singleton(`list ${name}`, make)
  listQueries().set(name, { tag, call, schema, source })
  const shownRecords = withoutBlocked<T>()
  const shown = (result: { data: T[] } | null) => result && shownRecords(result.data)
  const read = cache(async () => shown(await source().read()))
  return Object.assign(() => read(), { cached: () => shown(source().cached) })
}

/** Defines the vendor's two lists of a kind: a short one for the home page, and all records. */
export function defineShortAndAll<T>(tag: string, schema: z.ZodType<T[]>, shortSchema = schema) {
  return {
    short: defineList(tag, { path: `/api/${tag}/{school}` }, shortSchema, {
      name: `${tag}-latest`,
    }),
    all: defineList(tag, { path: `/api/${tag}/All/{school}` }, schema),
  }
}

function nullIfGone(error: unknown): null {
  if (isGone(error)) return null
  throw error
}

/**
 * Defines cached records by id. Their reader resolves to null for an absent or blocked record, and for one that neither a
 * list has nor ever loaded, which the page's reads tell apart (`isLoaded`).
 */
export function defineRecords<S extends z.ZodType>(
  tag: string,
  name: string,
  record: RecordQuery<S>,
): (id: string) => Promise<NonNullable<z.output<S>> | null> {
  const { call, schema, listed } = record
  deleteInDevelopment(`records ${name}`)
  const recordCache = singleton(`records ${name}`, () => createRecordCache<z.output<S> | null>())
  const earlier = recordQueries().get(name)
  if (earlier && process.env.NODE_ENV !== 'development' && earlier.tag !== tag)
    throw new Error(`Two kinds of records are called ${name}: name one of them otherwise`)
  recordQueries().set(name, { ...record, tag, recordCache })
  const isListed = (id: string) => !listed || listed(id) !== undefined

  /** Ids that a visitor invents have a queue and a circuit breaker of their own. */
  function load(id: string): Promise<unknown> {
    const [group, kind] = isListed(id)
      ? (['records', name] as const)
      : (['unlisted', `${name} (unlisted)`] as const)
    const request = { maxBytes: maxRecordBytes, ...call(id) }
    return withBulkhead(group, nameOf(request), () =>
      withCircuitBreaker(kind, nameOf(request), () => fetchVendorJson(request).catch(nullIfGone)),
    )
  }

  /** Parses a record; null if there is none. Throws if there is none, but a list contains it. */
  function parse(id: string, raw: unknown): z.output<S> | null {
    const data = raw === null ? null : reportLeftOut(name, () => parseBody(call(id), schema, raw))
    if (data === null && isListed(id))
      throw new VendorError(nameOf(call(id)), 'wrong shape', 'no record, but a list contains it')
    return data
  }

  function createQuery(id: string): CachedQuery<z.output<S> | null> {
    const source = new CachedQuery<z.output<S> | null>({
      ...commonOptions(),
      key: `${name}:${id}`,
      load: () => load(id),
      parse: (raw) => parse(id, raw),
      isRecord: true,
      // A missing record that a list contains is fetched at every read, and after a webhook every record once.
      ttlMs: (isMissing) => {
        if (isMissing && isListed(id)) return 0
        const lifeMs = isMissing ? absentMs : ttlMs()
        return Math.min(lifeMs, performance.now() - recordCache.expiredAt)
      },
      // Moves it between found and missing records.
      onStored: () => recordCache.put(id, source),
    })
    return source
  }

  return cache(async (id: string) => {
    if (blocklist().records.has(id) || (listed && !isId(id))) return null
    const source = recordCache.get(id) ?? recordCache.put(id, createQuery(id))
    const response = await source.read()
    return (response ? response.data : listed?.(id)) ?? null
  })
}

const listSources = () => [...listQueries().values()].map(({ source }) => source())

export function getVendorTags(): string[] {
  const defined = [...listQueries().values(), ...recordQueries().values()]
  return [...new Set(defined.map(({ tag }) => tag))]
}

export function isListedRecord(id: string): boolean {
  return [...recordQueries().values()].some(({ listed }) => listed?.(id) !== undefined)
}

/**
 * Refetches the lists with these tags; records are refetched on their next read. A failure keeps the cached value.
 * Pages with a changed value expire.
 */
export async function invalidate(tags: readonly string[]) {
  const kinds = [...recordQueries()].filter(([, { tag }]) => tags.includes(tag))
  for (const [, { recordCache }] of kinds) recordCache.expire()
  const matching = [...listQueries()].filter(([, { tag }]) => tags.includes(tag))
  const renewals = await Promise.all(
    matching.map(async ([name, { source }]) => {
      const renewed = await source().revalidate()
      return [name, { records: source().facts().records, renewed }] as const
    }),
  )
  return Object.fromEntries(renewals)
}

export async function readAllLists(): Promise<void> {
  await Promise.all(listSources().map((source) => source.read()))
}

export async function waitForLists(): Promise<void> {
  await Promise.all(listSources().map((source) => source.waitUntilIdle()))
}

export function getListFacts() {
  const facts = [...listQueries()].map(([name, { source }]) => {
    const leftOut = [...getReports(name).leftOut, ...textReports(source().cached?.data)]
    return [name, { ...source().facts(), leftOut }] as const
  })
  return Object.fromEntries(facts)
}

export function getVendorState(): 'not called yet' | 'responding' | 'failing' {
  const calls = listSources().map((source) => source.facts().lastCall)
  if (calls.includes('failed')) return 'failing'
  return calls.includes('answered') ? 'responding' : 'not called yet'
}
