import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { CachedQuery, type CachedQueryOptions, type QueryFacts } from '@/lib/cache/cached-query'
import { newRecordMemory, type RecordMemory } from '@/lib/cache/record-memory'
import { env } from '@/lib/platform/env'
import { remakeInDevelopment, singleton } from '@/lib/platform/singleton'
import { takenDown } from '@/lib/routes/taken-down'
import { fetchVendorJson, parseBody, type VendorCall } from './client'
import { isGone, isNotCalled, toFailure, VendorShapeError } from './errors'
import { isId } from './fields'
import { firstBackoffMs, withBulkhead, withCircuitBreaker } from './limits'
import { getLeftOut, reportLeftOut, withoutBlocked } from './list'
import { getStore } from './store'

/** A list of the vendor's, as one file of `resources` defines it. */
type DefinedList = {
  tag: string
  call: VendorCall
  schema: z.ZodType
  source: () => CachedQuery<unknown>
}

/** Every list, by its name. */
export const listQueries = () => singleton('lists', () => new Map<string, DefinedList>())

/** What is asked by an id or another small text, which becomes part of the key. */
export type RecordQuery<S extends z.ZodType = z.ZodType> = {
  call: (id: string) => VendorCall
  /** Reads a body; null when it says that there is no such record. */
  schema: S
  /**
   * Whether some list has the id; one that none has is asked for sparingly, and only when it can be an id at all.
   * Absent where only what the site offers is asked for.
   */
  isListed?: (id: string) => boolean
  /** An id that a list has, for `npm run check:vendor` to follow. */
  sample: () => string | null | undefined
}

type DefinedRecords = RecordQuery & {
  tag: string
  memory: Pick<RecordMemory<unknown>, 'expire'>
}

/** Every kind of record that is asked for by an id, by its name. */
export const recordQueries = () => singleton('records', () => new Map<string, DefinedRecords>())

const waitForAnswerMs = 400
const maxRecordBytes = 1024 * 1024
/** How long an id that no list has is believed not to exist. */
const absentMs = 5 * 60_000

/** What all lists may take in memory together, roughly, and what each may take however much the others do. */
const maxListBytes = { all: 24 * 1024 * 1024, each: 1024 * 1024 }

const ttlMs = () => env().REVALIDATE_SECONDS * 1000

function commonOptions(): Pick<CachedQueryOptions, 'store' | 'retryMs' | 'waitMs'> {
  const waitMs = { known: waitForAnswerMs, unknown: env().VENDOR_TIMEOUT_MS }
  return { store: getStore(), retryMs: firstBackoffMs(), waitMs }
}

const failureUnlessNotAsked = (error: unknown) => (isNotCalled(error) ? null : toFailure(error))

/** What one of the lists may take now. */
function bytesLeftFor(name: string): number {
  const others = [...listQueries()].filter(([other]) => other !== name)
  const taken = others.reduce((sum, [, { source }]) => sum + (source().known?.bytes ?? 0), 0)
  return Math.max(maxListBytes.each, maxListBytes.all - taken)
}

/** A list's reader, and what is known without asking. */
export type ListQuery<T> = {
  (): Promise<T | null>
  known: () => T | null
}

/**
 * Defines a list of the vendor behind the cache; nothing is asked yet. Its reader resolves to null when there has never
 * been an answer (the specification's placeholders are then shown); a confirmed empty list is an answer. What the
 * operator has taken down is in no list.
 */
export function defineList<T>(
  tag: string,
  name: string,
  call: VendorCall,
  schema: z.ZodType<T[]>,
): ListQuery<T[]> {
  const make = () =>
    new CachedQuery(
      {
        key: name,
        load: () => withBulkhead('lists', name, () => fetchVendorJson(call)),
        parse: (raw) => reportLeftOut(name, () => parseBody(name, schema, raw)),
        failureOf: failureUnlessNotAsked,
      },
      {
        ...commonOptions(),
        ttlMs,
        retries: true,
        maxBytes: () => bytesLeftFor(name),
      },
    )
  remakeInDevelopment(`list ${name}`)
  const source = () => singleton(`list ${name}`, make)
  listQueries().set(name, { tag, call, schema, source })
  const shownRecords = withoutBlocked<T>()
  const shown = (answer: { data: T[] } | null) => answer && shownRecords(answer.data)
  const read = cache(async () => shown(await source().read()))
  return Object.assign(() => read(), { known: () => shown(source().known) })
}

/** What is known of a record: it is there, there is none, or nobody can say just now. */
export type RecordAnswer<T> =
  | { state: 'found'; data: T }
  | { state: 'absent' }
  | { state: 'unavailable' }

/** The record of an answer, null without one. */
export function toRecord<T>(answer: RecordAnswer<T>): T | null {
  return answer.state === 'found' ? answer.data : null
}

