/**
 * The school's days. Every date of the site is a day in Siliguri, written `YYYY-MM-DD`, whatever
 * time zone the server runs in.
 */

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string

/**
 * India's only time zone, the same all year. Days are counted, never read from a locale's text: what
 * `en-CA` writes has changed between engines, and the server's must match the browser's.
 */
const schoolOffsetMs = 5.5 * 3_600_000
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
/** Smaller numbers are something else, such as 20240210. */
const earliestInstant = Date.UTC(1980, 0, 1)
/** An instant: its day at the school may be another than the one that is written. */
const isoDateTime = /^(\d{4})-(\d{2})-(\d{2})T.*(?:Z|[+-]\d{2}:?\d{2})$/
/** A time without a zone may follow: it is the school's, and its day the one that is written. */
const yearFirst = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/
const monthNamed = /^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{4})$/i

/** Months as the filters and the calendar name them (specification, section 9). */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Months abbreviated Jan to Dec (specification, section 9). */
export const shortMonthNames = monthNames.map((name) => name.slice(0, 3))

/** Days of the week as the calendar names them, Sunday first. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** Days of the week abbreviated Sun to Sat. */
export const shortWeekdayNames = weekdayNames.map((name) => name.slice(0, 3))

/** Today, or the day of `now`, at the school. */
export function schoolDay(now: Date = new Date()): IsoDate {
  return new Date(now.getTime() + schoolOffsetMs).toISOString().slice(0, 10)
}

function fromParts(year: number, month: number, day: number): IsoDate | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return real && year >= 1900 && year <= 2200 ? date.toISOString().slice(0, 10) : null
}

/**
 * The school day of a date as the vendor writes it: `YYYY-MM-DD` or `YYYY/MM/DD`, with a time of the
 * school's or without, `DD/MM/YYYY`, `22 Nov 2026`, an ISO date-time with its zone, or milliseconds. `null` for
 * anything else and for days that do not exist.
 */
export function parseDate(value: unknown): IsoDate | null {
  if (typeof value === 'number')
    return value >= earliestInstant ? fromInstant(new Date(value)) : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  const ymd = yearFirst.exec(text)
  if (ymd) return fromParts(Number(ymd[1]), Number(ymd[2]), Number(ymd[3]))
  const dmy = dayFirst.exec(text)
  if (dmy) return fromParts(Number(dmy[3]), Number(dmy[2]), Number(dmy[1]))
  const named = monthNamed.exec(text)
  if (named) return fromParts(Number(named[3]), monthNamedAs(named[2] ?? ''), Number(named[1]))
  const time = isoDateTime.exec(text)
  // The language rolls 31 June over to 1 July; such a day does not exist.
  if (!time || !fromParts(Number(time[1]), Number(time[2]), Number(time[3]))) return null
  return fromInstant(new Date(text))
}

/** 1 to 12 of a month's name or its beginning; 0 when there is no such month. */
function monthNamedAs(name: string): number {
  return monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1
}

function fromInstant(instant: Date): IsoDate | null {
  const atSchool = new Date(instant.getTime() + schoolOffsetMs)
  return fromParts(atSchool.getUTCFullYear(), atSchool.getUTCMonth() + 1, atSchool.getUTCDate())
}

/** The year of a day. */
export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4))
}

/** The month of a day, 1 to 12. */
export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7))
}

/** The day so many days later, or earlier when negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

function dayOf(date: IsoDate): number {
  return Number(date.slice(8))
}

/** Day of the week, 0 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** `5 Nov 2026`: day, short month, year as in en-GB, as events show it. */
export function formatEventDate(date: IsoDate): string {
  return `${dayOf(date)} ${shortMonthNames[monthOf(date) - 1]} ${yearOf(date)}`
}

/** `28 February`: a day of every year. */
export function formatDayAndMonth(date: IsoDate): string {
  return `${dayOf(date)} ${monthNames[monthOf(date) - 1]}`
}

/** `Tuesday, 24 Nov 2026`: the same with its day of the week. */
export function formatWithWeekday(date: IsoDate): string {
  return `${weekdayNames[weekdayOf(date)]}, ${formatEventDate(date)}`
}

/** `21 NOVEMBER 2026`: day, upper-case month name, year, as news shows it. */
export function formatNewsDate(date: IsoDate): string {
  return `${dayOf(date)} ${monthNames[monthOf(date) - 1]} ${yearOf(date)}`.toUpperCase()
}

/** `21/11/2026`: dd/mm/yyyy, as every other date is shown. */
export function formatDate(date: IsoDate): string {
  return date.split('-').reverse().join('/')
}
