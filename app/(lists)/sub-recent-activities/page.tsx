import { AlbumView } from '@/components/lists/record-views'
import { recentActivities } from '@/lib/lists/lists'
import { loadRecord } from '@/lib/lists/load-record'
import { albumMetadata } from '@/lib/seo/record-metadata'

type Props = PageProps<'/sub-recent-activities'>

export async function generateMetadata({ searchParams }: Props) {
  return albumMetadata(await loadRecord(recentActivities, await searchParams))
}

export default async function RecentActivityPage({ searchParams }: Props) {
  return <AlbumView state={await loadRecord(recentActivities, await searchParams)} />
}
