import { hash } from 'node:crypto'
import { z } from 'zod'
import { blocklist } from '@/lib/media-url/blocklist'
import { inSlices } from '@/lib/platform/in-slices'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import {
  anyFields,
  collectReports,
  describeValue,
  enterField,
  enterRecord,
  hasNoReports,
  noteFields,
  type Reports,
  report,
} from './reports'

const listBody = z.union(
  [
    z.array(z.unknown()),
    z.object({ data: z.array(z.unknown()).nullable() }).transform(({ data }) => data ?? []),
  ],
  'the body is neither a list nor an object whose data is one',
)

const recordBody = z.union(
  [
    z.object({ data: z.record(z.string(), z.unknown()).nullable() }).transform(({ data }) => data),
    z.record(z.string(), z.unknown()),
  ],
  'the body is not an object',
)

/** An empty text counts as absent, as null does. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return value !== undefined && value !== null
}

/** The vendor may call `_id` `id`. */
function toFields(item: unknown): Map<string, unknown> {
  const { id, ...fields } = anyFields.safeParse(item).data ?? {}
  const all = Object.entries({ ...fields, _id: fields._id ?? id })
  return new Map(all.filter(([, value]) => isFilled(value)))
}

/** Parses each field on its own, so that a value that breaks its type costs no more than itself. Null without any field. */
function readRecord(schema: z.ZodObject, fields: Map<string, unknown>, item: unknown, at: number) {
  enterRecord(item, at)
  const names = Object.keys(schema.shape)
  noteFields(names, [...fields.keys()])
  if (!names.some((name) => fields.has(name))) {
    const found = fields.size > 0 ? [...fields.keys()].join(', ') : describeValue(item)
    report(`no known field, but ${found}`, 'give it the fields of the specification')
    return null
  }
  const values = Object.entries(schema.shape).map(([name, field]) => {
    enterField(name)
    const value = fields.get(name)
    const parsed = z.safeParse(field, value)
    if (parsed.success) return [name, parsed.data]
    report(describeValue(value), parsed.error.issues[0]?.message ?? '')
    return [name, z.parse(field, undefined)]
  })
  return Object.fromEntries(values)
}

/**
 * Returns a function that parses the records of a response in slices, so that a long list blocks nobody. It resolves to the
 * items; parse these to get the records. An item of the last response is the same object again. So is its record, unless it
 * broke the contract, or a file has been blocked or unblocked.
 */
export function createPreparer(schema: z.ZodType) {
  let known = new Map<string, unknown>()
  return async (body: unknown): Promise<unknown> => {
    const items = listBody.safeParse(body).data
    if (!items) return body
    const before = known
    known = new Map()
    return inSlices(items, (item) => {
      // A record has no URLs of files that were blocked when it was parsed.
      const key = hash('sha256', `${blocklist().version} ${JSON.stringify(item)}`)
      const same = known.has(key) ? item : (before.get(key) ?? item)
      known.set(key, same)
      collectReports(
        () => schema.safeParse([same]),
        () => undefined,
      )
      return same
    })
  }
}

/**
 * Parses the records of a list. Fails if every record is left out, or if none is usable: has what its page needs. Then the
 * last good response stays.
 */
export function listOf<S extends z.ZodObject, T>(
  schema: S,
  make: (raw: z.output<S>) => T,
  isUsable: (record: T) => boolean,
) {
  const output = z.custom<z.output<S>>()
  /** Records by the item that the vendor sent. One that broke the contract is parsed again, to be reported. */
  const sound = new WeakMap<object, { record: T; filled: readonly string[] }>()
  function parse(item: unknown, index: number): T[] {
    const known = item instanceof Object ? sound.get(item) : undefined
    if (known) {
      noteFields(Object.keys(schema.shape), known.filled)
      return [known.record]
    }
    const fields = toFields(item)
    const raw = readRecord(schema, fields, item, index + 1)
    if (raw === null) return []
    const record = make(output.parse(raw))
    if (hasNoReports() && item instanceof Object)
      sound.set(item, { record, filled: [...fields.keys()] })
    return [record]
  }
  return listBody.transform((items, context): T[] => {
    const records = items.flatMap(parse)
    if (items.length > 0 && !records.some(isUsable))
      context.addIssue('no record has what its page needs: a title or name, albums and posts an id')
    return records
  })
}

/** Null if there is no such record, or none of its fields is known. */
export function oneOf<S extends z.ZodObject, T>(schema: S, make: (raw: z.output<S>) => T) {
  const output = z.custom<z.output<S>>()
  return recordBody.transform((item): T | null => {
    const raw = item && readRecord(schema, toFields(item), item, 1)
    return raw && make(output.parse(raw))
  })
}

/** Reports records whose own page cannot be reached: without an id, or with that of an earlier one. */
export function reportUnreachable<T extends { id: string | null }>(records: T[]): T[] {
  const ids = new Set<string | null>([null])
  for (const [index, record] of records.entries()) {
    enterRecord(record, index + 1)
    if (ids.has(record.id)) report(record.id ?? 'missing', 'give it its own id', '_id')
    ids.add(record.id)
  }
  return records
}

const none: Reports = { leftOut: [], absent: [], unknown: [] }

const reports = () => singleton('left-out records', () => new Map<string, Reports>())

export function getReports(list: string): Reports {
  return reports().get(list) ?? none
}

/** Collects what breaks the contract while it parses: logged when it changes, shown in health and metrics. */
export function reportLeftOut<T>(list: string, read: () => T): T {
  return collectReports(read, (found) => {
    const { leftOut } = found
    const isNew = JSON.stringify(leftOut) !== JSON.stringify(getReports(list).leftOut)
    reports().set(list, found)
    if (isNew && leftOut.length > 0) log.warn({ list, leftOut }, 'vendor content left out')
  })
}

/** Returns a filter for blocked records; its array stays the same while nothing changes. */
export function withoutBlocked<T>(): (records: T[]) => T[] {
  let last: { records: T[]; version: number; shown: T[] } | undefined
  return (records) => {
    const { version, records: blocked } = blocklist()
    if (blocked.size === 0) return records
    if (last?.records !== records || last.version !== version)
      last = { records, version, shown: records.filter(isShown) }
    return last.shown
  }
}

function isShown(record: unknown): boolean {
  const { uid, id, _id } = anyFields.safeParse(record).data ?? {}
  const name = String(uid ?? id ?? _id ?? '')
  // One URL blocks all days of an event.
  const eventName = name.replace(/-\d{4}-\d\d-\d\d(?:-\d+)?$/, '')
  const { records } = blocklist()
  return !records.has(name) && !records.has(eventName)
}
