import { AlbumListPage } from '@/components/lists/album-list-page'
import { recentActivities } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(recentActivities)

export default async function RecentActivitiesPage({
  searchParams,
}: PageProps<'/recent-activities'>) {
  const state = await loadList(recentActivities, await searchParams)
  return <AlbumListPage list={recentActivities} state={state} />
}
