import { addDays, type IsoDate, monthNames, runsBetween, weekdayOf } from '@/lib/school/dates'

/** A month, `YYYY-MM`. */
export type Month = string

export function parseMonth(text: string): Month | null {
  return /^(?:19|2[0-2])\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : null
}

export function monthOfDay(date: IsoDate): Month {
  return date.slice(0, 7)
}

export function addMonths(month: Month, months: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

export function lastDayOf(month: Month): IsoDate {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

export function monthTitle(month: Month): string {
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

export function runsIn(days: Parameters<typeof runsBetween>[0], month: Month): boolean {
  return runsBetween(days, `${month}-01`, `${month}-31`)
}

export function daysOfMonth(
  events: readonly Parameters<typeof runsBetween>[0][],
  month: Month,
): IsoDate[] {
  return weeksOf(month)
    .flat()
    .filter((day) => day !== null)
    .filter((day) => events.some((event) => runsBetween(event, day, day)))
}

export function weeksOf(month: Month): (IsoDate | null)[][] {
  const first = `${month}-01`
  const before = weekdayOf(first)
  const cells = before + Number(lastDayOf(month).slice(8))
  return Array.from({ length: Math.ceil(cells / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const date = addDays(first, week * 7 + weekday - before)
      return monthOfDay(date) === month ? date : null
    }),
  )
}

export type MonthRange = { first: Month; last: Month }

const minMonthsAway = 12

/** Maximum distance in years of a month in the query, so that invented months are not endless pages. */
const maxYearsAway = 10

/**
 * From the first month with an entry to the last, at least a year either way of this month, and up to the month of the
 * URL if it is near enough.
 */
export function rangeOf(
  dates: readonly IsoDate[],
  today: IsoDate,
  linkedMonth: Month | null = null,
): MonthRange {
  const current = monthOfDay(today)
  const yearsAway = linkedMonth
    ? Math.abs(Number(linkedMonth.slice(0, 4)) - Number(today.slice(0, 4)))
    : 0
  const months = [
    ...dates.map(monthOfDay),
    ...(linkedMonth && yearsAway <= maxYearsAway ? [linkedMonth] : []),
    addMonths(current, -minMonthsAway),
    addMonths(current, minMonthsAway),
  ].sort()
  return { first: months[0] ?? current, last: months.at(-1) ?? current }
}

export function within(month: Month, { first, last }: MonthRange): Month {
  if (month < first) return first
  return month > last ? last : month
}
