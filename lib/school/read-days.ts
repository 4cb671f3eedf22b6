import { foldText } from '@/lib/text/fold'
import { addDays, formatClock, formatEventDate, type IsoDate, schoolDay, weekdayOf } from './dates'
import { parseTimes, phraseAt } from './times'
import { grammar, shapeOf, type Token, tokenize } from './tokens'

/**
 * The days in a value. `text` is the part without a single reading and is displayed as it is; `time` is the time of
 * day beside them, as `parseTimes` reads it.
 */
export type Days = { date: IsoDate | null; until: IsoDate | null; text: string; time?: string }

/** Longer texts are not dates. */
const maxLength = 80
/** More tokens than two days with their times have. */
const maxTokens = 40
/** A number between these may be a Unix time, in seconds. */
const [earliest, latest] = [Date.UTC(1980, 0) / 1000, Date.UTC(2201, 0) / 1000]

/** Spellings of "no date" in databases, programs and empty forms: words, and their first or last day. */
const noDate =
  /^(?:0+|null|none|nil|undefined|nan|n\/?a|invalid date|[-./_ ]+|dd[-/.]mm[-/.]yy(?:yy)?)$/
const noYear = '-?(?:0000|0001|1601|1753|1899|9999)'
const noDay = new RegExp(`^(?:${noYear}[-/.]\\d|\\d\\d?[-/.]\\d\\d?[-/.]${noYear}\\b)`)
const firstDays: ReadonlySet<IsoDate> = new Set(['1900-01-01', '1970-01-01'])

const number = '[one two high]'
const gap = "[-/.·,']*"
const edge = "[-/.·:;,']*"
const dayAndName = `(?:${number} ${gap} month | month ${gap} ${number})`
/** In a range, the month or year may be missing from one of the two days. "11/2026" is a month. */
const forms = [
  // The same signs twice: "2026 9.30" and "9.30 21st" have a time.
  `four (${gap}) ${number} \\1 ${number}`,
  `${number} (${gap}) ${number} (?:\\2 | ${gap} ') [two high]`,
  `four ${gap} month ${gap} ${number}`,
  `(?:${dayAndName} | ${number} ${gap} ${number}) (?:${gap} four)?`,
  // "Nov 20-22" may be three days or a day of 2022, and "Nov 20.30" has a time.
  `${dayAndName} (?:[/·,']* | ${gap} ') [two high]`,
  `(?:${number} - month | month - ${number}) - [two high]`,
  `${number} ,? four`,
  number,
]
const dayForm = grammar(`^${edge} (?:${forms.join('|')}) ${edge}$`)
const daysInARow = grammar(`${number} (?:[, & and] ${number})+ (?![-/.:])`)
const openEnd = grammar('since (?:.* upto)?$')
const ordinals = '1st first 2nd second 3rd third 4th fourth 5th fifth'.split(' ')

/** A time beside a day. `shift` is how many days later it is at the school; `end` is the index of the next token. */
type Time = { text?: string; shift: number; end: number }

/** A range may state the month or the year at its other end only. */
type Day = { day: number; month: number | undefined; year: number | undefined; time?: Time }

type Found = Pick<Days, 'date' | 'until' | 'time'>

function isoOf(year: number, month: number, day: number): IsoDate | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 && year <= 2200 ? date.toISOString().slice(0, 10) : null
}

/** Reads tokens that are a day and nothing else. */
function dayOf(tokens: readonly Token[]): Day | null {
  const plain = tokens.filter(({ kind }) => kind !== 'label' && kind !== 'onwards')
  if (!dayForm.test(shapeOf(plain))) return null
  // Day first, as in India.
  let [day, month, year] = plain.filter(({ value }) => !Number.isNaN(value))
  if (day?.kind === 'four') [day, year] = [year, day]
  else if (day?.kind === 'month') [day, month] = [month, day]
  else if (month?.kind === 'four') [month, year] = [undefined, month]
  // Only a number that cannot be a month is the day of an American date.
  if (month && month.value > 12) [day, month] = [month, day]
  const century = year && year.text.length < 3 ? (year.value < 70 ? 2000 : 1900) : 0
  return day ? { day: day.value, month: month?.value, year: year && century + year.value } : null
}

/** Minutes ahead of UTC. */
const schoolOffset = 330
const dayMinutes = 24 * 60

function offsetOf({ kind, text }: Token): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):?(\d\d)?/.exec(text) ?? []
  const offset = Number(hours) * 60 + Number(minutes)
  return kind === 'here' ? schoolOffset : sign === '-' ? -offset : offset
}

