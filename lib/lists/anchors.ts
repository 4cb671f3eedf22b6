import { type IsoDate, monthOf, yearOf } from '@/lib/school/dates'
import { allYears } from './filters'

/** What the anchor of a record on its list depends on; `uid` is the record's own, unchanging name. */
type Anchored = { uid: string; title: string; date: IsoDate | null }

const longestSearch = 100

/** Address of a record on its list, opened at the record's month; by its title when it has no day. */
function hrefOnList(path: string, anchor: string, { date, title }: Anchored): string {
  const query: Record<string, string> = date
    ? { year: String(yearOf(date)), month: String(monthOf(date)) }
    : { year: allYears, q: title.slice(0, longestSearch) }
  return `${path}?${new URLSearchParams(query)}#${anchor}`
}

/** Path of a record's own page; null when its list or the record has none. */
export function recordHref(detail: string | null, id: string | null): string | null {
  return detail && id ? `${detail}?id=${id}` : null
}

/** Name of a news item on its page, the part of an address behind the `#`. */
export function newsAnchor({ uid }: Pick<Anchored, 'uid'>): string {
  return `news-${uid}`
}

/** Name of an event on its page. */
export function eventAnchor({ uid }: Pick<Anchored, 'uid'>): string {
  return `event-${uid}`
}

/** The id or `uid` of the record that the first address in a line leads to, by any of the above; null for others. */
export function recordNamedBy(line: string): string | null {
  return /^\S*?(?:[?&]id=|#(?:news|event)-)([\w-]+)/.exec(line)?.[1] ?? null
}

/** Name of a day of the calendar on its page. */
export function dayAnchor(date: IsoDate): string {
  return `day-${date}`
}

/** Path of a day of the calendar: its month, at the day. */
export function calendarHref(date: IsoDate): string {
  return `/school-calendar?month=${date.slice(0, 7)}#${dayAnchor(date)}`
}

/** Path of a news item: the news of its month, at the item. */
export function newsHref(item: Anchored): string {
  return hrefOnList('/news', newsAnchor(item), item)
}

/** Path of an event: the events of its month, at the event. */
export function eventHref(event: Anchored): string {
  return hrefOnList('/events', eventAnchor(event), event)
}
