import { foldText } from '@/lib/text/fold'
import {
  addDays,
  formatEventDate,
  type IsoDate,
  monthNames,
  schoolDay,
  shortWeekdayNames,
  weekdayOf,
} from './dates'
import { parseTimes } from './times'

/**
 * The days in a value. `text` is the part without a single reading and is displayed as it is; `time` is the time of
 * day beside them, as `parseTimes` reads it.
 */
export type Days = { date: IsoDate | null; until: IsoDate | null; text: string; time?: string }

/** Longer texts are not dates. */
const maxLength = 80
/** Smaller numbers are something else. In milliseconds and in seconds. */
const earliest = { ms: Date.UTC(1980, 0, 1), seconds: Date.UTC(1980, 0, 1) / 1000 }
const latestSeconds = Date.UTC(2201, 0, 1) / 1000

/** Spellings of "no date" in databases, programs and empty forms: zeros, their first or last day, and words. */
const noDate =
  /^(?:0+|null|none|nil|undefined|nan|n\/?a|invalid date|[-./_ ]+|dd[-/.]mm[-/.]yy(?:yy)?|-?(?:0000|0001|1601|1753|1899|9999)[-/.]\d.*|\d{1,2}[-/.]\d{1,2}[-/.]-?(?:0000|0001|1899|9999)\b.*)$/
const firstDays: ReadonlySet<IsoDate> = new Set(['1900-01-01', '1970-01-01'])

const otherNames =
  'अक्तूबर october, জানুয়ারী january, ফেব্রুয়ারী february, অগাস্ট august, गुरूवार thu, बृहस्पतिवार thu, इतवार sun'

/** Hindi and Bengali names of months and weekdays, as the platform and others write them, and their English ones. */
const indianNames = new Map([
  ...Array.from(
    foldText(otherNames).matchAll(/([^ ,]+) (\w+)/g),
    ([, name = '', english = '']): [string, string] => [name, english],
  ),
  ...['hi', 'bn'].flatMap((locale) => {
    const name = (at: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(2026, at, 1))
    return monthNames.flatMap((english, at): [string, string][] => [
      [foldText(name(at, { month: 'long' })), english.toLowerCase()],
      [foldText(name(at, { weekday: 'long' })), weekdayName(at)],
    ])
  }),
])

function weekdayName(month: number): string {
  const weekday = weekdayOf(`2026-${String(month + 1).padStart(2, '0')}-01`)
  return (shortWeekdayNames[weekday] ?? '').toLowerCase()
}

const clock =
  /(?:\bat | *, *|(?<=\d)t| |^)(\d{1,2})(?::(\d{2})(?::\d{2}(?:\.\d+)?)?|\.(\d{2})(?![\d.])|(?= ?(?:(?:to|-|till) ?\d{1,2}(?:[:.]\d\d)? ?)?[ap]\.? ?m\b)) ?(?:([ap])\.? ?m\b\.?|hrs\b|hours\b)?( ?(?:ist|z|utc|gmt)?(?:[+-]\d\d:?\d\d)?(?![\w:]))/
/** Endings that may follow a time: the end of a range, and words. */
const clockEnd =
  /^ ?(?:(?:to|-|till) ?\d{1,2}(?:[:.]\d{2}|(?= ?[ap]\.? ?m\b))(?: ?(?:[ap]\.? ?m\b\.?|hrs\b|hours\b))?)?(?: ?onwards?\b)?/
/** "2nd Saturday" is a day of the month's second week, not its second day. */
const weekday =
  /\b(?:(1st|first|2nd|second|3rd|third|4th|fourth|5th|fifth) )?(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?\b[.,]*/g
const ordinals = '1st first 2nd second 3rd third 4th fourth 5th fifth'.split(' ')

function isNthOfMonth(ordinal: string | undefined, date: IsoDate): boolean {
  const week = Math.floor((Number(date.slice(8)) - 1) / 7)
  return !ordinal || week === Math.floor(ordinals.indexOf(ordinal) / 2)
}

function isoOf(year: number, month: number, day: number): IsoDate | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 && year <= 2200 ? date.toISOString().slice(0, 10) : null
}

/** The numbers of a day. Null if the text states them only at the other end of the range. */
type Part = { year: number | null; month: number | null; day: number }

function monthFrom(text: string): number {
  if (/^\d/.test(text)) return Number(text) <= 12 ? Number(text) : 0
  return monthNames.findIndex((name) => name.toLowerCase().startsWith(text)) + 1
}

