import 'server-only'
import { recordsUrl } from '@/lib/routes/records-url'
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

export type CalendarState = {
  month: Month
  today: IsoDate
  range: MonthRange
  events: CalendarEvent[] | null
  source: string
}

export async function loadCalendar(monthParam: string | undefined): Promise<CalendarState> {
  const all = await getCalendar()
  const today = schoolDay()
  const linkedMonth = parseMonth(monthParam ?? '')
  const days = (all ?? []).flatMap(({ date, until }) => [date, until ?? date])
  const range = rangeOf(days, today, linkedMonth)
  const month = within(linkedMonth ?? monthOfDay(today), range)
  const events = all?.filter((event) => runsIn(event, month))
  const source = recordsUrl('/school-calendar')
  return { month, today, range, events: events ?? null, source }
}
