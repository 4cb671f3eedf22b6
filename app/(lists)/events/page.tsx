import { EventsView } from '@/components/lists/list-views'
import { events } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load'
import type { Search } from '@/lib/lists/search'
import { upcomingYears } from '@/lib/lists/upcoming-years'
import { schoolDay } from '@/lib/school/dates'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(events)

type Props = { searchParams: Promise<Search> }

export default async function EventsPage({ searchParams }: Props) {
  const state = await loadList(events, await searchParams)
  const upcoming = upcomingYears((await events.records()) ?? [], schoolDay())
  return <EventsView list={events} state={state} upcoming={upcoming} />
}
