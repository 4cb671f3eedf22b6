import 'server-only'
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
import { getBlog, getBlogPost } from '@/lib/vendor-api/resources/blog'
import { getEvents } from '@/lib/vendor-api/resources/events'
import { getNews } from '@/lib/vendor-api/resources/news'
import { type AlbumSummary, albumSummaries } from './albums'
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
export type List<T extends Dated = Dated> = {
  path: Path
  description: string
  lead: string
  label: string
  detail: string | null
  records: () => Promise<T[] | null>
  entries: ReadEntries
  defaultYear: DefaultYear
}

export type ListWithDetail<T extends Dated, Detail> = List<T> & {
  record: (id: string) => Promise<Detail | null>
}

/** Every list, in the order of the definitions below. */
export const lists: List[] = []

type Definition<Raw extends Dated, T extends Dated> = Pick<
  List,
  'path' | 'description' | 'lead' | 'defaultYear'
> & {
  label?: string
  query: () => Promise<Raw[] | null>
  arrange: (records: Raw[]) => T[]
  entryOf: (record: Raw) => Omit<ListEntry, keyof Dated>
}

function listPage<Raw extends Dated, T extends Dated>({
  query,
  arrange,
  entryOf,
  ...facts
}: Definition<Raw, T>): List<T> {
  const list: List<T> = {
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

type AlbumDefinition = Omit<Definition<Album, AlbumSummary>, 'arrange' | 'entryOf'> & {
  record: (id: string) => Promise<Album | null>
}

/** A list of albums with their photos on a detail page (CONTRIBUTING.md, "A list of albums"). */
function albumList({ record, ...facts }: AlbumDefinition): ListWithDetail<AlbumSummary, Album> {
  const list = listPage({
    ...facts,
    arrange: albumSummaries,
    entryOf: ({ id, description }) => ({
      href: recordHref(detailOf(facts.path), id),
      text: description,
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
  arrange: newestFirst,
  entryOf: (item) => ({ href: anchorHref('/news', item), text: item.description }),
  defaultYear: currentOrPreviousYear,
})

export const events = listPage({
  path: '/events',
  description: `What is coming up at ${school.name}, with days, times and places, and what has been.`,
  lead: 'What is coming up, the next first; below it, what has been.',
  label: 'Events',
  query: getEvents,
  arrange: (records) => eventSummaries(records, schoolDay()),
  entryOf: (event) => ({
    href: anchorHref('/events', event),
    text: event.description,
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
    arrange: newestFirst,
    entryOf: ({ id, excerpt }) => ({
      href: recordHref(detailOf('/blog-post'), id),
      text: excerpt,
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
