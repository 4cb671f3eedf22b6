import type { ReactNode } from 'react'
import type { AlbumCard, EventCard } from '@/lib/lists/cards'
import type { Dated } from '@/lib/lists/filters'
import type { List } from '@/lib/lists/lists'
import type { ListState } from '@/lib/lists/load'
import type { TopperPage, TopperState } from '@/lib/lists/toppers'
import type { UpcomingYear } from '@/lib/lists/upcoming-years'
import { eventsLd } from '@/lib/seo/json-ld'
import type { BlogCard } from '@/lib/vendor-api/resources/blog'
import type { News } from '@/lib/vendor-api/resources/news'
import { InnerPage } from '../site/inner-page'
import { JsonLd } from '../site/json-ld'
import { AlbumChips } from './album-chips'
import { CalendarLinks } from './calendar-links'
import { AlbumList, BlogList, EventsList, NewsList } from './filter-lists-client'
import { TopperList } from './topper-list-client'

type Props<T extends Dated> = { list: List<T>; state: ListState<T> }

/** The frame of a list's page. */
function ListPage({ list, children }: { list: Pick<List, 'path' | 'lead'>; children: ReactNode }) {
  return (
    <InnerPage path={list.path} lead={list.lead}>
      {children}
    </InnerPage>
  )
}

/** The news list. */
export function NewsView({ list, state }: Props<News>) {
  return (
    <ListPage list={list}>
      <NewsList initial={state} />
    </ListPage>
  )
}

type EventsProps = Props<EventCard> & { upcoming: readonly UpcomingYear[] }

/** The events, their calendar feed, and the way to the `upcoming` years. */
export function EventsView({ list, state, upcoming }: EventsProps) {
  const data = eventsLd(state.page?.items ?? [])
  return (
    <ListPage list={list}>
      {data ? <JsonLd data={data} /> : null}
      <CalendarLinks feed="/events.ics" what="events" />
      <EventsList initial={state} upcoming={upcoming} />
    </ListPage>
  )
}

/** A list of albums, and the way to the others. */
export function AlbumListView({ list, state }: Props<AlbumCard>) {
  return (
    <ListPage list={list}>
      <AlbumChips path={list.path} />
      <AlbumList initial={state} />
    </ListPage>
  )
}

/** The blog posts. */
export function BlogListView({ list, state }: Props<BlogCard>) {
  return (
    <ListPage list={list}>
      <BlogList initial={state} />
    </ListPage>
  )
}

/** The toppers of a class. */
export function ToppersView({ list, state }: { list: TopperPage; state: TopperState }) {
  return (
    <ListPage list={list}>
      <TopperList path={list.path} level={list.level} initial={state} />
    </ListPage>
  )
}
