import { createHash } from 'node:crypto'
import { decodeHTMLStrict } from 'entities'
import { z } from 'zod'
import { addDays, formatEventDate, type IsoDate } from '@/lib/school/dates'
import { formatStamps, readDays } from '@/lib/school/read-days'
import { foldText } from '@/lib/text/fold'
import { parseSegments, toSingleLine, truncateHtml, type UrlResolver } from '@/lib/text/html'
import { findLinks } from '@/lib/text/links'
import { type Segments, shortenSegments } from '@/lib/text/segments'
import { isOfEditor, readEditorJson } from './editor-json'
import {
  describeValue,
  fieldFacts,
  hasWordsBeside,
  noteLeftOut,
  noteTruncated,
  type Shape,
} from './findings'
import { parseLooseJson } from './loose-json'
import { findPathFault, toMediaUrl } from './media'
import { resolveHref } from './resolve-href'
import { isStoredPath, listPaths } from './stored-paths'

/** Fields of source records. An unusable value counts as missing, so that it never costs the record. */

/** In characters or entries: far more than any school writes. */
const max = {
  id: 100,
  text: 1000,
  description: 20_000,
  html: 200_000,
  url: 2000,
  attachments: 1000,
}

/** Null values that a program turned into text. */
const isNothing = /^(?:[\s\p{Cf}]*|null|undefined|NaN|\[object Object\])$/u

/** Trims, and strips control characters and lone surrogates. */
function clean(value: string): string {
  const text = value.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '').trim()
  return isNothing.test(text) ? '' : text
}

function truncate(value: string, characters: number): string {
  if (value.length <= characters) return value
  noteTruncated()
  return value.slice(0, characters)
}

const anyValue = z.unknown().optional()

/** A spreadsheet's 98.4 may be stored as 98.40000000000001. */
const writeNumber = (value: number) =>
  String(Number.isInteger(value) ? value : Number(value.toPrecision(15)))

const anyText = z.union([z.string(), z.number().transform(writeNumber)])

/** Can take a megabyte of text; we do not render it. */
const pastedPicture = /data:[a-z]+\/[\w.+-]+;base64,[A-Za-z0-9+/=]*/gi

function reportPicture(reason: string): void {
  noteLeftOut('picture', reason, 'upload it and choose it as an attachment')
}

/** Escaped twice, or of Word and PowerPoint. `\n` before a small letter may be a Windows path. */
const otherBreak = /\\r\\n|\\n(?!\p{Ll})|[\v\f\x85\u2028\u2029]/gu

