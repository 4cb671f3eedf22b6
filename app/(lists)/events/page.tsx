import { CalendarLinks } from '@/components/lists/calendar-links'
import { EventList } from '@/components/lists/event-list-client'
import { InnerPage } from '@/components/site/inner-page'
import { JsonLd } from '@/components/site/json-ld'
import { upcomingYears } from '@/lib/lists/events'
import { events } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load-list'
import { schoolDay } from '@/lib/school/dates'
import { eventsLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(events)

export default async function EventsPage({ searchParams }: PageProps<'/events'>) {
  const state = await loadList(events, await searchParams)
  const upcoming = upcomingYears((await events.records()) ?? [], schoolDay())
  const data = eventsLd(state.page?.items ?? [])
  return (
    <InnerPage path={events.path} lead={events.lead}>
      {data ? <JsonLd data={data} /> : null}
      <EventList initial={state} upcoming={upcoming} />
      <CalendarLinks feed="/events.ics" what="events" />
    </InnerPage>
  )
}
