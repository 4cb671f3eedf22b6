import { AlbumList } from '@/components/lists/album-list-client'
import { InnerPage } from '@/components/site/inner-page'
import { recentActivities } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load-list'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(recentActivities)

export default async function RecentActivitiesPage({
  searchParams,
}: PageProps<'/recent-activities'>) {
  return (
    <InnerPage path={recentActivities.path} lead={recentActivities.lead}>
      <AlbumList initial={await loadList(recentActivities, await searchParams)} />
    </InnerPage>
  )
}
