import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { log } from '@/lib/platform/log'
import { takenDown } from '@/lib/routes/taken-down'
import { type Shape, takeOdd } from './fields'
import { inWords, noteDropped, noteRecord } from './findings'

/** A list body: an array, or an object whose `data` is one. */
const listBody = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
])

/** The fields that a record's schema reads, below its transforms. */
function shapeOf(record: z.core.$ZodType): Shape {
  if (record instanceof z.ZodPipe) return shapeOf(record.in)
  return record instanceof z.ZodObject ? record.shape : {}
}

/** Whether a record has one field of its schema; every field may be missing, but not all. */
function hasKnownField(shape: Shape, item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false
  return Object.keys(shape).some((field) => field in item)
}

function whyNoRecord(item: unknown): string {
  if (typeof item !== 'object' || item === null) return `no record, but ${inWords(item)}`
  return `none of the known fields, but ${Object.keys(item).join(', ') || 'none at all'}`
}

/**
 * What `make` makes of each of a list's records. One that it throws at is dropped alone and counted in
 * the log under `name`; the rest of the list is kept.
 */
export function makeEach<Raw, T>(
  name: string,
  records: readonly Raw[],
  make: (record: Raw) => T,
): T[] {
  const made = records.flatMap((record) => {
    try {
      return [make(record)]
    } catch (error) {
      noteDropped(error)
      return []
    }
  })
  const dropped = records.length - made.length
  if (dropped > 0) log.warn({ list: name, dropped, kept: made.length }, 'vendor records dropped')
  return made
}

/** Files that were logged, so that each is once. */
const loggedFiles = new LRUCache<string, true>({ max: 5000 })

function logOdd(list: string): void {
  const { unreadDays, cut, files } = takeOdd()
  if (unreadDays > 0) log.warn({ list, unreadDays }, 'vendor days not read')
  if (cut > 0) log.warn({ list, cut }, 'vendor texts cut')
  const unknown = [...files].filter(([file]) => !loggedFiles.has(file))
  for (const [file] of unknown) loggedFiles.set(file, true)
  const [first] = unknown
  if (first) log.warn({ list, files: unknown.length, first }, 'vendor files not shown')
}

const named = z.object({ uid: z.string(), id: z.string(), _id: z.string() }).partial()

/**
 * What is shown of a list: all records that the operator has not taken down. The same array for the same records, until
 * more is taken down or put back.
 */
export function newShownRecords<T>(): (records: T[]) => T[] {
  let last: { records: T[]; version: number; shown: T[] } | undefined
  return (records) => {
    const { version } = takenDown()
    if (last?.records !== records || last.version !== version)
      last = { records, version, shown: records.filter(isShown) }
    return last.shown
  }
}

function isShown(record: unknown): boolean {
  const { uid, id, _id } = named.safeParse(record).data ?? {}
  return !takenDown().hasRecord(uid ?? id ?? _id ?? '')
}

/**
 * A list of records. A record that does not fit, has none of the known fields, or cannot be transformed
 * is dropped by `makeEach`. With every record dropped it is no list.
 */
export function listOf<S extends z.ZodType>(name: string, record: S) {
  const shape = shapeOf(record)
  return listBody.transform((items, context) => {
    takeOdd()
    const fitting = makeEach(name, items, (item) => {
      noteRecord(shape, item)
      if (!hasKnownField(shape, item)) throw new TypeError(whyNoRecord(item))
      return record.parse(item)
    })
    logOdd(name)
    if (fitting.length === 0 && items.length > 0) context.addIssue('every record was dropped')
    return fitting
  })
}

/**
 * One record of a list, bare or inside `data`, alone or as a list of one; null when there is none, or when it has
 * none of the known fields.
 */
export function oneOf<S extends z.ZodType>(name: string, record: S) {
  const shape = shapeOf(record)
  return z
    .unknown()
    .transform((body) => {
      const one = first(z.object({ data: z.unknown() }).safeParse(body).data?.data ?? body)
      takeOdd()
      if (one !== null) noteRecord(shape, one)
      return typeof one === 'object' && !hasKnownField(shape, one) ? null : one
    })
    .pipe(record.nullable())
    .transform((one) => {
      logOdd(name)
      return one
    })
}

/** An envelope whose `data` is null says that there is no such record. */
function first(body: unknown): unknown {
  if (Array.isArray(body)) return body[0] ?? null
  return z.object({ data: z.null() }).safeParse(body).success ? null : (body ?? null)
}