/** Reads the time that begins at a token. A database's midnight, odd seconds and other zones mean no time. */
function timeAt(tokens: readonly Token[], start: number, folded: string): Time | null {
  const phrase = phraseAt(tokens, start)
  if (!phrase || (phrase.first.isBare && (phrase.last?.isBare ?? true))) return null
  const { first, last, zone, end } = phrase
  const [sure = 0, other] = first.minutes
  const minutes = other === undefined ? sure : first.written
  const offset = zone ? offsetOf(zone) : schoolOffset
  // Programs write 23:59 for the end of a day: do not convert it to the next day.
  const isEndOfDay = minutes === dayMinutes - 1
  const shift = isEndOfDay ? 0 : Math.floor((minutes - offset + schoolOffset) / dayMinutes)
  // Midnight at the school, or in UTC as a browser here writes it.
  const isMidnight = minutes === 0 || (zone && minutes === schoolOffset)
  if (offset !== schoolOffset || isMidnight || first.second) return { shift, end }
  const isMachine = first.second === 0 || zone || tokens[start - 1]?.text === 't'
  const hasDayPeriod = other === undefined && !first.is24Hour
  if (isMachine && !hasDayPeriod && !last) return { text: formatClock(minutes), shift, end }
  const text = folded.slice(tokens[start]?.start, zone?.start ?? tokens[end - 1]?.end).trim()
  const plain = text.replace(/ \([^)]*$/, '').replace(/^noon/, '12:00 pm')
  return { text: plain.replace(/(:\d\d):\d\d/, '$1'), shift, end }
}

/** Reads a day with or without a time; null if it has several readings. */
function dayWithTime(tokens: readonly Token[], folded: string): Day | null {
  const [only = null, another] = tokens.flatMap((_, start): Day[] => {
    const time = timeAt(tokens, start, folded)
    const before = tokens.slice(0, start)
    const day = time && dayOf([...before, ...tokens.slice(time.end)])
    if (!time || day) return time && day ? [{ ...day, time }] : []
    // More words may follow the time.
    const text = folded.slice(tokens[start]?.start, tokens.at(-1)?.end)
    const dayBefore = dayOf(before)
    return dayBefore && parseTimes(text) ? [{ ...dayBefore, time: { ...time, text } }] : []
  })
  return dayOf(tokens) ?? (another ? null : only)
}

/** Joins two days to the range between them; null unless it runs forward in one way only. */
function join(from: Day, to: Day, sign: Token): Found | null {
  const [startMonth = 0, endMonth = 0] = [from.month ?? to.month, to.month ?? from.month]
  const year = to.year ?? from.year
  if (!year || from.time?.shift || to.time?.shift) return null
  // "28 Dec to 3 Jan 2027" begins in the year before, "28 Dec 2026 to 3 Jan" ends in the next.
  const isOverNewYear = Number(startMonth > endMonth)
  const date = isoOf(from.year ?? year - isOverNewYear, startMonth, from.day)
  const until = isoOf(to.year ?? year + isOverNewYear, endMonth, to.day)
  if (!date || !until || date > until) return null
  // "20 Nov & 21 Nov" are two days in a row; "20 Nov & 25 Nov" and "5/12 Nov" are no range.
  const [start, end] = [from.time?.text, to.time?.text]
  const isSign = /^(?:and|[&,/])$/.test(sign.kind)
  const isList = isSign && (sign.kind !== '/' || !from.year)
  if ((isList && until > addDays(date, 1)) || (isSign && start && end)) return null
  const isOneDay = date === until
  const [first, last] = [date, until].map((day) => (isOneDay ? '' : ` on ${formatEventDate(day)}`))
  const time = start && end ? `${start}${first} to ${end}${last}` : (start ?? end)
  return { date, until: isOneDay ? null : until, time }
}

/** Reads two days, if only one of the words and signs between them can join them. */
function rangeOf(tokens: readonly Token[], folded: string): Found | null {
  const [only = null, another] = tokens.flatMap((sign, at) => {
    if (!/^(?:to|since|till|and|[-~&,/])$/.test(sign.kind)) return []
    const from = dayWithTime(tokens.slice(0, at), folded)
    const to = from && dayWithTime(tokens.slice(at + 1), folded)
    return (to && join(from, to, sign)) ?? []
  })
  return another ? null : only
}

/** "20, 21 and 22" are three days in a row, which is a range; "20 and 25" are not. */
function joinDaysInARow(tokens: readonly Token[]): readonly Token[] {
  const { index = 0, 0: { length } = '' } = daysInARow.exec(shapeOf(tokens)) ?? {}
  const [first, sign] = tokens.slice(index)
  const days = tokens.slice(index, index + length).filter((_, at) => at % 2 === 0)
  const isRow = days.every(({ value }, at) => value === Number(first?.value) + at)
  if (!isRow || !sign || length === 0) return tokens
  const to = { ...sign, kind: 'to' }
  return [...tokens.slice(0, index + 1), to, ...tokens.slice(index + length - 1)]
}

