import { nextHoliday } from '@/lib/calendar/holidays'
import type { IsoDate } from '@/lib/school/dates'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'
import type { News } from '@/lib/vendor-api/resources/news'
import { type EventSummary, eventSummaries } from './events'
import { newestFirst } from './filters'

/** What a family of the school looks for first; null where no list tells. */
export type HomeHighlights = {
  holiday: CalendarEvent | null
  event: EventSummary | null
  notice: News | null
}

/** The vendor's lists, null where one was never loaded. */
type Sources = {
  calendar: readonly CalendarEvent[] | null
  events: readonly SchoolEvent[] | null
  news: readonly News[] | null
}

/** The next holiday, the next event and the newest notice, seen from a day. */
export function homeHighlights(
  { calendar, events, news }: Sources,
  today: IsoDate,
): HomeHighlights {
  const event = eventSummaries(events ?? [], today).find(({ upcoming }) => upcoming) ?? null
  const [notice = null] = newestFirst((news ?? []).filter(({ date }) => date && date <= today))
  return { holiday: nextHoliday(calendar ?? [], today), event, notice }
}
