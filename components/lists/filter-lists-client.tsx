'use client'

import type { AlbumCard, EventCard } from '@/lib/lists/cards'
import type { ListState } from '@/lib/lists/load'
import { isAlbumCard, isBlogCard, isEventCard, isNews } from '@/lib/lists/shapes'
import type { UpcomingYear } from '@/lib/lists/upcoming-years'
import type { BlogCard } from '@/lib/vendor-api/resources/blog'
import type { News } from '@/lib/vendor-api/resources/news'
import { AlbumTile } from './album-tile'
import { BlogTile } from './blog-tile'
import { EventEntry } from './event-entry'
import { FilterList, type ListLook } from './filter-list-client'
import { NewsCard } from './news-card'
import { UpcomingYears } from './upcoming-years'

type Props<T> = { initial: ListState<T> }

const texts = {
  loadingText: 'Loading...',
  emptyText: 'No data available for the selected filters.',
}

const news: ListLook<News> = {
  ...texts,
  Card: NewsCard,
  isRecord: isNews,
  listClass: 'border-line border-t',
}

const events: ListLook<EventCard> = {
  ...texts,
  Card: EventEntry,
  isRecord: isEventCard,
  listClass: 'grid gap-4',
}

const albums: ListLook<AlbumCard> = {
  ...texts,
  Card: AlbumTile,
  isRecord: isAlbumCard,
  listClass: 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3',
}

const blog: ListLook<BlogCard> = {
  Card: BlogTile,
  isRecord: isBlogCard,
  listClass: 'grid gap-6 sm:grid-cols-2',
  loadingText: 'Loading blogs...',
  emptyText: 'No blogs found.',
}

/** The news with their filters. */
export function NewsList({ initial }: Props<News>) {
  return <FilterList initial={initial} look={news} />
}

type EventsProps = Props<EventCard> & { upcoming: readonly UpcomingYear[] }

/** The events with their filters and the way to those of `upcoming` years. */
export function EventsList({ initial, upcoming }: EventsProps) {
  return (
    <FilterList
      initial={initial}
      look={events}
      above={({ year }) => <UpcomingYears years={upcoming} chosen={year} />}
    />
  )
}

/** Albums with their filters. */
export function AlbumList({ initial }: Props<AlbumCard>) {
  return <FilterList initial={initial} look={albums} />
}

/** The blog posts with their filters. */
export function BlogList({ initial }: Props<BlogCard>) {
  return <FilterList initial={initial} look={blog} />
}
