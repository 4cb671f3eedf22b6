import { z } from 'zod'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { takenDown } from '@/lib/routes/taken-down'
import { unwrapRecord } from './fields'
import {
  collectFindings,
  describeValue,
  inspectRecord,
  type LeftOut,
  newFindings,
  noteDropped,
  type Shape,
} from './findings'

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

function rejectReason(item: unknown): string {
  if (typeof item !== 'object' || item === null) return `no record, but ${describeValue(item)}`
  return `none of the known fields, but ${Object.keys(item).join(', ') || 'none at all'}`
}

/** Transforms each record of a list. One at which `make` throws is left out alone; the rest of the list is kept. */
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

/** What no page shows of each list, since its last body was read. */
const reports = () => singleton('left out', () => new Map<string, readonly LeftOut[]>())

/** What no page shows of a list: fields and records, why, and what the office changes. */
export function getLeftOut(list: string): readonly LeftOut[] {
  return reports().get(list) ?? []
}

/** Reads a body, and reports what no page shows of it: to the log when that changes, to health and metrics until then. */
export function reportLeftOut<T>(list: string, read: () => T): T {
  const findings = newFindings()
  const result = collectFindings(findings, read)
  const leftOut = [...findings.leftOut.values()]
  if (JSON.stringify(leftOut) === JSON.stringify(getLeftOut(list))) return result
  reports().set(list, leftOut)
  if (leftOut.length > 0) log.warn({ list, leftOut }, 'vendor content left out')
  return result
}

const named = z.object({ uid: z.string(), id: z.string(), _id: z.string() }).partial()

/**
 * What is shown of a list: all records that the operator has not taken down. The same array for the same records, until
 * more is taken down or put back.
 */
export function withoutBlocked<T>(): (records: T[]) => T[] {
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
  const name = uid ?? id ?? _id ?? ''
  // One address takes down all days of an event.
  const ofAllDays = name.replace(/-\d{4}-\d\d-\d\d(?:-\d+)?$/, '')
  return !takenDown().hasRecord(name) && !takenDown().hasRecord(ofAllDays)
}

/**
 * A list of records. A record that does not fit, has none of the known fields, or cannot be transformed
 * is dropped by `makeEach`. With every record dropped it is no list.
 */
export function listOf<S extends z.ZodType>(name: string, record: S) {
  const shape = shapeOf(record)
  return listBody.transform((items, context) => {
    const fitting = mapValid(items, (raw) => {
      const item = unwrapRecord(raw)
      inspectRecord(shape, item)
      if (!hasKnownField(shape, raw)) throw new TypeError(rejectReason(raw))
      return record.parse(item)
    })
    if (fitting.length === 0 && items.length > 0)
      context.addIssue(`every record of ${name} was dropped`)
    return fitting
  })
}

/**
 * One record of a list, bare or inside `data`, alone or as a list of one; null when there is none, or when it has
 * none of the known fields.
 */
export function oneOf<S extends z.ZodType>(record: S) {
  const shape = shapeOf(record)
  return z
    .unknown()
    .transform((body) => {
      const one = first(z.object({ data: z.unknown() }).safeParse(body).data?.data ?? body)
      const item = unwrapRecord(one)
      if (item !== null) inspectRecord(shape, item)
      return typeof one === 'object' && !hasKnownField(shape, one) ? null : item
    })
    .pipe(record.nullable())
}

/** An envelope whose `data` is null says that there is no such record. */
function first(body: unknown): unknown {
  if (Array.isArray(body)) return body[0] ?? null
  return z.object({ data: z.null() }).safeParse(body).success ? null : (body ?? null)
}
