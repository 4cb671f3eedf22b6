'use client'

import type { AlbumCard, EventCard } from '@/lib/lists/cards'
import type { LaterYear } from '@/lib/lists/later'
import type { ListState } from '@/lib/lists/load'
import type { BlogCard } from '@/lib/vendor-api/resources/blog'
import type { News } from '@/lib/vendor-api/resources/news'
import { AlbumTile } from './album-tile'
import { BlogTile } from './blog-tile'
import { EventEntry } from './event-entry'
import { FilterList, type ListLook } from './filter-list-client'
import { LaterEvents } from './later-events'
import { NewsCard } from './news-card'

type Props<T> = { initial: ListState<T> }

const texts = {
  loadingText: 'Loading...',
  emptyText: 'No data available for the selected filters.',
}

const news: ListLook<News> = { ...texts, Card: NewsCard, listClass: 'border-line border-t' }

const events: ListLook<EventCard> = { ...texts, Card: EventEntry, listClass: 'grid gap-4' }

const blog: ListLook<BlogCard> = {
  Card: BlogTile,
  listClass: 'grid gap-6 sm:grid-cols-2',
  loadingText: 'Loading blogs...',
  emptyText: 'No blogs found.',
}

/** Albums open on the detail page of their list. */
function albums(detail: string): ListLook<AlbumCard> {
  return {
    ...texts,
    Card: ({ item, isFirst }) => <AlbumTile album={item} detail={detail} isFirst={isFirst} />,
    listClass: 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3',
  }
}

const gallery = albums('/photo-categories')
const recentActivities = albums('/sub-recent-activities')
const sportsCorner = albums('/sub-sports-corner')

/** The news list (specification, section 2). */
export function NewsList({ initial }: Props<News>) {
  return <FilterList path="/news" initial={initial} look={news} />
}

/** The events list with the way to those of `later` years. */
export function EventsList({ initial, later }: Props<EventCard> & { later: readonly LaterYear[] }) {
  return (
    <FilterList
      path="/events"
      initial={initial}
      look={events}
      above={({ year }) => <LaterEvents later={later} chosen={year} />}
    />
  )
}

export function GalleryList({ initial }: Props<AlbumCard>) {
  return <FilterList path="/gallery" initial={initial} look={gallery} />
}

export function RecentActivitiesList({ initial }: Props<AlbumCard>) {
  return <FilterList path="/recent-activities" initial={initial} look={recentActivities} />
}

export function SportsCornerList({ initial }: Props<AlbumCard>) {
  return <FilterList path="/sports-corner" initial={initial} look={sportsCorner} />
}

export function BlogList({ initial }: Props<BlogCard>) {
  return <FilterList path="/blog-post" initial={initial} look={blog} />
}
