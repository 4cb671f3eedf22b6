import 'server-only'
import { schoolDay } from '@/lib/dates'
import { getGallery, getRecentActivities, getSportsCorner } from '@/lib/vendor-api/resources/albums'
import { getBlog } from '@/lib/vendor-api/resources/blog'
import { getEvents } from '@/lib/vendor-api/resources/events'
import { getNews } from '@/lib/vendor-api/resources/news'
import { albumCards, eventCards } from './cards'
import { type Dated, newestFirst } from './filters'
import {
  allYearsFirst,
  currentOrPreviousYear,
  currentYear,
  type DefaultYear,
  newestYear,
} from './years'

/** Where a list's records come from, in the order they are shown, and the year it opens with. */
export type ListSource<T extends Dated> = {
  /** Null when the records were never loaded. */
  get: () => Promise<T[] | null>
  defaultYear: DefaultYear
}

function source<R, T extends Dated>(
  query: () => Promise<R[] | null>,
  arrange: (records: R[]) => T[],
  defaultYear: DefaultYear,
): ListSource<T> {
  return {
    get: async () => {
      const records = await query()
      return records && arrange(records)
    },
    defaultYear,
  }
}

/** The lists with filters, by the last part of their address (specification, section 4). */
export const listSources = {
  news: source(getNews, newestFirst, currentOrPreviousYear),
  events: source(getEvents, (events) => eventCards(events, schoolDay()), currentYear),
  gallery: source(getGallery, albumCards, currentYear),
  'recent-activities': source(getRecentActivities, albumCards, newestYear),
  'sports-corner': source(getSportsCorner, albumCards, newestYear),
  'blog-post': source(getBlog, newestFirst, allYearsFirst),
}
