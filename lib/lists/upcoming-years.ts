import { type IsoDate, yearOf } from '@/lib/school/dates'
import type { EventSummary } from './summaries'

/** A year after this one and how many events are announced in it. */
export type UpcomingYear = { year: number; count: number }

/** The years after that of `today` in which something is coming up, the next first. */
export function upcomingYears(events: readonly EventSummary[], today: IsoDate): UpcomingYear[] {
  const years = events.flatMap(({ date, upcoming }) => (date && upcoming ? [yearOf(date)] : []))
  return [...new Set(years)]
    .filter((year) => year > yearOf(today))
    .sort((a, b) => a - b)
    .map((year) => ({ year, count: years.filter((one) => one === year).length }))
}
