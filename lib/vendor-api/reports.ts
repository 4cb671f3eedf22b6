import { z } from 'zod'

/** A value that breaks the contract, or a whole record (`record`). */
export type LeftOut = {
  field: string
  reason: string
  count: number
  /** The first few records, by title and id. */
  records: string[]
  fix: string
}

export type Reports = {
  leftOut: LeftOut[]
  /** Fields of the contract that no record has, and fields of records that we do not know. */
  absent: string[]
  unknown: string[]
}

type Collector = {
  leftOut: Map<string, LeftOut>
  fields: { expected: Set<string>; filled: Set<string> }
  field: string
  record: unknown
  at: number
}

export type LinkedFile = { path: string; record: string }

let collector: Collector | null = null
let onFile: ((file: LinkedFile) => void) | null = null

const maxShown = 40
const maxReason = 400
const maxReasons = 100
const maxRecords = 3
const maxUnknown = 20

/** Runs `read`, and passes on what it reported, also if it throws. */
export function collectReports<T>(read: () => T, onEnd: (reports: Reports) => void): T {
  const outer = collector
  const leftOut = new Map<string, LeftOut>()
  const [expected, filled] = [new Set<string>(), new Set<string>()]
  collector = { leftOut, fields: { expected, filled }, field: '', record: null, at: 0 }
  try {
    return read()
  } finally {
    collector = outer
    onEnd({
      leftOut: [...leftOut.values()],
      absent: [...expected].filter((name) => !filled.has(name)),
      unknown: [...filled].filter((name) => !expected.has(name)).slice(0, maxUnknown),
    })
  }
}

/** Names the record that the next reports are about; `at` counts from 1. */
export function enterRecord(record: unknown, at: number): void {
  if (collector) Object.assign(collector, { record, at, field: 'record' })
}

/** Notes which fields the contract expects, and which ones a record has. */
export function noteFields(expected: readonly string[], filled: readonly string[]): void {
  for (const name of expected) collector?.fields.expected.add(name)
  for (const name of filled) collector?.fields.filled.add(name.slice(0, maxShown))
}

export function enterField(field: string): void {
  if (collector) collector.field = field
}

/** True if something collects reports and has none yet. */
export const hasNoReports = (): boolean => collector?.leftOut.size === 0

export const anyFields = z.record(z.string(), z.unknown())

function nameOf(record: unknown, at: number): string {
  const { title, name, _id, id, uid } = anyFields.safeParse(record).data ?? {}
  const words = [title ?? name, _id ?? id ?? uid].filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  )
  const shown = words.map((one) => JSON.stringify(one).slice(0, maxShown)).join(' ')
  return shown || `record ${at}`
}

/** Reports what no page shows, or shows otherwise than it was meant. */
export function report(reason: string, fix: string, field = collector?.field ?? ''): void {
  if (!collector) return
  const { leftOut, record, at } = collector
  const what = reason.slice(0, maxReason)
  const key = leftOut.size < maxReasons ? `${field}: ${what}` : field
  const one = { field, reason: what, count: 1, records: [nameOf(record, at)], fix }
  leftOut.set(key, join(leftOut.get(key), one))
}

function join(known: LeftOut | undefined, { count, records, ...facts }: LeftOut): LeftOut {
  const names = new Set([...(known?.records ?? []), ...records])
  const shown = [...names].slice(0, maxRecords)
  return { ...facts, count: (known?.count ?? 0) + count, records: shown }
}

/** Adds up equal reports of several texts. */
export function joinReports(reports: readonly LeftOut[]): LeftOut[] {
  const joined = new Map<string, LeftOut>()
  for (const one of reports) {
    const key = `${one.field}: ${one.reason}`
    joined.set(key, join(joined.get(key), one))
  }
  return [...joined.values()]
}

/** Calls `listener` for each file that a record links; the vendor check downloads them. */
export function listenToFiles(listener: (file: LinkedFile) => void): void {
  onFile = listener
}

export function noteFile(path: string): void {
  onFile?.({ path, record: nameOf(collector?.record, collector?.at ?? 0) })
}

export function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value))
    return value.length > 0 ? `a list with ${describeValue(value[0])}` : 'a list'
  if (typeof value === 'object') return 'an object'
  const shown = String(JSON.stringify(value)).slice(0, maxShown)
  return typeof value === 'string' ? `the text ${shown}` : shown
}
