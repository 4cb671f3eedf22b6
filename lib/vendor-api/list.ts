import { z } from 'zod'
import { isPartial, type Parsed } from '@/lib/cache/plausibility'
import { blocklist } from '@/lib/media-url/blocklist'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import {
  collectFindings,
  describeValue,
  inspectRecord,
  type LeftOut,
  newFindings,
  noteDropped,
  noteLeftOut,
  type Shape,
} from './findings'
import { parseLooseJson } from './loose-json'
import { recordReader } from './record-reader'

const maxWrappers = 3

/**
 * Finds the records of a body. They are
 * - an array, or the array `data` of an object
 * - the values of an object with numbers as names: PHP writes a list with gaps like that
 * - the only filled array inside wrappers, which .NET may store as JSON in a text. An empty one may be `errors: []`.
 */
function findRecords(body: unknown, depth = 0): unknown[] | undefined {
  const value = typeof body === 'string' ? parseLooseJson(body) : body
  if (Array.isArray(value))
    return value.length > 0 && value.every((one) => Array.isArray(one)) ? value.flat() : value
  if (typeof value !== 'object' || value === null || depth > maxWrappers) return undefined
  const entries = Object.entries(value)
  const valuesOf = (name: RegExp) => entries.flatMap(([key, one]) => (name.test(key) ? [one] : []))
  const [data] = valuesOf(/^data$/)
  if (Array.isArray(data)) return findRecords(data)
  const numbered = valuesOf(/^\d+$/)
  if (numbered.length > 0) return numbered
  const lists = entries.flatMap(([, one]) => [findRecords(one, depth + 1) ?? []])
  const [found, ...others] = lists.filter(({ length }) => length > 0)
  return others.length === 0 ? found : undefined
}

const listBody = z.unknown().transform((body, context) => {
  const records = findRecords(body)
  if (!records) context.addIssue('no list of records')
  if (isPartial(body))
    noteLeftOut('list', 'the vendor says that it has more records', 'ask it to send all at once', {
      name: 'the whole list',
    })
  return records ?? z.NEVER
})

function getShape(record: z.core.$ZodType): Shape {
  if (record instanceof z.ZodPipe) return getShape(record.in)
  return record instanceof z.ZodObject ? record.shape : {}
}

/** Every field is optional, but a record needs one of them. */
function hasKnownField(shape: Shape, item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false
  return Object.keys(shape).some((field) => field in item)
}

function rejectReason(item: unknown): string {
  if (typeof item !== 'object' || item === null) return `not a record, but ${describeValue(item)}`
  return `no known field, but ${Object.keys(item).join(', ') || 'no field'}`
}

export function mapValid<Raw, T>(records: readonly Raw[], make: (record: Raw) => T): T[] {
  return records.flatMap((record) => {
    try {
      return [make(record)]
    } catch (error) {
      noteDropped(error)
      return []
    }
  })
}

/** Reports records whose own page cannot be reached: without an id, or with that of an earlier one. */
export function reportUnreachable<T extends { id: string | null }>(records: T[]): T[] {
  const ids = new Set<string | null>([null])
  for (const record of records) {
    if (ids.has(record.id)) noteLeftOut('_id', record.id ?? 'missing', 'give it its own id', record)
    ids.add(record.id)
  }
  return records
}

const reports = () => singleton('left-out records', () => new Map<string, readonly LeftOut[]>())

export function getLeftOut(list: string): readonly LeftOut[] {
  return reports().get(list) ?? []
}

/** Collects omissions while it parses: logged when they change, shown in health and metrics. */
export function reportLeftOut<T>(list: string, read: () => T): Parsed<T> {
  const findings = newFindings()
  const data = collectFindings(findings, read)
  const { total, filled, unknown } = findings
  const leftOut = [...findings.leftOut.values()]
  const isNew = JSON.stringify(leftOut) !== JSON.stringify(getLeftOut(list))
  if (isNew) reports().set(list, leftOut)
  if (isNew && leftOut.length > 0) log.warn({ list, leftOut }, 'vendor content left out')
  return { data, fields: { total, filled, unknown } }
}

const recordNames = z.object({ uid: z.string(), id: z.string(), _id: z.string() }).partial()

/** Returns a filter for blocked records; its array stays the same while nothing changes. */
export function withoutBlocked<T>(): (records: T[]) => T[] {
  let last: { records: T[]; version: number; shown: T[] } | undefined
  return (records) => {
    const { version } = blocklist()
    if (last?.records !== records || last.version !== version)
      last = { records, version, shown: records.filter(isShown) }
    return last.shown
  }
}

function isShown(record: unknown): boolean {
  const { uid, id, _id } = recordNames.safeParse(record).data ?? {}
  const name = uid ?? id ?? _id ?? ''
  // One URL blocks all days of an event.
  const eventName = name.replace(/-\d{4}-\d\d-\d\d(?:-\d+)?$/, '')
  return !blocklist().hasRecord(name) && !blocklist().hasRecord(eventName)
}

/** Drops only unusable records; throws if none is left, or if three or more all lack the field that a page needs. */
export function listOf<S extends z.ZodType>(
  record: S,
  isUsable: (one: z.output<S>) => boolean = () => true,
) {
  const shape = getShape(record)
  const read = recordReader(shape)
  return listBody.transform((items, context) => {
    const fitting = mapValid(items, (raw) => {
      const item = read(raw)
      inspectRecord(shape, item)
      if (!hasKnownField(shape, item)) throw new TypeError(rejectReason(raw))
      return record.parse(item)
    })
    const isRenamed = fitting.length >= 3 && !fitting.some(isUsable)
    if (isRenamed || (fitting.length === 0 && items.length > 0))
      context.addIssue('every record was dropped')
    return fitting
  })
}

/** Null if there is no record, or none of its fields is known. A list may wrap the only record, and so may an object. */
export function oneOf<S extends z.ZodType>(record: S) {
  const shape = getShape(record)
  return z
    .unknown()
    .transform((body) => {
      // `data: null` means that there is no such record.
      const { data = body } = z.object({ data: z.unknown() }).safeParse(body).data ?? {}
      const one = Array.isArray(data) ? data[0] : data
      if (typeof one !== 'object' || one === null) return one ?? null
      const all = [one, ...Object.values(one).flat()].map(recordReader(shape))
      const item = all.find((each) => hasKnownField(shape, each)) ?? null
      if (item !== null) inspectRecord(shape, item)
      return item
    })
    .pipe(record.nullable())
}
