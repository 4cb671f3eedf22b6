import { AlbumListPage } from '@/components/lists/album-list-page'
import { gallery } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(gallery)

export default async function GalleryPage({ searchParams }: PageProps<'/gallery'>) {
  const state = await loadList(gallery, await searchParams)
  return <AlbumListPage list={gallery} state={state} />
}
