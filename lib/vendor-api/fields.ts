import { decodeHTMLStrict } from 'entities'
import { z } from 'zod'
import { addDays, formatEventDate, type IsoDate } from '@/lib/school/dates'
import { formatStamps, readDays } from '@/lib/school/read-days'
import { decodeEscapes } from '@/lib/text/decode-escapes'
import { parseSegments, toSingleLine, truncateHtml, type UrlResolver } from '@/lib/text/html'
import { findLinks } from '@/lib/text/links'
import { type Segments, shortenSegments } from '@/lib/text/segments'
import { stripControls } from '@/lib/text/strip-controls'
import { readEditorJson } from './editor-json'
import { describeValue, fieldFacts, hasWordsBeside, noteLeftOut, noteTruncated } from './findings'
import { findPathFault, toMediaUrl } from './media'
import { resolveHref } from './resolve-href'
import { isStoredPath, listPaths } from './stored-paths'
import { isId } from './uids'

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

function clean(value: string): string {
  const text = stripControls(value).trim()
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

/** Decodes a text in which a program wrote `%20` for each space. */
const decodeSpaces = (text: string) =>
  /%20/.test(text) && !/[\s/]/.test(text) ? decodeEscapes(text) : text

/** One line of plain text, '' if missing. Accepts numbers and HTML. */
export const line = anyText
  .transform((value) =>
    clean(truncate(toSingleLine(limitMarkup(decodeSpaces(value), max.text)), max.text)),
  )
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

/** One day; null if missing or a database's "no date". */
export const day = anyValue
  .transform((value): RecordDay => {
    const { date, until, text } = readDays(value)
    if (!text && !until) return { date }
    return { date: null, dateText: line.parse(value) }
  })
  .register(fieldFacts, { kind: 'day', fix: 'write one day, such as 2026-11-20' })

export const days = anyValue
  .transform((value) => {
    const read = readDays(value)
    return { ...read, text: read.text && line.parse(value) }
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
  const until = [last, (isAlone ? to : from).until].find((one) => date && one && one > date)
  if (date && until && until > addDays(date, maxEventDays)) {
    noteLeftOut('toDate', `${until} is over three years after ${date}`, fix)
    return { date, until: null, untilText: formatEventDate(until) }
  }
  return { date, until: until ?? null, ...(to.text && !isAlone && { untilText: to.text }) }
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