/** The same for records by an id; one that is taken down is absent, whatever is known of it. */
export function defineRecords<S extends z.ZodType>(
  tag: string,
  name: string,
  record: RecordQuery<S>,
): (id: string) => Promise<RecordAnswer<NonNullable<z.output<S>>>> {
  type T = z.output<S> | null
  const { isListed = () => true } = record
  remakeInDevelopment(`records ${name}`)
  const memory = singleton(`records ${name}`, () => newRecordMemory<T>())
  recordQueries().set(name, { ...record, tag, memory })

  const ask = async (id: string) => {
    const [group, kind] = isListed(id)
      ? (['records', name] as const)
      : (['unlisted', `${name} (unlisted)`] as const)
    const call = { maxBytes: maxRecordBytes, ...record.call(id) }
    return withBulkhead(group, name, () =>
      withCircuitBreaker(kind, name, () => fetchVendorJson(call).catch(nullIfGone)),
    )
  }

  const make = (id: string) => {
    const source: CachedQuery<T> = new CachedQuery<T>(
      {
        key: `${name}:${id}`,
        load: () => ask(id),
        parse: (raw) => {
          const read = () => parseBody(name, record.schema, raw)
          const data = raw === null ? null : reportLeftOut(name, read)
          if (data === null && isListed(id))
            throw new VendorShapeError(name, 'no such record, though a list has it')
          return data
        },
        failureOf: failureUnlessNotAsked,
      },
      {
        ...commonOptions(),
        isRecord: true,
        ttlMs: (isNone) => {
          const lifeMs = isListed(id) ? 0 : absentMs
          return Math.min(isNone ? lifeMs : ttlMs(), performance.now() - memory.expiredAt)
        },
        onKept: () => memory.place(id, source),
      },
    )
    return source
  }

  return cache(async (id: string) => {
    if (takenDown().hasRecord(id) || (record.isListed && !isId(id))) return { state: 'absent' }
    const source = memory.get(id) ?? memory.place(id, make(id))
    const answer = await source.read()
    if (!answer) return { state: 'unavailable' }
    return answer.data === null || answer.data === undefined
      ? { state: 'absent' }
      : { state: 'found', data: answer.data }
  })
}

function nullIfGone(error: unknown): null {
  if (isGone(error)) return null
  throw error
}

const sources = () => [...listQueries().values()].map(({ source }) => source())

/** What the webhook can name: the tag of each of the vendor's resources. */
export function getVendorTags(): string[] {
  const defined = [...listQueries().values(), ...recordQueries().values()]
  return [...new Set(defined.map(({ tag }) => tag))]
}

/** Whether some list has a record by this id. */
export function isListedRecord(id: string): boolean {
  return [...recordQueries().values()].some(({ isListed }) => isListed?.(id))
}

/** What became of a list after the webhook named it. */
export type Revalidation = { records: number | null; renewed: boolean }

/**
 * Asks anew for the lists of some resources and waits for the vendor; records by an id are asked for
 * when they are next read. No answer is lost. Pages made from what has changed are not shown again.
 */
export async function invalidate(tags: readonly string[]): Promise<Record<string, Revalidation>> {
  const kinds = [...recordQueries()].filter(([, { tag }]) => tags.includes(tag))
  for (const [, { memory }] of kinds) memory.expire()
  const named = [...listQueries()].filter(([, { tag }]) => tags.includes(tag))
  const renewals = await Promise.all(
    named.map(async ([name, { source }]) => {
      const renewed = await source().refresh()
      return [name, { records: source().facts().records, renewed }] as const
    }),
  )
  return Object.fromEntries(renewals)
}

/** Asks for every list once. Resolves when each has an answer, old or new, or has failed. */
export async function readAllLists(): Promise<void> {
  await Promise.all(sources().map((source) => source.read()))
}

/** Resolves when no call for a list is under way. */
export async function waitForLists(): Promise<void> {
  await Promise.all(sources().map((source) => source.idle()))
}

const dated = z.object({ date: z.string().nullish() })

/** The latest day of a list's records, `YYYY-MM-DD`; null where none has one. */
function newestDay(data: unknown): string | null {
  const days = (Array.isArray(data) ? data : []).flatMap((record) => {
    return dated.safeParse(record).data?.date ?? []
  })
  return days.sort().at(-1) ?? null
}

type ListFacts = QueryFacts & { newest: string | null; leftOut: ReturnType<typeof getLeftOut> }

/** What is known of each list, by its name. */
export function getListFacts(): Record<string, ListFacts> {
  const facts = [...listQueries()].map(([name, { source }]) => {
    const newest = newestDay(source().known?.data)
    return [name, { ...source().facts(), newest, leftOut: getLeftOut(name) }] as const
  })
  return Object.fromEntries(facts)
}

/** How the vendor's lists went last: `failing` when the last call of one of them or more failed. */
export function getVendorState(): 'not asked yet' | 'answering' | 'failing' {
  const calls = sources().map((source) => source.facts().lastCall)
  if (calls.includes('failed')) return 'failing'
  return calls.includes('answered') ? 'answering' : 'not asked yet'
}
