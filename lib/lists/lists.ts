import 'server-only'
import { fallbacks } from '@/content/fallbacks'
import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import { anchorHref, recordHref } from '@/lib/routes/anchors'
import { detailOf, routeOf } from '@/lib/routes/tree'
import { schoolDay } from '@/lib/school/dates'
import {
  type Album,
  albumsOf,
  getGallery,
  getGalleryAlbum,
  getHighlightAlbum,
} from '@/lib/vendor-api/resources/albums'
import { type BlogPost, getBlog, getBlogPost } from '@/lib/vendor-api/resources/blog'
import { getEvents } from '@/lib/vendor-api/resources/events'
import { getNews, type News } from '@/lib/vendor-api/resources/news'
import { descriptionOf, excerptOf, withDescription } from '@/lib/vendor-api/rich-text'
import { type AlbumSummary, albumSummary } from './albums'
import { postSummary } from './blog'
import { entriesOf, type ListEntry, type ReadEntries } from './entries'
import { eventSummaries } from './events'
import { type Dated, newestFirst } from './filters'
import {
  allYearsFirst,
  currentOrPreviousYear,
  currentYear,
  type DefaultYear,
  newestYear,
} from './years'

/**
 * A list with filters (specification, sections 2 and 4). The page tree has its title, its query parameters, its detail page
 * and its card. `/api/lists`, the search and the sitemap derive from `lists`.
 */
export type List<T extends Dated = Dated, Card = unknown> = {
  path: Path
  description: string
  lead: string
  label: string
  detail: string | null
  records: () => Promise<T[] | null>
  /** Returns what the card of a record shows: its texts are parsed only for the cards of a page. */
  show(record: T): Card
  entries: ReadEntries
  defaultYear: DefaultYear
}

export type ListWithDetail<T extends Dated, Detail, Card = unknown> = List<T, Card> & {
  record: (id: string) => Promise<Detail | null>
}

/** Every list, in the order of the definitions below. */
export const lists: List[] = []

type Definition<Raw extends Dated, T extends Dated, Card> = Pick<
  List,
  'path' | 'description' | 'lead' | 'defaultYear'
> & {
  label?: string
  query: () => Promise<Raw[] | null>
  arrange: (records: Raw[]) => T[]
  show: (record: T) => Card
  entryOf: (record: Raw) => Omit<ListEntry, keyof Dated>
}

function listPage<Raw extends Dated, T extends Dated, Card>({
  query,
  arrange,
  entryOf,
  ...facts
}: Definition<Raw, T, Card>): List<T, Card> {
  const list: List<T, Card> = {
    label: routeOf(facts.path).title,
    detail: detailOf(facts.path),
    ...facts,
    records: async () => {
      const records = await query()
      return records && arrange(records)
    },
    entries: entriesOf(query, (record) => ({
      title: record.title,
      date: record.date,
      ...entryOf(record),
    })),
  }
  lists.push(list)
  return list
}

type AlbumDefinition = Omit<
  Definition<Album, Album, AlbumSummary>,
  'arrange' | 'entryOf' | 'show'
> & {
  record: (id: string) => Promise<Album | null>
}

/** A list of albums with their photos on a detail page (CONTRIBUTING.md, "A list of albums"). */
function albumList({
  record,
  ...facts
}: AlbumDefinition): ListWithDetail<Album, Album, AlbumSummary> {
  const list = listPage({
    ...facts,
    arrange: newestFirst<Album>,
    show: albumSummary,
    entryOf: (album) => ({
      href: recordHref(detailOf(facts.path), album.id),
      text: () => descriptionOf(album).description,
      keywords: 'photographs',
    }),
  })
  return { ...list, record }
}

export const news = listPage({
  path: '/news',
  description: `Notices, circulars and news of ${school.name} by year and month, with their files.`,
  lead: 'Notices, circulars and news from the school office.',
  query: getNews,
  arrange: newestFirst<News>,
  show: (item) => withDescription(item),
  entryOf: (item) => ({
    href: anchorHref('/news', item),
    text: () => descriptionOf(item).description,
  }),
  defaultYear: currentOrPreviousYear,
})

export const events = listPage({
  path: '/events',
  description: `What is coming up at ${school.name}, with days, times and places, and what has been.`,
  lead: 'What is coming up, the next first; below it, what has been.',
  label: 'Events',
  query: getEvents,
  arrange: (records) => eventSummaries(records, schoolDay()),
  show: (event) => withDescription(event, fallbacks.eventDescription),
  entryOf: (event) => ({
    href: anchorHref('/events', event),
    text: () => descriptionOf(event).description,
    keywords: event.venue ?? '',
  }),
  defaultYear: currentYear,
})

export const blog = {
  ...listPage({
    path: '/blog-post',
    description: `What teachers and students of ${school.name} write about learning and school life.`,
    lead: 'Teachers and students on learning and school life.',
    query: getBlog,
    arrange: newestFirst<BlogPost>,
    show: postSummary,
    entryOf: (post) => ({
      href: recordHref(detailOf('/blog-post'), post.id),
      text: () => excerptOf(post),
    }),
    defaultYear: allYearsFirst,
  }),
  record: getBlogPost,
}

export const gallery = albumList({
  path: '/gallery',
  description: `Photo albums of ${school.name}: celebrations, exhibitions, trips and classrooms.`,
  lead: 'Photographs of the school year, album by album.',
  query: getGallery,
  record: getGalleryAlbum,
  defaultYear: currentYear,
})

export const recentActivities = albumList({
  path: '/recent-activities',
  description: `Recent activities at ${school.name} in photographs, newest first.`,
  lead: 'What classes, clubs and houses have been doing.',
  query: albumsOf('RecentActivities'),
  record: getHighlightAlbum,
  defaultYear: newestYear,
})

export const sportsCorner = albumList({
  path: '/sports-corner',
  description: `Matches, meets and training at ${school.name} in photographs, newest first.`,
  lead: 'Matches, meets and training in pictures.',
  query: albumsOf('SportsCorner'),
  record: getHighlightAlbum,
  defaultYear: newestYear,
})
