import { AlbumListView } from '@/components/lists/list-views'
import { gallery } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load'
import type { Search } from '@/lib/lists/search'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(gallery)

type Props = { searchParams: Promise<Search> }

export default async function GalleryPage({ searchParams }: Props) {
  const state = await loadList(gallery, await searchParams)
  return <AlbumListView list={gallery} state={state} />
}
