import type { Search } from '@/lib/lists/search'
import { events } from '../catalogue'

export const metadata = events.metadata

export default async function EventsPage({ searchParams }: { searchParams: Promise<Search> }) {
  return events.render(await searchParams)
}
