import { z } from 'zod'
import { readDays } from '@/lib/school/read-days'
import { findPathFault } from './media'
import { listPaths } from './stored-paths'

export type Shape = Readonly<Record<string, z.core.$ZodType>>

/** Kinds of fields other than texts, and what the office should do about an unusable value. */
export const fieldFacts = z.registry<{ kind: 'day' | 'days' | 'files' | 'word'; fix: string }>()

export type Tally = Map<string, number>

/** A field's value that no page shows, or a whole record (`record`). */
export type LeftOut = {
  field: string
  reason: string
  count: number
  /** The first few records, by title and id. */
  records: string[]
  fix: string
}

export type NamedFile = { path: string; record: string }

export type Findings = {
  total: number
  dropped: number
  unknown: Tally
  /** Values by field; 0 for a field that pages can show, but no record has. */
  filled: Tally
  leftOut: Map<string, LeftOut>
  days: string[]
  files: NamedFile[]
}

let gathering: Findings | null = null
let currentRecord: unknown = null

export function newFindings(): Findings {
  return {
    total: 0,
    dropped: 0,
    unknown: new Map(),
    filled: new Map(),
    leftOut: new Map(),
    days: [],
    files: [],
  }
}

export function collectFindings<T>(findings: Findings, read: () => T): T {
  gathering = findings
  try {
    return read()
  } finally {
    gathering = null
  }
}

const maxShown = 40
const maxReason = 400
const maxReasons = 100
const maxRecords = 3

export function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value))
    return value.length > 0 ? `a list with ${describeValue(value[0])}` : 'a list'
  if (typeof value === 'object') return 'an object'
  const shown = JSON.stringify(value).slice(0, maxShown)
  return typeof value === 'string' ? `the text ${shown}` : shown
}

/** Reports something of a record, usually the current one, that no page shows. */
export function noteLeftOut(field: string, reason: string, fix: string, of = currentRecord): void {
  if (!gathering) return
  const what = reason.slice(0, maxReason)
  const { leftOut } = gathering
  const key = leftOut.size < maxReasons ? `${field}: ${what}` : field
  const found = leftOut.get(key) ?? { field, reason: what, count: 0, records: [], fix }
  const name = found.records.length < maxRecords ? nameOf(of, gathering.total) : null
  const isNew = name !== null && !found.records.includes(name)
  const records = isNew ? [...found.records, name] : found.records
  leftOut.set(key, { ...found, count: found.count + 1, records })
}

export function noteTruncated(): void {
  noteLeftOut('text', 'longer than a page shows', 'shorten it')
}

export function noteDropped(error: unknown): void {
  if (gathering) gathering.dropped += 1
  const why =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
      : String(error instanceof Error ? error.message : error)
  noteLeftOut('record', why, 'give it the fields of the specification')
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

/** Returns false for one link with spaces: a file name, a number after `tel:`, a prepared message. */
export const hasWordsBeside = (text: string): boolean =>
  /[a-z].* \S/i.test(text.trim()) &&
  !/\.\w{2,5}$|^(?:tel|sms):[^a-z]+$|^\S+[?&](?:body|subject|text)=/i.test(text.trim())

function noteField(findings: Findings, name: string, schema: Shape[string], value: unknown): void {
  if (isMissing(value)) return
  const { kind, fix } = fieldFacts.get(schema) ?? { kind: 'text', fix: 'write a text' }
  if (kind === 'day' || kind === 'days') {
    const { date, until, text } = readDays(value)
    const isUnread = text !== '' || (until && kind === 'day') || /object|boolean/.test(typeof value)
    if (isUnread) noteLeftOut(name, describeValue(value), fix)
    else if (date) findings.days.push(date)
  } else if (kind === 'text') {
    if (typeof value === 'object' || typeof value === 'boolean')
      noteLeftOut(name, describeValue(value), fix)
  } else {
    const read = z.safeParse(schema, value).data
    const isCut = kind === 'word' && typeof value === 'string' && hasWordsBeside(value)
    const entries = kind === 'files' ? listPaths(value).filter((one) => !isMissing(one)).length : 1
    if (entries > 0 && (isMissing(read) || isCut)) noteLeftOut(name, describeValue(value), fix)
    else if (Array.isArray(read)) {
      for (const path of read.map(String)) {
        findings.files.push({ path, record: nameOf(currentRecord, findings.total) })
        const fault = findPathFault(path)
        if (fault) noteLeftOut(name, `${describeValue(path)}: ${fault.problem}`, fault.remedy)
      }
      const unread = entries - read.length
      if (unread > 0) noteLeftOut(name, `${unread} entries of ${entries}`, fix)
    }
  }
}

const naming = z.object({ title: z.unknown(), name: z.unknown(), _id: z.unknown() }).partial()

function nameOf(record: unknown, at: number): string {
  const { title, name, _id } = naming.safeParse(record).data ?? {}
  const words = [title ?? name, _id].filter(
    (one) => typeof one === 'string' || Number.isFinite(one),
  )
  const shown = words.map((one) => JSON.stringify(one).slice(0, maxShown)).join(' ')
  return shown || `record ${at}`
}

export function inspectRecord(shape: Shape, record: unknown): void {
  if (!gathering) return
  gathering.total += 1
  const { filled, unknown } = gathering
  for (const name of Object.keys(shape)) filled.set(name, filled.get(name) ?? 0)
  currentRecord = record
  if (typeof record !== 'object' || record === null) return
  for (const [key, value] of Object.entries(record)) {
    const name = key.slice(0, maxReason)
    // A vendor may name a field `constructor`.
    const schema = Object.hasOwn(shape, name) && shape[name]
    if (schema && !isMissing(value)) filled.set(name, (filled.get(name) ?? 0) + 1)
    if (schema) noteField(gathering, name, schema, value)
    else unknown.set(name, (unknown.get(name) ?? 0) + 1)
  }
}
