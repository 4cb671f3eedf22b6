import { addDays, type Day, isoParts } from './day'
import { isClosed } from './holidays'

/** A piece of a circular; the first row of a table is its head. */
export type Block =
  | Readonly<{ heading: string }>
  | Readonly<{ text: string }>
  | Readonly<{ list: readonly string[] }>
  | Readonly<{ table: readonly (readonly string[])[] }>

/** What a record’s file says: the record’s own title, its day in words, and the rest. */
export type Circular = Readonly<{ title: string; date: string; blocks: readonly Block[] }>

const MONTHS = [
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

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A day in words, as every text of the records has it: `16 November 2026`. */
export function inWords(day: Day): string {
  const { year, month, date } = isoParts(day)
  return `${date} ${MONTHS[month - 1]} ${year}`
}

/** A day in words with its weekday: `Monday, 16 November 2026`. */
export function withWeekday(day: Day): string {
  return `${WEEKDAYS[new Date(Date.parse(day)).getUTCDay()]}, ${inWords(day)}`
}

/** The first `count` school days from a day on, Sundays and holidays left out. */
function schoolDays(from: Day, count: number): readonly Day[] {
  const days: Day[] = []
  for (let day = from; days.length < count; day = addDays(day, 1)) {
    if (!isClosed(day)) days.push(day)
  }
  return days
}

/** A date sheet: each line of papers on a school day of its own. In: the first day; the head and the papers. */
export function dateSheet(
  from: Day,
  classes: readonly string[],
  papers: readonly (readonly string[])[],
): Block {
  const days = schoolDays(from, papers.length)
  return {
    table: [
      ['Date', ...classes],
      ...papers.map((line, index) => [withWeekday(days[index] ?? from), ...line]),
    ],
  }
}
