import { AlbumView } from '@/components/lists/record-views'
import { sportsCorner } from '@/lib/lists/lists'
import { loadRecord } from '@/lib/lists/load-record'
import { albumMetadata } from '@/lib/seo/record-metadata'

type Props = PageProps<'/sub-sports-corner'>

export async function generateMetadata({ searchParams }: Props) {
  return albumMetadata(await loadRecord(sportsCorner, await searchParams))
}

export default async function SportsAlbumPage({ searchParams }: Props) {
  return <AlbumView state={await loadRecord(sportsCorner, await searchParams)} />
}
