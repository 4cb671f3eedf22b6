import { decodeHTMLStrict } from 'entities'
import { z } from 'zod'
import { formatEventDate, type IsoDate } from '@/lib/school/dates'
import { type Days, readDays } from '@/lib/school/read-days'
import { readTimes } from '@/lib/school/times'
import { toSingleLine } from '@/lib/text/html'
import { stripControls } from '@/lib/text/strip-controls'
import { findPathFault } from './media'
import { describeValue, noteFile, report } from './reports'
import { resolveHref } from './resolve-href'
import type { RichText } from './rich-text'
import { isId } from './uids'

/**
 * The types of the vendor's fields. The message of a schema is the remedy for a value that breaks it; `listOf` reports
 * both, and the field is then absent. Absent is '' for texts, null for the others.
 */

/** In characters or entries: far more than any school writes. */
const max = { text: 1000, markup: 10_000, html: 200_000, url: 2000, files: 1000 }

export function reportTruncated(): void {
  report('longer than a page shows', 'shorten it')
}

function truncate(value: string, characters: number): string {
  if (value.length <= characters) return value
  reportTruncated()
  return value.slice(0, characters)
}

const textOrNumber = (remedy: string) =>
  z.union([z.string(), z.number().transform(String)], { error: remedy })

/** HTML gives its words, entities are decoded, white space is folded. */
function toLine(written: string): string {
  return truncate(toSingleLine(truncate(written, max.markup)), max.text).trim()
}

function line(remedy: string) {
  return textOrNumber(remedy)
    .transform(toLine)
    .nullish()
    .transform((written) => written ?? '')
}

/** One line of plain text. */
export const text = line('write a text')

/** Can take a megabyte of a text; we do not render it. */
const pastedPicture = /data:[a-z]+\/[\w.+-]+;base64,[A-Za-z0-9+/=]*/gi

function withoutPasted(html: string): string {
  const rest = html.includes(';base64,') ? html.replace(pastedPicture, '') : html
  if (rest !== html)
    report('a picture pasted into the text', 'upload it and choose it as an attachment')
  return rest
}

/** Text with the HTML of a clerk's editor, which `rich-text.ts` parses when a page shows it. */
export const richText = textOrNumber('write a text')
  .transform((html) => truncate(stripControls(withoutPasted(html)), max.html).trim())
  .nullish()
  .transform((source): RichText => ({ source: source ?? '' }))

const idRemedy = 'use at most 64 letters, digits, - and _'

/** An id for URLs; a record without one has no page of its own. */
export const id = textOrNumber(idRemedy)
  .refine(isId, idRemedy)
  .nullish()
  .transform((one) => one ?? null)

/** A list has tens of thousands of files, so they share one schema: to create it takes longer than to check a file. */
const filePath = z
  .string()
  .max(max.url)
  .refine((one) => one.isWellFormed())

function isServed(entry: unknown): entry is string {
  const path = filePath.safeParse(entry).data
  const fault =
    path === undefined
      ? { problem: 'no path', remedy: 'upload the file again' }
      : findPathFault(path)
  if (fault) report(`${describeValue(entry)}: ${fault.problem}`, fault.remedy)
  else if (path) noteFile(path)
  return fault === null
}

const isFilled = (entry: unknown) => entry !== null && entry !== ''

/** Stored paths, attachment ids or URLs; one alone may be a string. */
export const files = z
  .union([z.string().transform((one) => [one]), z.array(z.unknown())], {
    error: 'send a list of stored paths',
  })
  .transform((entries) => {
    if (entries.length > max.files) reportTruncated()
    return entries.slice(0, max.files).filter(isFilled).filter(isServed)
  })
  .nullish()
  .transform((paths) => paths ?? [])

/** A web, mail or phone link, or a page or file of this site. */
export const link = z
  .string({ error: 'write one address, beginning with https://' })
  .max(max.url, 'shorten the address')
  .transform((written, context) => {
    const href = resolveHref(decodeHTMLStrict(stripControls(written)).replace(/\s+/g, ' ').trim())
    if (href === null) context.addIssue('write one address, beginning with https://')
    return href
  })
  .nullish()
  .transform((href) => href ?? null)

/** `text` is a date that we cannot read, as it was written. */
type DayField = { date: IsoDate | null; until: IsoDate | null; time?: string; text: string }

/** A database's "no date". */
const noDate = '1970-01-01'

const dayRemedy = 'write the day as 2026-11-20'

function toDayField(written: string): DayField {
  const days: Days | null = readDays(written)
  if (days?.date === noDate) return { date: null, until: null, text: '' }
  if (days) return { ...days, text: '' }
  if (written) report(describeValue(written), dayRemedy)
  return { date: null, until: null, text: written }
}

/** A day, or the first and last of several, with the time that stands beside it. Text that is none stays text. */
export const day = line(dayRemedy).transform(toDayField)

/** The same for a record whose page shows no time. */
export const dayOnly = day.transform(({ time, ...days }): DayField => {
  if (time) report(`no page shows the time "${time}"`, 'write it into the title')
  return days
})

const timeRemedy = 'write it as 9:30 am to 1:00 pm; calendars show the day only'

/** A time of day, as it was written. */
export const time = line(timeRemedy).transform((written) => {
  if (written && !readTimes(written)) report(describeValue(written), timeRemedy)
  return written
})

const withoutCase = (word: string) => word.toLowerCase().replace(/\s/g, '')

/** A word of a list, whose letter case and spaces do not count; null if absent, `unknown` for any other. */
export function word<W extends string>(words: readonly W[]) {
  const remedy = `use one of ${words.join(', ')}`
  return line(remedy).transform((written): W | 'unknown' | null => {
    if (!written) return null
    const found = words.find((one) => withoutCase(one) === withoutCase(written))
    if (!found) report(describeValue(written), remedy)
    return found ?? 'unknown'
  })
}

/** `dateText` and `untilText` are days that we cannot read; pages show them as they were written. */
export type RecordDays = {
  date: IsoDate | null
  until?: IsoDate | null
  dateText?: string
  untilText?: string
}

export function toRecordDays({ date, until, text: dateText }: DayField): RecordDays {
  return { date, ...(until && { until }), ...(dateText && { dateText }) }
}

const writtenAs = ({ text, date }: DayField) => text || (date ? formatEventDate(date) : '')

/** Days of a record that may have a last day in another field. */
export function toRecordRange(from: DayField, to: DayField): RecordDays {
  if (writtenAs(to) === '') return toRecordDays(from)
  const last = to.until ?? to.date
  if (from.date === null) return { date: null, dateText: `${from.text} to ${writtenAs(to)}` }
  if (last === null) return { date: from.date, untilText: to.text }
  if (from.until && from.until > last)
    report(
      `date ends on ${from.until}, toDate on ${last}`,
      'write the last day into toDate',
      'toDate',
    )
  if (last > from.date) return { date: from.date, until: last }
  if (last === from.date) return toRecordDays(from)
  report(`${last} is before ${from.date}`, 'write the last day into toDate', 'toDate')
  return { date: from.date, untilText: formatEventDate(last) }
}
