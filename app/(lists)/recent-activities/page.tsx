import { AlbumListView } from '@/components/lists/list-views'
import { recentActivities } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load'
import type { Search } from '@/lib/lists/search'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(recentActivities)

type Props = { searchParams: Promise<Search> }

export default async function RecentActivitiesPage({ searchParams }: Props) {
  const state = await loadList(recentActivities, await searchParams)
  return <AlbumListView list={recentActivities} state={state} />
}
