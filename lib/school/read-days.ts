import { addDays, type IsoDate, monthNames, schoolDay, weekdayNames, weekdayOf } from './dates'
import { readTimes } from './times'

/** One day, or the first and last of several. `time` is the text of a time of day that stands beside the day. */
export type Days = { date: IsoDate; until: IsoDate | null; time?: string }

/** A range may state the month or the year at its end only. */
type Day = { day: number; month?: number; year?: number; weekdays: string[] }

/** Longer texts are not dates. */
const maxLength = 80

const oneOf = (names: readonly string[]) =>
  names.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')

const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const month = `(?<month>${oneOf(monthNames)}|sept)\\.?`
const year = "(?<year>\\d{4}|'?\\d{2})"

const forms = [
  // 2026-11-20, 2026/11/20
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  // 20/11/2026, 20-11-2026, 20.11.26; day first, as in India
  /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})$/,
  // 20 November 2026, 20th of Nov, 2026, 20-Nov-26, 20 Nov '26
  new RegExp(`^${day}[- ]?(?:of )?${month}(?:[-, ] ?)?${year}$`, 'i'),
  // November 20, 2026, Nov.20,2026
  new RegExp(`^${month} ?${day}(?:, ?| )(?<year>\\d{4})$`, 'i'),
  // The first day of a range: "20 Nov" and "20"
  new RegExp(`^${day} ${month}$`, 'i'),
  new RegExp(`^${day}$`, 'i'),
]

const weekday = `(?:${oneOf(weekdayNames)}|tues|thur|thurs)`
const withWeekday = new RegExp(
  `^(?:(?<before>${weekday})\\.?,? (?:the )?)?(?<rest>.*?)(?:,? \\(?(?<after>${weekday})\\)?)?$`,
  'i',
)
const label = /^(?:w\.e\.f\.|dt\.|from|date:) ?/i
const ending = /,? (?:onwards?|\(both days inclusive\))$/i
const joiner = / ?(?:\bto\b|\btill\b|\band\b|&|-) ?/gi
const timeStart = /,? (?:at )?(?=\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b)/gi

/** `2026-11-20T10:30:00Z` and `2026-11-20 10:30:00`. Without a zone, it is the school's. */
const instant = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/i

const indexOf = (names: readonly string[], word: string) =>
  names.findIndex((name) => name.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase())

function yearOf(digits: string): number {
  if (digits.length === 4) return Number(digits)
  const number = Number(digits.replace("'", ''))
  return number < 70 ? 2000 + number : 1900 + number
}

/** Null for a day that does not exist, and if a weekday contradicts it: one of the two is wrong. */
function toIso({ year = 0, month = 0, day, weekdays }: Day): IsoDate | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!isReal || year < 1900 || year > 2200) return null
  const iso = date.toISOString().slice(0, 10)
  return weekdays.every((name) => indexOf(weekdayNames, name) === weekdayOf(iso)) ? iso : null
}

/** Reads a day, which may lack month and year. */
function readDayPart(text: string): Day | null {
  const { before, after, rest = '' } = withWeekday.exec(text)?.groups ?? {}
  const found = forms.map((form) => form.exec(rest)?.groups).find(Boolean)
  if (!found) return null
  const { day, month = '', year } = found
  return {
    day: Number(day),
    ...(month && { month: Number(month) || indexOf(monthNames, month) + 1 }),
    ...(year && { year: yearOf(year) }),
    weekdays: [before, after].filter((name) => name !== undefined),
  }
}

function readRange(text: string): Days | null {
  for (const { 0: sign, index } of text.matchAll(joiner)) {
    const from = readDayPart(text.slice(0, index))
    const to = readDayPart(text.slice(index + sign.length))
    const date = from && to && toIso({ ...to, ...from })
    const until = to && toIso(to)
    const isRow = !/and|&/i.test(sign) || (date && until === addDays(date, 1))
    if (date && until && date < until && isRow) return { date, until }
  }
  return null
}

function readWithTime(text: string): Days | null {
  for (const { 0: sign, index } of text.matchAll(timeStart)) {
    const time = text.slice(index + sign.length)
    const part = readDayPart(text.slice(0, index))
    const date = part && toIso(part)
    if (date && readTimes(time)) return { date, until: null, time }
  }
  return null
}

function readInstant(text: string): IsoDate | null {
  const [, date = '', zone] = instant.exec(text) ?? []
  const time = new Date(zone ? text.replace(' ', 'T') : date)
  if (Number.isNaN(time.getTime()) || !toIso(readDayPart(date) ?? { day: 0, weekdays: [] }))
    return null
  return zone ? schoolDay(time) : date
}

/**
 * Reads an ISO day or instant, and the forms in which a clerk in India types a day or a range: day first, months in
 * English. Null for everything else, for days that do not exist, and for ranges that run backwards.
 */
export function readDays(written: string): Days | null {
  if (written.length > maxLength) return null
  const text = written.replace(/[‐-―]/g, '-').replace(/’/g, "'").replace(/\s+/g, ' ').trim()
  const exact = readInstant(text)
  if (exact) return { date: exact, until: null }
  const days = text.replace(label, '')
  const plain = days.replace(/\.$/, '').replace(ending, '')
  const part = readDayPart(plain)
  const date = part && toIso(part)
  return date ? { date, until: null } : (readRange(plain) ?? readWithTime(days))
}

/** Reads one day; null for anything else, and for several days. */
export function readDay(text: string): IsoDate | null {
  const days = readDays(text)
  return days && !days.until ? days.date : null
}
