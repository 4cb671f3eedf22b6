import type { Metadata } from 'next'
import type { ComponentType, ReactNode } from 'react'
import { CalendarLinks } from '@/components/lists/calendar-links'
import {
  BlogList,
  EventsList,
  GalleryList,
  NewsList,
  RecentActivitiesList,
  SportsCornerList,
} from '@/components/lists/filter-lists-client'
import { NoticeList } from '@/components/lists/notice-list'
import { TopperList } from '@/components/lists/topper-list-client'
import { InnerPage } from '@/components/site/inner-page'
import { JsonLd } from '@/components/site/json-ld'
import { schoolDay } from '@/lib/dates'
import type { EventCard } from '@/lib/lists/cards'
import type { Dated } from '@/lib/lists/filters'
import { laterYears } from '@/lib/lists/later'
import { type ListState, loadList } from '@/lib/lists/load'
import { paginate } from '@/lib/lists/paging'
import { pageIn, type Search } from '@/lib/lists/search'
import { type ListSource, listSources } from '@/lib/lists/sources'
import { loadToppers } from '@/lib/lists/toppers'
import { eventsLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getNotices } from '@/lib/vendor-api/resources/notices'
import type { TopperClass } from '@/lib/vendor-api/resources/toppers'

/** A list's page for an address's query; empty for the bare page. */
type ListPage = { metadata: Metadata; render: (search: Search) => Promise<ReactNode> }

type Words = { title: string; description: string; lead: string }

function filtered<T extends Dated>(
  path: string,
  { title, description, lead }: Words,
  source: ListSource<T>,
  List: ComponentType<{ initial: ListState<T> }>,
  above?: (state: ListState<T>) => ReactNode,
): ListPage {
  return {
    metadata: pageMetadata({ path, title, description }),
    render: async (search) => {
      const state = await loadList(source, search)
      return (
        <InnerPage path={path} lead={lead}>
          {above?.(state)}
          <List initial={state} />
        </InnerPage>
      )
    },
  }
}

/** Above the events: their feed, and what search engines read of those shown. */
function aboveEvents({ page }: ListState<EventCard>) {
  const data = eventsLd(page.items)
  return (
    <>
      {data ? <JsonLd data={data} /> : null}
      <CalendarLinks feed="/events.ics" what="events" />
    </>
  )
}

/** The events with the way to those of later years. */
async function Events({ initial }: { initial: ListState<EventCard> }) {
  const later = laterYears((await listSources.events.get()) ?? [], schoolDay())
  return <EventsList initial={initial} later={later} />
}

function toppers(path: string, level: TopperClass): ListPage {
  return {
    metadata: pageMetadata({
      path,
      title: `${level} Toppers`,
      description: `Toppers of Class ${level} of DPS Siliguri by session, with their streams and scores.`,
    }),
    render: async (search) => (
      <InnerPage path={path} lead={`The pupils who led Class ${level}, session by session.`}>
        <TopperList
          path={path}
          level={level === 'X' ? 'x' : 'xii'}
          initial={await loadToppers(level, search)}
        />
      </InnerPage>
    ),
  }
}

export const counselling: ListPage = {
  metadata: pageMetadata({
    path: '/careercounseling',
    title: 'Career Counselling',
    description:
      'Career counselling notices of DPS Siliguri: streams, courses, entrance tests and dates.',
  }),
  render: async (search) => (
    <InnerPage
      path="/careercounseling"
      lead="Notices on streams, courses and entrance tests, to read and to keep."
    >
      <NoticeList page={paginate((await getNotices()) ?? [], pageIn(search.page))} />
    </InnerPage>
  ),
}

export const news = filtered(
  '/news',
  {
    title: 'News',
    description: 'Notices, circulars and news of DPS Siliguri by year and month, with their files.',
    lead: 'Notices, circulars and news from the school office.',
  },
  listSources.news,
  NewsList,
)

export const events = filtered(
  '/events',
  {
    title: 'Upcoming Events',
    description:
      'What is coming up at DPS Siliguri, with days, times and places, and what has been.',
    lead: 'What is coming up, the next first; below it, what has been.',
  },
  listSources.events,
  Events,
  aboveEvents,
)

export const gallery = filtered(
  '/gallery',
  {
    title: 'Gallery',
    description: 'Photo albums of DPS Siliguri: celebrations, exhibitions, trips and classrooms.',
    lead: 'Photographs of the school year, album by album.',
  },
  listSources.gallery,
  GalleryList,
)

export const recentActivities = filtered(
  '/recent-activities',
  {
    title: 'Recent Activities',
    description: 'Recent activities at DPS Siliguri in photographs, newest first.',
    lead: 'What classes, clubs and houses have been doing.',
  },
  listSources['recent-activities'],
  RecentActivitiesList,
)

export const sportsCorner = filtered(
  '/sports-corner',
  {
    title: 'Sports Corner',
    description: 'Matches, meets and training at DPS Siliguri in photographs, newest first.',
    lead: 'Matches, meets and training, on and off the ground.',
  },
  listSources['sports-corner'],
  SportsCornerList,
)

export const blog = filtered(
  '/blog-post',
  {
    title: 'Blog',
    description: 'What teachers and pupils of DPS Siliguri write about learning and school life.',
    lead: 'Teachers and pupils on learning and school life.',
  },
  listSources['blog-post'],
  BlogList,
)

export const xToppers = toppers('/x-topper', 'X')

export const xiiToppers = toppers('/xii-topper', 'XII')
