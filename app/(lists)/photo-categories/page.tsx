import { AlbumView } from '@/components/lists/record-views'
import { gallery } from '@/lib/lists/lists'
import { loadRecord } from '@/lib/lists/load-record'
import type { Search } from '@/lib/lists/search'
import { albumMetadata } from '@/lib/seo/record-metadata'

type Props = { searchParams: Promise<Search> }

export async function generateMetadata({ searchParams }: Props) {
  return albumMetadata(await loadRecord(gallery, await searchParams))
}

export default async function AlbumPage({ searchParams }: Props) {
  return <AlbumView state={await loadRecord(gallery, await searchParams)} />
}
