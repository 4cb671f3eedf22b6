import 'server-only'
import { recordsUrl } from '@/lib/routes/records-url'
import { schoolDay } from '@/lib/school/dates'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'
import { monthOfDay, parseMonth, rangeOf, runsIn, within } from './months'

export type CalendarState = Awaited<ReturnType<typeof loadCalendar>>

export async function loadCalendar(monthParam: string | undefined) {
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
