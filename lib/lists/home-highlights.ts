import { closedBecause, holidayName, isOn, isSchoolOpen } from '@/lib/calendar/holidays'
import { anchorHref, calendarHref } from '@/lib/routes/anchors'
import type { SchoolClass } from '@/lib/school/classes'
import type { IsoDate } from '@/lib/school/dates'
import { type Season, seasonOn } from '@/lib/school/season'
import type { SiteNotice } from '@/lib/school/site-notice'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'
import type { News } from '@/lib/vendor-api/resources/news'
import { newestFirst } from './filters'

export type DatedLink = { title: string; date: IsoDate; href: string }

/** Facts that families look for first. Null if no list has the fact. */
export type HomeHighlights = {
  today: IsoDate
  entries: (DatedLink & { isHoliday: boolean })[]
  /** `why` is the reason if there is no school today. Null if we do not know whether there is school. */
  school: { isOpen: boolean; why: string | null } | null
  season: Season
  next: DatedLink | null
  holiday: DatedLink | null
  latestNews: News | null
}

export type DaySources = {
  calendar: readonly CalendarEvent[] | null
  events: readonly SchoolEvent[] | null
  news: readonly News[] | null
  notice?: Pick<SiteNotice, 'text' | 'until' | 'closed'> | null
}

/** Returns the earliest link after a day, the first if there are several on one day. Null if there is none. */
function firstAfter(day: IsoDate, links: readonly DatedLink[]): DatedLink | null {
  return links
    .filter(({ date }) => date > day)
    .reduce<DatedLink | null>((next, one) => (next && next.date <= one.date ? next : one), null)
}

export function homeHighlights(
  { calendar, events, news, notice: siteNotice = null }: DaySources,
  today: IsoDate,
  schoolClass: SchoolClass | null = null,
): HomeHighlights {
  const currentNotice = siteNotice && siteNotice.until >= today ? siteNotice : null
  const closed = currentNotice?.closed
  const why =
    closedBecause(calendar ?? [], today, schoolClass) ??
    (currentNotice && closed && closed <= today ? currentNotice.text : null)
  const calendarEntries = (calendar ?? []).map((entry) => ({
    ...entry,
    holiday: holidayName(entry),
    href: calendarHref(entry.date),
  }))
  const holidays = calendarEntries.flatMap(({ date, href, holiday }) =>
    holiday === null ? [] : [{ title: holiday, date, href }],
  )
  const datedEvents = (events ?? []).flatMap(({ uid, title, date, until }) =>
    date
      ? [{ title, date, until, holiday: null, href: anchorHref('/events', { uid, title, date }) }]
      : [],
  )
  // A notice that names no closed day may still say that school is closed today, so we do not say that it is open.
  const isDoubtful = currentNotice !== null && !closed
  const isKnown = why !== null || (!isDoubtful && isSchoolOpen(calendar ?? [], today, schoolClass))
  const titles = new Set<string>()
  const [latestNews = null] = newestFirst((news ?? []).filter(({ date }) => date && date <= today))
  return {
    today,
    entries: [...calendarEntries, ...datedEvents]
      .filter((entry) => isOn(entry, today) && titles.size !== titles.add(entry.title).size)
      .map(({ title, date, href, holiday }) => ({
        title,
        date,
        href,
        isHoliday: holiday !== null,
      })),
    school: isKnown ? { isOpen: !why, why } : null,
    season: seasonOn(today),
    // Events come first: if an event is also in the calendar, we link to the event.
    next: firstAfter(
      today,
      [...datedEvents, ...calendarEntries].flatMap(({ title, date, href, holiday }) =>
        holiday === null ? [{ title, date, href }] : [],
      ),
    ),
    holiday: firstAfter(today, holidays),
    latestNews,
  }
}
