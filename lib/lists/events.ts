import { type IsoDate, yearOf } from '@/lib/school/dates'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'
import { newestFirst } from './filters'

export type EventSummary = SchoolEvent & { upcoming: boolean }

function isUpcoming({ date, until }: Pick<SchoolEvent, 'date' | 'until'>, today: IsoDate): boolean {
  return date !== null && (until ?? date) >= today
}

/**
 * Returns the first `max` events of the vendor's list (specification, section 9). If all of these are over, puts upcoming
 * events before them, the next one first. `kind` is null if both kinds are among them.
 */
export function eventsInShort(events: readonly SchoolEvent[], max: number, today: IsoDate) {
  const isOver = (event: SchoolEvent) => event.date !== null && !isUpcoming(event, today)
  const first = events.slice(0, max)
  const coming = first.every(isOver)
    ? newestFirst(events.filter((event) => isUpcoming(event, today))).reverse()
    : []
  const short = [...coming, ...first].slice(0, max)
  const isAll = (test: (event: SchoolEvent) => boolean) => short.length > 0 && short.every(test)
  const isComing = isAll((event) => isUpcoming(event, today))
  const kind = isComing ? 'Coming events' : isAll(isOver) ? 'Past events' : null
  return { events: short, kind }
}

export function eventSummaries(events: readonly SchoolEvent[], today: IsoDate): EventSummary[] {
  const summaries = newestFirst(events).map((event) => {
    return { ...event, upcoming: isUpcoming(event, today) }
  })
  return [
    ...summaries.filter(({ upcoming }) => upcoming).reverse(),
    ...summaries.filter(({ date }) => date === null),
    ...summaries.filter(({ date, upcoming }) => date !== null && !upcoming),
  ]
}

export type UpcomingYear = { year: number; count: number }

export function upcomingYears(events: readonly EventSummary[], today: IsoDate): UpcomingYear[] {
  const years = events.flatMap(({ date, upcoming }) => (date && upcoming ? [yearOf(date)] : []))
  return [...new Set(years)]
    .filter((year) => year > yearOf(today))
    .sort((a, b) => a - b)
    .map((year) => ({ year, count: years.filter((one) => one === year).length }))
}
