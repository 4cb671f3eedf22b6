/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string

/**
 * India's only time zone, without summer time. We compute days instead of formatting them: the text of `en-CA`
 * differs between engines, and server and browser must agree.
 */
const schoolOffsetMs = 5.5 * 3_600_000

/** Months as the filters and the calendar name them (specification, section 9). */
export const monthNames =
  'January February March April May June July August September October November December'.split(' ')

/** Months abbreviated Jan to Dec (specification, section 9). */
export const shortMonthNames = monthNames.map((name) => name.slice(0, 3))

export const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

export const shortWeekdayNames = weekdayNames.map((name) => name.slice(0, 3))

export function schoolDay(now: Date = new Date()): IsoDate {
  return new Date(now.getTime() + schoolOffsetMs).toISOString().slice(0, 10)
}

/** Two in the afternoon at the school: from then on families look at the next day. */
const nextDayHour = 14

export function homePageDay(now: Date = new Date()): IsoDate {
  return schoolDay(new Date(now.getTime() + (24 - nextDayHour) * 3_600_000))
}

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4))
}

export function monthOf(date: IsoDate): number {
  return Number(date.slice(5, 7))
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

function dayOf(date: IsoDate): number {
  return Number(date.slice(8))
}

/** Returns true if an event of one or several days overlaps a period. */
export function runsBetween(
  { date, until }: { date: IsoDate | null; until?: IsoDate | null },
  first: IsoDate,
  last: IsoDate,
): boolean {
  return date !== null && date <= last && (until ?? date) >= first
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

/** `21/11/2026`: dd/mm/yyyy, the format of all other dates. */
export function formatDate(date: IsoDate): string {
  return date.split('-').reverse().join('/')
}

/** `9:30 am`, from minutes after midnight. */
export function formatClock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
