import { AlbumView } from '@/components/lists/record-views'
import { gallery } from '@/lib/lists/lists'
import { loadRecord } from '@/lib/lists/load-record'
import { albumMetadata } from '@/lib/seo/record-metadata'

type Props = PageProps<'/photo-categories'>

export async function generateMetadata({ searchParams }: Props) {
  return albumMetadata(await loadRecord(gallery, await searchParams))
}

export default async function GalleryAlbumPage({ searchParams }: Props) {
  return <AlbumView state={await loadRecord(gallery, await searchParams)} />
}
