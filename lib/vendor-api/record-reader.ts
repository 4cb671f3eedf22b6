import { decodeHTMLStrict } from 'entities'
import { z } from 'zod'
import { addDays } from '@/lib/school/dates'
import { isOfEditor } from './editor-json'
import { line } from './fields'
import { fieldFacts, type Shape } from './findings'
import { parseLooseJson } from './loose-json'
import { toKey } from './match-word'

const phpDay = z.object({ date: z.string(), timezone_type: z.number(), timezone: z.string() })
const offsets: Record<string, string> = { 'Asia/Kolkata': '+05:30', IST: '+05:30', UTC: 'Z' }

/** A day of PHP with the offset of its zone; the object itself if we do not know the zone. */
function readPhpDay(value: object): unknown {
  const { date = '', timezone = '' } = phpDay.safeParse(value).data ?? {}
  const offset = /^[+-]\d\d:\d\d$/.test(timezone) ? timezone : offsets[timezone]
  return offset ? date + offset : value
}

/** Unwraps MongoDB's `{"$oid": "…"}` and `{"$date": {"$numberLong": "…"}}`, and days of Firestore and PHP. */
function unwrap(value: unknown, depth = 0): unknown {
  if (depth > 2 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => unwrap(one, depth + 1))
  const [[key, inner] = [''], ...others] = Object.entries(value)
  const isWrapped =
    /^(?:_?(?:id|seconds)|\$(?:oid|uuid|date|number\w+))$/.test(key) &&
    others.every(([name]) => /^_?nanoseconds$/.test(name))
  return isWrapped ? unwrap(inner, depth + 1) : readPhpDay(value)
}

/** Names that lists use for the same field; `toKey` already finds `id`, `to_date` and `Title`. */
const otherNames: Record<string, readonly string[]> = {
  title: ['name', 'heading'],
  description: ['desc', 'details'],
  date: ['fromDate', 'startDate', 'eventDate'],
  fromDate: ['date', 'startDate'],
  toDate: ['endDate'],
  venue: ['location'],
  attachments: ['file', 'pdf'],
  url: ['link'],
}

/** A day as programs store it: in HTML, escaped, `20&#x2F;11&#x2F;2026`, or as a spreadsheet's number since 1899. */
function toDayText(value: string | number): string {
  const text = /</.test(String(value)) ? line.parse(value) : decodeHTMLStrict(String(value))
  return /^[45]\d{4}(?:\.\d+)?$/.test(text) ? addDays('1899-12-30', Math.floor(Number(text))) : text
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Fields of an object that no reader needs: ids, types, timestamps. */
const ofMachine = /^(?:_?id|__v|[@$].*|slug|type|format|lang(?:uage)?|status|.*(?:At|_at))$/

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
