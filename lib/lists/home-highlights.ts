import { facts } from '@/content/facts'
import { closedBecause, holidayName } from '@/lib/calendar/holidays'
import { anchorHref, calendarHref } from '@/lib/routes/anchors'
import type { IsoDate } from '@/lib/school/dates'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'
import type { News } from '@/lib/vendor-api/resources/news'
import { newestFirst } from './filters'

/** Something of a day, and where it stands. */
export type DatedLink = { title: string; date: IsoDate; href: string }

/** What a family of the school looks for first; null where no list tells. */
export type HomeHighlights = {
  today: IsoDate
  /** Whether there is school, and why not. */
  school: { isOpen: boolean; why: string | null } | null
  season: 'Summer' | 'Winter'
  /** What the first day after today brings that is no holiday. */
  next: DatedLink | null
  holiday: DatedLink | null
  notice: News | null
}

/** The vendor's lists, null where one was never loaded. */
type Sources = {
  calendar: readonly CalendarEvent[] | null
  events: readonly SchoolEvent[] | null
  news: readonly News[] | null
}

function seasonOf(day: IsoDate): 'Summer' | 'Winter' {
  const { begins, summerBegins } = facts.winter
  const monthAndDay = day.slice(5)
  return monthAndDay >= begins || monthAndDay < summerBegins ? 'Winter' : 'Summer'
}

/** The first of some links after a day, of one day's the one that stands first; null when there is none. */
function firstAfter(day: IsoDate, links: readonly DatedLink[]): DatedLink | null {
  return links
    .filter(({ date }) => date > day)
    .reduce<DatedLink | null>((next, one) => (next && next.date <= one.date ? next : one), null)
}

/** What a day is at the school, what comes next, and the newest notice. */
export function homeHighlights(
  { calendar, events, news }: Sources,
  today: IsoDate,
): HomeHighlights {
  const why = closedBecause(calendar ?? [], today)
  const lines = (calendar ?? []).map(({ title, date }) => ({
    title,
    date,
    href: calendarHref(date),
  }))
  const holidays = lines.flatMap((line) => {
    const title = holidayName(line.title)
    return title === null ? [] : [{ ...line, title }]
  })
  const [notice = null] = newestFirst((news ?? []).filter(({ date }) => date && date <= today))
  return {
    today,
    school: calendar || why ? { isOpen: !why, why } : null,
    season: seasonOf(today),
    // An event before the line of the calendar that names it.
    next: firstAfter(today, [
      ...(events ?? []).flatMap(({ uid, title, date }) =>
        date ? [{ title, date, href: anchorHref('/events', { uid, title, date }) }] : [],
      ),
      ...lines.filter(({ title }) => holidayName(title) === null),
    ]),
    holiday: firstAfter(today, holidays),
    notice,
  }
}