/** Returns false if a weekday contradicts its day: one of the two is wrong, and we cannot know which. */
function fits(tokens: readonly Token[], { date, until }: Found): boolean {
  const weekdays = [...tokens.entries()].filter(([, { kind }]) => kind === 'weekday')
  return weekdays.every(([at, { value }], index) => {
    const isLast = index > 0 && index === weekdays.length - 1
    const day = isLast ? until : date && addDays(date, index)
    // "2nd Saturday" is a day of the month's second week, not its second day.
    const week = Math.floor(ordinals.indexOf(tokens[at - 1]?.text ?? '') / 2)
    const weekOf = (one: IsoDate) => Math.floor((Number(one.slice(8)) - 1) / 7)
    return day && weekdayOf(day) === value && (week < 0 || week === weekOf(day))
  })
}

function readText(folded: string): Found {
  const all = tokenize(folded)
  if (all.length > maxTokens) return { date: null, until: null }
  const isWeekday = (at: number) => all[at]?.kind === 'weekday'
  const days = all.filter(({ kind }, at) => {
    // "Friday to Sunday, 20 to 22 Nov"
    const isJoiner = isWeekday(at - 1) && isWeekday(at + 1)
    return !isJoiner && !/^(?:weekday|week|suffix)$/.test(kind)
  })
  const last = days.at(-1)
  if (last && openEnd.test(shapeOf(days))) last.kind = 'onwards'
  const tokens = joinDaysInARow(days)
  const { day = 0, month = 0, year = 0, time } = dayWithTime(tokens, folded) ?? {}
  const date = isoOf(year, month, day)
  if (date && fits(all, { date, until: null }))
    return { date: addDays(date, time?.shift ?? 0), until: null, time: time?.text }
  const range = date ? null : rangeOf(tokens, folded)
  if (range && fits(all, range)) return range
  const [text = ''] = tokens.flatMap((_, at) => timeAt(tokens, at, folded)?.text ?? [])
  const isTime = parseTimes(text) && /\p{L}/u.test(text)
  return { date: null, until: null, time: isTime ? text : undefined }
}

const machineClock = 'T(\\d\\d:\\d\\d)(?::\\d\\d(?:\\.\\d{1,9})?)?(Z|[+-]\\d\\d(?::?\\d\\d)?)?'
const stamp = new RegExp(`(^|[^\\w/=?&.:"'%-])(\\d{4}-\\d\\d-\\d\\d)${machineClock}(?![\\w:])`, 'g')

/**
 * Rewrites a program's `2026-11-20T10:30:00.000Z` in a text as "20 Nov 2026, 10:30 am UTC". Some programs write the
 * school's time as UTC, so we do not convert it.
 */
export function formatStamps(text: string): string {
  return text.replace(stamp, (all, before, date: IsoDate, clock: string, zone = '') => {
    const instant = new Date(`${date}T${clock}:00Z`)
    if (Number.isNaN(instant.getTime())) return all
    const time = formatClock(instant.getUTCHours() * 60 + instant.getUTCMinutes())
    const other = /^(?:|\+05:?30)$/.test(zone) ? '' : ` UTC${zone.replace('Z', '')}`
    const day = date > '1970-01-01' ? `${formatEventDate(date)}, ` : ''
    return `${before}${day}${time}${other}`
  })
}

/** Reads an instant in seconds or milliseconds. */
function fromNumber(value: number): IsoDate | null {
  const seconds = value < latest ? value : value / 1000
  return seconds >= earliest && seconds < latest ? schoolDay(new Date(seconds * 1000)) : null
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
    .replace(/(z|:\d\d)\[[a-z_/]+\]$/, '$1')
    .replace(/^(\d{8})t(\d\d)(\d\d)(?:\d\d)?(z?)$/, '$1 $2:$3:00$4')
    .replace(/\b((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/, '$1-$2-$3')
    .replace(/(t\d\d:\d\d\S*)(-\d\d:?\d\d)$/, '$1utc$2')
  if (text === '' || noDate.test(text) || noDay.test(text) || Number(value) < 0) return none
  const isNumber = /^\d{9,13}(?:\.\d+)?$/.test(text)
  const days = isNumber ? { date: fromNumber(Number(text)) } : readText(text)
  if (!days.date) return { ...none, ...days, text: written }
  return noDates.has(days.date) ? none : { ...none, ...days }
}

/** Reads one day; null for anything else, and for several days. */
export function readDay(value: unknown, noDates?: ReadonlySet<IsoDate>): IsoDate | null {
  const { date, until } = readDays(value, noDates)
  return until ? null : date
}
