import { decodeHTMLStrict } from 'entities'
import { z } from 'zod'
import { addDays, formatClock } from '@/lib/school/dates'
import { readDay } from '@/lib/school/read-days'
import { isOfEditor } from './editor-json'
import { line } from './fields'
import { fieldFacts, type Shape } from './findings'
import { parseLooseJson } from './loose-json'
import { toKey } from './match-word'

const optional = z.string().nullable()
const zonedDay = z
  .strictObject({
    date: optional,
    dateTime: optional,
    timeZone: optional,
    timezone: optional,
    timezone_type: z.int(),
  })
  .partial()
/** A day of PHP, Google Calendar or Outlook with the offset of its zone; the object itself if we do not know the zone. */
function readZonedDay(value: object): unknown {
  const fields = zonedDay.safeParse(value).data ?? {}
  const day = fields.dateTime ?? fields.date
  const zone = fields.timeZone ?? fields.timezone
  if (!zone || !day || /T.*(?:Z|[+-]\d\d:\d\d)$/.test(day)) return day ?? value
  if (/^i(?:st|ndia standard time)$|^asia\/(?:kolkata|calcutta)$/i.test(zone)) return `${day}+05:30`
  return /^[+-]\d\d:\d\d$|^utc$/i.test(zone) ? day + zone : value
}

/** Unwraps MongoDB's `{"$oid": "…"}` and `{"$date": {"$numberLong": "…"}}`, and days with their zone. */
function unwrap(value: unknown, depth = 0): unknown {
  if (depth > 2 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => unwrap(one, depth + 1))
  const [[key, inner] = [''], ...others] = Object.entries(value)
  const isWrapped =
    /^(?:_?(?:id|seconds)|\$(?:oid|uuid|date|number\w+))$/.test(key) &&
    others.every(([name]) => /^_?nanoseconds$/.test(name))
  return isWrapped ? unwrap(inner, depth + 1) : readZonedDay(value)
}

/** Names that lists use for the same field; `toKey` already finds `id`, `to_date` and `Title`. */
const otherNames: Record<string, readonly string[]> = {
  title: ['name', 'heading', 'headline', 'subject'],
  description: ['desc', 'details', 'content', 'body', 'text', 'message'],
  date: ['fromDate', 'startDate', 'dateFrom', 'start'],
  fromDate: ['date', 'startDate', 'publishedDate', 'publishDate', 'publishedOn', 'postedOn'],
  toDate: ['endDate', 'dateTo'],
  time: ['startTime', 'fromTime', 'timing'],
  toTime: ['endTime'],
  venue: ['location', 'place'],
  class: ['standard', 'std'],
  stream: ['subject'],
  division: ['percentage', 'score'],
  sessionYear: ['session', 'academicYear'],
  attachments: ['file', 'pdf', 'document', 'photo', 'image'],
  url: ['link', 'href', 'website'],
}

/** The list's name before that of a field: `eventDate`, `student_name`. */
const listName = /^(?:album|blog|event|news|notice|student|topper)(?=.)/i

/** A spreadsheet's days since 1899, and time of day as their fraction: 46346.4375. */
function fromSerial(serial: number): string {
  const [days, minutes] = [Math.floor(serial), Math.round((serial % 1) * 1440) % 1440]
  const day = days > 0 && addDays('1899-12-30', days)
  return [day, minutes > 0 && formatClock(minutes)].filter(Boolean).join(' ')
}

/** A day as programs store it: in HTML, escaped, `20&#x2F;11&#x2F;2026`, or as a spreadsheet's number. */
function toDayText(value: string | number): string {
  const text = /</.test(String(value)) ? line.parse(value) : decodeHTMLStrict(String(value))
  return /^[45]\d{4}(?:\.\d+)?$/.test(text) ? fromSerial(Number(text)) : text
}

/**
 * Reads the end of FullCalendar and Google Calendar, for which a whole day ends on the day after. Without `allDay`,
 * the last day may be included or not, so we do not read it.
 */
function readEnd(values: Map<string, unknown>): void {
  const end = values.get('end')
  const isWholeDay =
    values.get('allDay') === true || z.object({ date: optional }).safeParse(end).success
  const last = unwrap(end)
  const day = isWholeDay ? readDay(last) : null
  if (!day && !/\d:\d/.test(String(last))) return
  values.set('endDate', day ? addDays(day, -1) : last)
  values.delete('end')
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Fields of an object that no reader needs: ids, types, timestamps. */
export const ofMachine = /^(?:_?id|__v|[@$].*|slug|type|format|lang(?:uage)?|status|.*(?:At|_at))$/

/** Returns the texts of an object that holds a text: WordPress's `{"rendered": "…"}`, one text by language, a nested record. */
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
  if (/^t(?:oT)?ime$/.test(name) && /^0\.\d{3,}$/.test(String(plain)))
    return fromSerial(Number(plain))
  if (typeof plain !== 'object' || plain === null || !schema || kind === 'files') return plain
  if (name === 'description' && isOfEditor(plain)) return JSON.stringify(plain)
  const all = Array.isArray(plain) ? plain.filter((one) => one !== null) : [plain]
  const isRange = Object.keys(plain).every((key) => /^(?:start|end|from|to)$/.test(key))
  const texts = isDay && !isRange ? all : all.flatMap(textsOf)
  if (texts.length === 0 || !texts.every(isText)) return typeof value === 'string' ? value : plain
  return texts.join(name === 'description' ? '\n' : isRange ? ' to ' : ', ')
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
      /^(?:attributes|fields|node|_source)$/.test(name),
    )
    const inner = wrapped.flatMap(([, fields]) => Object.entries(fields ?? {}))
    const values = new Map<string, unknown>([...inner, ...Object.entries(record)])
    readEnd(values)
    const isEmpty = (name: string) => ['', null, undefined].some((one) => values.get(name) === one)
    const plain = new Map<string, unknown>()
    for (const [key, value] of values) {
      const [whole, short] = [toKey(key), toKey(key.replace(listName, ''))]
      const other = Object.hasOwn(shape, key) ? undefined : (names.get(whole) ?? names.get(short))
      const name = other && isEmpty(other) && !plain.get(other) ? other : key
      if (isEmpty(key) && plain.has(name)) continue
      plain.set(name, toPlain(value, Object.hasOwn(shape, name) ? shape[name] : undefined, name))
    }
    return Object.fromEntries(plain)
  }
}
