import { anchorHref, calendarHref } from '@/lib/routes/anchors'
import type { IsoDate } from '@/lib/school/dates'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'

export type DayEntry = {
  title: string
  date: IsoDate
  until?: IsoDate | null | undefined
  /** The vendor's text. */
  time: string | null
  href: string
}

/** Null for a list that has never loaded. */
export type DaySources = {
  calendar: readonly CalendarEvent[] | null
  events: readonly SchoolEvent[] | null
}

/** Entries of the calendar and dated events, the earliest first. An event that the calendar has too is listed once. */
export function dayEntries({ calendar, events }: DaySources): DayEntry[] {
  const dated = (events ?? []).flatMap(({ uid, title, date, until, time }) =>
    date ? [{ title, date, until, time, href: anchorHref('/events', { uid, title, date }) }] : [],
  )
  const names = new Set(dated.map(({ title, date }) => `${date} ${title}`))
  const others = (calendar ?? []).filter(({ title, date }) => !names.has(`${date} ${title}`))
  return [
    ...dated,
    ...others.map(({ title, date, until }) => {
      return { title, date, until, time: null, href: calendarHref(date) }
    }),
  ].sort((a, b) => a.date.localeCompare(b.date))
}
