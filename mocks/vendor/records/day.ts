import { type IsoDate, monthOf, yearOf } from '@/lib/school/dates'

/** The same date `count` years later; 29 February becomes 1 March in a common year. */
export function plusYears(from: IsoDate, count: number): IsoDate {
  const there = new Date(Date.UTC(yearOf(from) + count, monthOf(from) - 1, Number(from.slice(8))))
  return there.toISOString().slice(0, 10)
}

/** The vendor’s date-time for a day: midnight written as UTC, `2026-08-15T00:00:00.000Z`. */
export const dateTime = (day: IsoDate) => `${day}T00:00:00.000Z`
