import { allYears, maxTextLength } from './query-params'

type Anchored = { uid: string; title: string; date: string | null }

/** Fragment of a record's URL on the page of its list: `news-…`, `event-…`. */
export function anchorOf(list: string, { uid }: Pick<Anchored, 'uid'>): string {
  // People have sent each other these URLs, so do not change them.
  const name = list === '/events' ? 'event' : /[a-z]+/.exec(list)
  return `${name}-${uid}`
}

/** Path of a record on its list, opened at the record's month; by its title when it has no day. */
export function anchorHref(list: string, record: Anchored): string {
  const { title, date } = record
  const query = date
    ? `year=${date.slice(0, 4)}&month=${Number(date.slice(5, 7))}`
    : new URLSearchParams({ year: allYears, q: title.slice(0, maxTextLength) })
  return `${list}?${query}#${anchorOf(list, record)}`
}

export function recordHref(detail: string | null, id: string | null): string | null {
  return detail && id ? `${detail}?id=${id}` : null
}

export function dayAnchor(date: string): string {
  return `day-${date}`
}

export function calendarHref(date: string): string {
  return `/school-calendar?month=${date.slice(0, 7)}#${dayAnchor(date)}`
}

/** Returns the id or `uid` of the record at the first URL in a line; null for other URLs. */
export function recordNamedBy(line: string): string | null {
  return /^\S*?(?:[?&]id=|#(?!day-)[a-z]+-)([\w-]+)/.exec(line)?.[1] ?? null
}
