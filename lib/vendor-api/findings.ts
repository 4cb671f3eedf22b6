import { z } from 'zod'
import { attachments, isoDate, type Shape } from './fields'

/** How many records something was found in, by what was found. */
export type Tally = Map<string, number>

/** A stored path, and the title, name or id of its record. */
export type NamedFile = { path: string; record: string }

/** What reading one body came upon. */
export type Findings = {
  /** Records in the body, those that do not fit among them. */
  given: number
  /** Why records do not fit. */
  dropped: Tally
  /** Fields that nothing on the site reads. */
  unknown: Tally
  /** Fields that are read, and what stands there that could not be. */
  unread: Tally
  /** Days `YYYY-MM-DD` of any field. */
  days: string[]
  /** Stored paths and attachment ids of any field, with the record that names them. */
  files: NamedFile[]
}

let gathering: Findings | null = null

export function noFindings(): Findings {
  return {
    given: 0,
    dropped: new Map(),
    unknown: new Map(),
    unread: new Map(),
    days: [],
    files: [],
  }
}

/** Reads a body, which must not wait for anything, and gathers in `findings` what that comes upon. */
export function gatherFindings<T>(findings: Findings, read: () => T): T {
  gathering = findings
  try {
    return read()
  } finally {
    gathering = null
  }
}

const longestShown = 40
const longestFound = 400

function countUp(tally: Tally, all: string): void {
  const found = all.slice(0, longestFound)
  tally.set(found, (tally.get(found) ?? 0) + 1)
}

/** A value in words, cut short: `the text "soon"`, `a list`. */
export function inWords(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length > 0 ? `a list with ${inWords(value[0])}` : 'a list'
  if (typeof value === 'object') return 'an object'
  const shown = JSON.stringify(value).slice(0, longestShown)
  return typeof value === 'string' ? `the text ${shown}` : shown
}

/** Notes that a record was dropped, and why. */
export function noteDropped(error: unknown): void {
  if (!gathering) return
  const why =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
      : String(error instanceof Error ? error.message : error)
  countUp(gathering.dropped, why)
}

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

const titled = z.object({ title: z.string(), name: z.string(), _id: z.unknown() }).partial()

/** What an operator finds a record by. */
function nameOf(record: object): string {
  const { title, name, _id } = titled.safeParse(record).data ?? {}
  return title || name || String(_id ?? 'a record without a name')
}

function noteField(
  findings: Findings,
  record: object,
  name: string,
  schema: Shape[string],
  value: unknown,
): void {
  if (isMissing(value)) return
  const read = z.safeParse(schema, value).data
  if (isMissing(read)) countUp(findings.unread, `${name}: ${inWords(value)}`)
  else if (schema === isoDate) findings.days.push(String(read))
  else if (schema === attachments && Array.isArray(read)) {
    findings.files.push(...read.map((path) => ({ path: String(path), record: nameOf(record) })))
    if (Array.isArray(value) && read.length < value.length)
      countUp(findings.unread, `${name}: ${value.length - read.length} entries of ${value.length}`)
  }
}

/** Notes of a record which of its fields nobody reads, and which do not hold what is read there. */
export function noteRecord(shape: Shape, record: unknown): void {
  if (!gathering) return
  gathering.given += 1
  if (typeof record !== 'object' || record === null) return
  for (const [name, value] of Object.entries(record)) {
    // A vendor may call a field `constructor`.
    const schema = Object.hasOwn(shape, name) && shape[name]
    if (schema) noteField(gathering, record, name, schema, value)
    else countUp(gathering.unknown, name)
  }
}