function yearFrom(text: string): number {
  return text.length > 2 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900)
}

const between = "(?: ?[-/.,] ?| |(?=')|(?<=\\d)(?=[a-z])|(?<=[a-z])(?=\\d))"
const year = "[, ]*'?(?<year>\\d{4}|\\d\\d)"
/** One day in words. In a range, the month or year may be missing from one of the two. */
const forms = [
  `(?<year>\\d{4})${between}(?<month>\\d{1,2}|[a-z]{3,9}\\.?)${between}(?<day>\\d{1,2})`,
  '(?<year>(?:19|20)\\d\\d)(?<month>\\d\\d)(?<day>\\d\\d)',
  `(?<month>[a-z]{3,9})\\.?${between}(?<day>\\d{1,2})(?:${between}${year})?`,
  '(?<day>\\d{1,2}),? (?<year>\\d{4})',
  `(?<day>\\d{1,2})(?:${between}(?<month>\\d{1,2}|[a-z]{3,9})\\.?(?:${between}${year})?)?`,
].map((form) => new RegExp(`^${form}$`))

/** "Nov 20-22" may be three days or a day of 2022. */
const doubtfulYear = /[^\d-] ?\d{1,2} ?- ?\d\d$|[ /.]\w+ ?- ?\d\d$/

function partOf(text: string): Part | null {
  if (doubtfulYear.test(text)) return null
  const groups = forms.map((form) => form.exec(text)?.groups).find(Boolean)
  if (!groups) return null
  const { year, month } = groups
  const part = {
    year: year ? yearFrom(year) : null,
    month: month ? monthFrom(month) : null,
    day: Number(groups.day),
  }
  if (part.month !== 0) return part
  // Day first, as in India: only a number that cannot be a month is the day of an American date.
  return year && Number(month) > 12 ? { ...part, month: part.day, day: Number(month) } : null
}

const joins = / ?(?:-|~|\/|&|,|\band\b|\bto\b|\btill\b|\buntil\b|से|থেকে) ?/g

/** Reads two days as the range between them; null unless it runs forward in one way only. */
function rangeOf(text: string): { date: IsoDate; until: IsoDate | null } | null {
  const found = [...text.matchAll(joins)].flatMap((join) => {
    const from = partOf(text.slice(0, join.index))
    const to = partOf(text.slice(join.index + join[0].length))
    const [startMonth, endMonth] = [from?.month ?? to?.month, to?.month ?? from?.month]
    const year = to?.year ?? from?.year
    if (!from || !to || !startMonth || !endMonth || !year) return []
    // "28 Dec to 3 Jan 2027" begins in the year before, "28 Dec 2026 to 3 Jan" ends in the next.
    const isOverNewYear = startMonth > endMonth
    const startYear = from.year ?? year - Number(isOverNewYear)
    const endYear = to.year ?? year + Number(isOverNewYear)
    const date = isoOf(startYear, startMonth, from.day)
    const until = isoOf(endYear, endMonth, to.day)
    if (!date || !until || date > until) return []
    // "20 Nov & 21 Nov" are two days in a row; "20 Nov & 25 Nov" and "5/12 Nov" are no range.
    const isList = /[&,]|and/.test(join[0]) || (join[0] === '/' && !from.year)
    const isRange = !isList || until <= addDays(date, 1)
    return isRange ? [{ date, until: until === date ? null : until }] : []
  })
  return found.length === 1 && found[0] ? found[0] : null
}

/** "20, 21 and 22" are three days in a row, which is a range; "20 and 25" are not. */
function joinDaysInARow(list: string): string {
  const days = (list.match(/\d+/g) ?? []).map(Number)
  const isRow = days.every((day, at) => at === 0 || day === (days[at - 1] ?? 0) + 1)
  return isRow ? `${days[0]} to ${days.at(-1)}` : list
}

/** Returns the day of an instant at the school. Without a zone, the day in the text. */
function dayAtSchool(
  date: IsoDate,
  [, hour, minute, dotted, half, zone]: RegExpExecArray,
): IsoDate {
  const offset = /([+-])(\d\d):?(\d\d)/.exec(zone ?? '')
  // Programs write 23:59 for the end of a day: do not convert it to the next day.
  const isEndOfDay = hour === '23' && minute === '59'
  if (isEndOfDay || (!offset && !/z|utc|gmt/.test(zone ?? ''))) return date
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour)
  const sign = offset?.[1] === '-' ? -1 : 1
  const offsetMinutes = sign * (Number(offset?.[2] ?? 0) * 60 + Number(offset?.[3] ?? 0))
  const minutes = hours * 60 + Number(minute ?? dotted ?? 0) - offsetMinutes
  return schoolDay(new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000))
}

