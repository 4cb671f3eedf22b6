import type { Search } from '@/lib/lists/search'
import { recentActivities } from '../catalogue'

export const metadata = recentActivities.metadata

export default async function RecentActivitiesPage({
  searchParams,
}: {
  searchParams: Promise<Search>
}) {
  return recentActivities.render(await searchParams)
}
