import { type IsoDate, monthOf, yearOf } from '@/lib/dates'
import { allYears } from './filters'

/** What a place in a list depends on; `uid` is the record's own, unchanging name. */
type Placed = { uid: string; title: string; date: IsoDate | null }

const longestSearch = 100

/** Address of a record on its list, opened at the record's month; by its title when it has no day. */
function placeOf(path: string, anchor: string, { date, title }: Placed): string {
  const query: Record<string, string> = date
    ? { year: String(yearOf(date)), month: String(monthOf(date)) }
    : { year: allYears, q: title.slice(0, longestSearch) }
  return `${path}?${new URLSearchParams(query)}#${anchor}`
}

/** Name of a news item on its page, the part of an address behind the `#`. */
export function newsAnchor({ uid }: Pick<Placed, 'uid'>): string {
  return `news-${uid}`
}

/** Name of an event on its page. */
export function eventAnchor({ uid }: Pick<Placed, 'uid'>): string {
  return `event-${uid}`
}

/** Path of a news item: the news of its month, at the item. */
export function newsHref(item: Placed): string {
  return placeOf('/news', newsAnchor(item), item)
}

/** Path of an event: the events of its month, at the event. */
export function eventHref(event: Placed): string {
  return placeOf('/events', eventAnchor(event), event)
}