/** Parses the time next to a day, without seconds. A database's midnight and other time zones mean no time. */
function timeBeside(
  [all, hour = '', minute, dotted, half, zone = '']: RegExpExecArray,
  end: string,
): string {
  const isHere = /^ ?(?:(?:ist)?|(?:gmt)?\+05:?30)$/.test(zone)
  const minutes = minute ?? dotted ?? '00'
  const time = (Number(hour) % (half === 'a' ? 12 : 24)) * 60 + Number(minutes)
  // Midnight at the school, or in UTC as a browser here writes it.
  const isMidnight = half !== 'p' && (time === 0 || (time === 330 && zone.trim() !== ''))
  const seconds = /:\d\d:(\d\d)/.exec(all)?.[1]
  if (!isHere || isMidnight || Number(seconds ?? 0) !== 0) return ''
  const isMachine = !half && !end && (seconds || zone.trim() || all.startsWith('t'))
  if (isMachine) return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`
  const written = all.replace(/^(?:at|[ ,t])*/, '').replace(/(:\d\d):\d\d/, '$1')
  return `${zone ? written.slice(0, -zone.length) : written} ${end}`.replace(/ +/g, ' ').trim()
}

function daysOfText(value: string): Pick<Days, 'date' | 'until' | 'time'> {
  const text = value.replace(/\b(?:12(?::00)? ?)?noon\b/g, '12:00 pm')
  const written = clock.exec(text)
  // 24:00 ends a day; no clock shows 25:00 or 10:75.
  const isTime = Number(written?.[1]) <= 24 && Number(written?.[2] ?? written?.[3] ?? 0) < 60
  const time = isTime ? written : null
  const [end = ''] = time ? (clockEnd.exec(text.slice(time.index + time[0].length)) ?? []) : []
  const withoutTime = time ? text.replace(time[0] + end, ' ') : text
  const timeRange = time && timeBeside(time, end.trim())
  const none = { date: null, until: null, ...(timeRange && { time: timeRange }) }
  const words = withoutTime.replace(/[\p{L}\p{M}]+/gu, (word) => indianNames.get(word) ?? word)
  const weekdays = [...words.matchAll(weekday)]
  const days = words
    .replace(weekday, ' ')
    .replace(
      /\((?:(?:india standard|coordinated universal) time| *)\)|\(?\b(?:both days )?inclusive\b\)?|^(?:dated?|dtd?|w\.? ?e\.? ?f|with effect|effective)\b[.:]*|दिनांक|তারিখ|\bof\b|\bthe\b|\bfrom\b|\bon\b/g,
      ' ',
    )
    .replace(/((?:से|থেকে).*) (?:तक|পর্যন্ত)$/, '$1')
    .replace(/^[ ,]*\(([^()]*)\)[ ,]*$/, '$1')
    .replace(/(\d) ?(?:st|nd|rd|th|শে|ই|লা|রা|ঠা)(?![\p{L}])/gu, '$1')
    .replace(/\b\d{1,2}(?: ?(?:,|&|\band\b) ?\d{1,2}\b)+(?![/:.\d])/g, joinDaysInARow)
    .replace(/ +/g, ' ')
    .replace(/ (?:onwards?|से|থেকে|को)$/, '')
    .replace(/^[ ,.;:/*"'-]+|[ ,.;:/*"'-]+$/g, '')
  const part = partOf(days)
  const single = part?.year && part.month ? isoOf(part.year, part.month, part.day) : null
  const range = single ? { date: single, until: null } : rangeOf(days)
  // If the weekday does not match the day, one of the two is wrong, and we cannot know which.
  const ends = [range?.date, range?.until].flatMap((day) => day ?? [])
  const fits = weekdays.every(([, ordinal, name], at) => {
    const day = ends[at]
    return (
      day && shortWeekdayNames[weekdayOf(day)]?.toLowerCase() === name && isNthOfMonth(ordinal, day)
    )
  })
  if (!range || !fits) return none
  return { ...none, ...range, ...(time && single && { date: dayAtSchool(single, time) }) }
}

/** Words and signs between a day and its time; Hindi and Bengali name the part of the day. */
const timeFollows =
  / *(?:[|@;]|\btim(?:e|ings?)\b *:?|(?<= )(?=[\u0900-\u09ff]+ \d|\(\d|[\d-]+ ?(?:[ap]\.? ?m|hrs|hours)\b)) */g

/** "20 Nov 2026 | 4 pm", "20/11/2026 (10.30 AM)": a day and a time that each have one reading. */
function dayBesideTime(text: string): Pick<Days, 'date' | 'until' | 'time'> | undefined {
  return [...text.matchAll(timeFollows)]
    .flatMap(({ index, 0: { length } }) => {
      const days = daysOfText(text.slice(0, index))
      const time = text.slice(index + length).replace(/^\(([^()]*)\)$/, '$1')
      return days.date && !days.time && parseTimes(time) ? [{ ...days, time }] : []
    })
    .at(0)
}

/** "20 Nov 2026 10 am to 21 Nov 2026 5 pm": two days that each have a time. */
function rangeOfInstants(text: string): Pick<Days, 'date' | 'until' | 'time'> | undefined {
  const [from, to, ...others] = text.split(/ (?:to|till|until|-|~) /).map(daysOfText)
  if (!from?.date || !to?.date || from.until || to.until || others.length > 0) return undefined
  if (from.date > to.date || !from.time || !to.time) return undefined
  if (from.date === to.date) return { ...from, time: `${from.time} to ${to.time}` }
  const start = `${from.time} on ${formatEventDate(from.date)}`
  const time = `${start} to ${to.time} on ${formatEventDate(to.date)}`
  return { date: from.date, until: to.date, time }
}

const stamp =
  /(?<![\w/=?&.:"'%-])(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?(?![\w:])/g

/**
 * Rewrites a program's `2026-11-20T10:30:00.000Z` in a text as "20 Nov 2026, 10:30 am UTC". Some programs write the
 * school's time as UTC, so we do not convert it.
 */
export function formatStamps(text: string): string {
  return text.replace(stamp, (all, date: IsoDate, hour: string, minute: string, zone = '') => {
    if (Number.isNaN(Date.parse(`${date}T${hour}:${minute}:00Z`))) return all
    const half = Number(hour) < 12 ? 'am' : 'pm'
    const clock = `${Number(hour) % 12 || 12}:${minute} ${half}`
    const other = /^(?:|\+05:?30)$/.test(zone) ? '' : ` UTC${zone.replace('Z', '')}`
    const day = date > '1970-01-01' ? `${formatEventDate(date)}, ` : ''
    return `${day}${clock}${other}`
  })
}

function fromNumber(value: number): IsoDate | null {
  const isSeconds = value >= earliest.seconds && value < latestSeconds
  const ms = isSeconds ? value * 1000 : value
  return ms >= earliest.ms && ms / 1000 < latestSeconds ? schoolDay(new Date(ms)) : null
}

/**
 * Parses the vendor's days: any common Indian or machine form of a day, an instant or several days. Anything
 * ambiguous stays text; `noDates`, by default a database's epoch, are ignored.
 */
export function readDays(value: unknown, noDates: ReadonlySet<IsoDate> = firstDays): Days {
  const none = { date: null, until: null, text: '' }
  if (typeof value !== 'string' && typeof value !== 'number') return none
  const written = String(value).trim()
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written) ?? []
  const plain = year && isoOf(Number(year), Number(month), Number(day))
  if (plain && !noDates.has(plain)) return { ...none, date: plain }
  if (written.length > maxLength) return { ...none, text: written }
  // As .NET and Java write an instant: `/Date(1795132800000)/`, `2026-11-20T10:30Z[UTC]`.
  const text = foldText(written)
    .replace(/^\/date\((-?\d+)(?:[+-]\d{4})?\)\/$/, '$1')
    .replace(/(?<=z|:\d\d)\[[a-z_/]+\]$/, '')
    .replace(/^(\d{8})t(\d\d)(\d\d)(?:\d\d)?(z?)$/, '$1 $2:$3:00$4')
  if (text === '' || noDate.test(text) || Number(value) < 0) return none
  const isNumber = /^\d{9,13}(?:\.\d+)?$/.test(text)
  const days = isNumber
    ? { date: fromNumber(Number(text)) }
    : (dayBesideTime(text) ?? rangeOfInstants(text) ?? daysOfText(text))
  if (!days.date) return { ...none, ...days, text: written }
  return noDates.has(days.date) ? none : { ...none, ...days }
}

/** Reads one day; null for anything else, and for several days. */
export function readDay(value: unknown, noDates?: ReadonlySet<IsoDate>): IsoDate | null {
  const { date, until } = readDays(value, noDates)
  return until ? null : date
}
