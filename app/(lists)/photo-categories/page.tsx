import type { Search } from '@/lib/lists/search'
import { galleryAlbum } from '../details'

type Props = { searchParams: Promise<Search> }

export async function generateMetadata({ searchParams }: Props) {
  return galleryAlbum.metadata(await searchParams)
}

export default async function AlbumPage({ searchParams }: Props) {
  return galleryAlbum.render(await searchParams)
}