/** Unescapes what a program escaped twice for JSON or a database: `\'`, `<\/p>`, `\u0905`. */
function readEscapes(text: string): string {
  return text
    .replace(otherBreak, '\n')
    .replace(/(?<!\\)\\+(?=["'/])/g, '')
    .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The vendor may cut HTML off within a comment, a style sheet or a tag, which then hides the rest. */
function isCutOff(html: string): boolean {
  const isOpen = (start: string, end: string) => html.lastIndexOf(start) > html.lastIndexOf(end)
  return isOpen('<!--', '-->') || isOpen('<style', '</style') || isOpen('<a ', '>')
}

function withoutPasted(value: string): string {
  const text = value.replace(pastedPicture, '')
  if (text.length < value.length) reportPicture('a picture pasted into the text')
  if (isCutOff(text)) noteTruncated()
  return formatStamps(readEscapes(readEditorJson(text)))
}

/** HTML may be this many times as long as its words. */
const maxMarkupRatio = 10

const limitMarkup = (value: string, characters: number) =>
  truncateHtml(withoutPasted(value), maxMarkupRatio * characters)

/** One line of plain text, '' if missing. Accepts numbers and HTML. */
export const line = anyText
  .transform((value) => clean(truncate(toSingleLine(limitMarkup(value, max.text)), max.text)))
  .catch('')

/** Several lines of text with links and strikethrough, [] if missing. */
export const description = anyText
  .transform((value): Segments => {
    const segments = parseSegments(clean(limitMarkup(value, max.description)), urlResolver)
    const [only, ...others] = segments
    if (typeof only === 'string' && others.length === 0 && clean(only) === '') return []
    return shortenSegments(segments, max.description, noteTruncated)
  })
  .catch([])

/** Resolves URLs in vendor text; reports the ones that lead nowhere. */
export const urlResolver: UrlResolver = {
  toHref: (written: string) => {
    const href = resolveHref(written)
    if (href === null)
      noteLeftOut(
        'link',
        `a link to "${written.slice(0, 80)}" leads nowhere`,
        'write https:// before a website, or choose another page',
      )
    return href
  },
  toMedia: (stored: string) => {
    // Editors store relative paths; URLs cannot go above the root.
    const path = stored.replace(/^(?:\.{1,2}\/)+/, '')
    const url = toMediaUrl(path)
    if (!url || findPathFault(path)) reportPicture(`the picture ${describeValue(stored)} of a text`)
    return url
  },
  onTruncate: noteTruncated,
}

/** Text with its HTML, not yet sanitised. */
export const html = anyText
  .transform((value) => clean(truncate(withoutPasted(value), max.html)))
  .catch('')

/** `dateText` is a date without a single reading; pages show it as text. */
export type RecordDay = { date: IsoDate | null; dateText?: string }

function asText(value: unknown): string {
  return line.parse(value)
}

/** One day; null if missing or a database's "no date". */
export const day = anyValue
  .transform((value): RecordDay => {
    const { date, until, text } = readDays(value)
    if (!text && !until) return { date }
    return { date: null, dateText: asText(value) }
  })
  .register(fieldFacts, { kind: 'day', fix: 'write one day, such as 2026-11-20' })

export const days = anyValue
  .transform((value) => {
    const read = readDays(value)
    return { ...read, text: read.text && asText(value) }
  })
  .register(fieldFacts, {
    kind: 'days',
    fix: 'write the first day as 2026-11-20 and the last one into toDate',
  })

/** A longer event is a slip of the year: 2062 for 2026. */
const maxEventDays = 3 * 366

/** `untilText` is a last day without a single reading. */
export type RecordDays = RecordDay & { until: IsoDate | null; untilText?: string }

export function toRecordDays(from: z.output<typeof days>, to: z.output<typeof days>): RecordDays {
  const isAlone = from.date === null && from.text === ''
  const { date, text } = isAlone ? to : from
  const last = to.until ?? to.date
  if (text) {
    const dateText = last && !isAlone ? `${text} to ${formatEventDate(last)}` : text
    return { date: null, until: null, dateText }
  }
  const fix = 'write the last day into toDate'
  if (date && last && last < date) noteLeftOut('toDate', `${last} is before ${date}`, fix)
  const until = [last, (isAlone ? to : from).until].find((one) => date && one && one > date) ?? null
  if (date && until && until > addDays(date, maxEventDays)) {
    noteLeftOut('toDate', `${until} is over three years after ${date}`, fix)
    return { date, until: null, untilText: formatEventDate(until) }
  }
  return { date, until, ...(to.text && !isAlone && { untilText: to.text }) }
}

/** Stored paths or attachment ids, [] if missing. */
export const attachments = anyValue
  .transform((value) => {
    const paths = listPaths(value).filter((one) => isStoredPath(one, max.url))
    if (paths.length > max.attachments) noteTruncated()
    return paths.slice(0, max.attachments)
  })
  .register(fieldFacts, { kind: 'files', fix: 'upload the file again' })

/** A URL for a link, also from between words; null if unusable or one of several. */
export const link = anyValue
  .transform((value) => {
    const isShort = typeof value === 'string' && value.length <= max.url
    if (!isShort) return null
    const text = decodeHTMLStrict(clean(value))
    const [found, ...others] = findLinks(text)
    if (others.length > 0) return null
    // "forms.gle/abc, last date 20 Nov"; a file's name may contain a space.
    return resolveHref(found && hasWordsBeside(text) ? found.href : text)
  })
  .register(fieldFacts, { kind: 'word', fix: 'write the whole address, beginning with https://' })

/** An id; null if it could alter a path or a query. */
export const id = anyValue
  .transform((value) => {
    const text = anyText.catch('').parse(value)
    // As MongoDB, .NET and spreadsheets write it: `ObjectId("65f0")`, `{6f96…}`.
    if (text.length > max.id) return null
    const bare = text.replace(/^(?:ObjectId|[\s\p{C}"'({])+|[\s\p{C}"')}]+$/gu, '')
    return isId(bare) && !isNothing.test(bare) ? bare : null
  })
  .register(fieldFacts, { kind: 'word', fix: 'use at most 64 letters, digits, - and _' })

/** Ignores case, spaces, punctuation and plurals: `Recent Activities` equals `RecentActivity`. */
function toKey(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/ies/g, 'y')
    .replace(/s/g, '')
}

export function matchWord<W extends string>(text: string, words: readonly W[]): W | undefined {
  return words.find((word) => toKey(word) === toKey(text))
}

export function isId(value: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(value)
}

export function toUid(id: string | null, ...parts: readonly (string | null)[]): string {
  if (id) return id
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24)
}

const phpDay = z.object({ date: z.string(), timezone_type: z.number(), timezone: z.string() })
const offsets: Record<string, string> = { 'Asia/Kolkata': '+05:30', IST: '+05:30', UTC: 'Z' }

/** A day of PHP with the offset of its zone; the object itself if we do not know the zone. */
function readPhpDay(value: object): unknown {
  const { date = '', timezone = '' } = phpDay.safeParse(value).data ?? {}
  const offset = /^[+-]\d\d:\d\d$/.test(timezone) ? timezone : offsets[timezone]
  return offset ? date + offset : value
}

/** Unwraps MongoDB's extended JSON, `{"$oid": "…"}`, `{"$date": {"$numberLong": "…"}}`, and PHP's days. */
function unwrap(value: unknown, depth = 0): unknown {
  if (depth > 2 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => unwrap(one, depth + 1))
  const [[key, inner] = [''], ...others] = Object.entries(value)
  const isWrapped = /^(?:_?id|\$(?:oid|uuid|date|number\w+))$/.test(key) && others.length === 0
  return isWrapped ? unwrap(inner, depth + 1) : readPhpDay(value)
}

/** Names that lists use for the same field; `toKey` already finds `id`, `to_date` and `Title`. */
const otherNames: Record<string, readonly string[]> = {
  date: ['fromDate', 'startDate'],
  fromDate: ['date', 'startDate'],
  toDate: ['endDate'],
}

/** A day as programs store it: in HTML, escaped, `20&#x2F;11&#x2F;2026`, or as a spreadsheet's number since 1899. */
function toDayText(value: string | number): string {
  const text = /</.test(String(value)) ? asText(value) : decodeHTMLStrict(String(value))
  return /^[45]\d{4}(?:\.\d+)?$/.test(text) ? addDays('1899-12-30', Math.floor(Number(text))) : text
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Fields of an object without words for readers. */
const ofMachine = /^(?:_?id|__v|[@$].*|slug|type|format|lang(?:uage)?|status|.*(?:At|_at))$/

/** Returns the texts of an object: of WordPress, `{"rendered": "…"}`, in two languages, or of a record in place of its name. */
function textsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  const shown = Object.entries(value).filter(([name]) => !ofMachine.test(name))
  return [...new Set(shown.map(([, one]) => one))].filter((one) => isText(one) && one !== '')
}

/** Reads an object or a list that a database column holds as its JSON. */
const readColumn = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*[{[]\s*["'{[]/.test(value)
    ? (parseLooseJson(value) ?? value)
    : value

function toPlain(value: unknown, schema: Shape[string] | undefined, name: string): unknown {
  const plain = unwrap(readColumn(value))
  const { kind = '' } = (schema && fieldFacts.get(schema)) ?? {}
  const isDay = kind.startsWith('day')
  if (isDay && (typeof plain === 'string' || typeof plain === 'number')) return toDayText(plain)
  if (typeof plain !== 'object' || plain === null || !schema || kind === 'files') return plain
  if (name === 'description' && isOfEditor(plain)) return JSON.stringify(plain)
  const all = Array.isArray(plain) ? plain.filter((one) => one !== null) : [plain]
  const texts = isDay ? all : all.flatMap(textsOf)
  if (texts.length === 0 || !texts.every(isText)) return typeof value === 'string' ? value : plain
  return texts.join(name === 'description' ? '\n' : ', ')
}

/**
 * Returns a function that names a record's fields as `shape` does, and unwraps their values. Strapi, Contentful and
 * GraphQL wrap the fields together.
 */
export function recordReader(shape: Shape): (record: unknown) => unknown {
  const own = Object.keys(shape)
  const others = own.flatMap((name) =>
    (otherNames[name] ?? []).map((other) => [toKey(other), name] as const),
  )
  const names = new Map([...others, ...own.map((name) => [toKey(name), name] as const)])
  return (written) => {
    const record = readColumn(written)
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return record
    const wrapped = Object.entries(record).filter(([name]) =>
      /^(?:attributes|fields|node)$/.test(name),
    )
    const inner = wrapped.flatMap(([, fields]) => Object.entries(fields ?? {}))
    const values = new Map<string, unknown>([...inner, ...Object.entries(record)])
    const isEmpty = (name: string) => ['', null, undefined].some((one) => values.get(name) === one)
    const plain = new Map<string, unknown>()
    for (const [key, value] of values) {
      const other = Object.hasOwn(shape, key) ? undefined : names.get(toKey(key))
      const name = other && isEmpty(other) ? other : key
      if (isEmpty(key) && plain.has(name)) continue
      plain.set(name, toPlain(value, Object.hasOwn(shape, name) ? shape[name] : undefined, name))
    }
    return Object.fromEntries(plain)
  }
}

/** Calendars and element ids need unique uids: all but the earliest append their day. */
export function makeUidsDistinct<T extends { uid: string; date: IsoDate | null }>(
  records: T[],
): T[] {
  const counts = new Map<string, number>()
  const uids = new Map<T, string>()
  for (const record of records.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))) {
    const { uid, date } = record
    const name = counts.has(uid) ? `${uid}-${date ?? 'undated'}` : uid
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    uids.set(record, count > 1 ? `${name}-${count}` : name)
  }
  return records.map((record) => ({ ...record, uid: uids.get(record) ?? record.uid }))
}
