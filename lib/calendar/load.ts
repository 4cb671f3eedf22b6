import 'server-only'
import { recordsAddress } from '@/lib/routes/records-address'
import { type IsoDate, schoolDay } from '@/lib/school/dates'
import { type CalendarEvent, getCalendar } from '@/lib/vendor-api/resources/calendar'
import {
  type Month,
  type MonthRange,
  monthOfDay,
  parseMonth,
  rangeOf,
  runsIn,
  within,
} from './months'

/** Everything the calendar shows of one month. */
export type CalendarState = {
  month: Month
  today: IsoDate
  range: MonthRange
  /** Entries of this month; null when the calendar was never loaded. */
  events: CalendarEvent[] | null
  /** Where the browser gets all entries. */
  source: string
}

/**
 * Returns the calendar at a month of the URL, or at the nearest month in range; at this month without one.
 */
export async function loadCalendar(monthParam: string | undefined): Promise<CalendarState> {
  const all = await getCalendar()
  const today = schoolDay()
  const linkedMonth = parseMonth(monthParam ?? '')
  const days = (all ?? []).flatMap(({ date, until }) => [date, until ?? date])
  const range = rangeOf(days, today, linkedMonth)
  const month = within(linkedMonth ?? monthOfDay(today), range)
  const events = all?.filter((event) => runsIn(event, month))
  const source = recordsAddress('/school-calendar')
  return { month, today, range, events: events ?? null, source }
}
