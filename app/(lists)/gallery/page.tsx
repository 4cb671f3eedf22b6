import { AlbumList } from '@/components/lists/album-list-client'
import { InnerPage } from '@/components/site/inner-page'
import { gallery } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load-list'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(gallery)

export default async function GalleryPage({ searchParams }: PageProps<'/gallery'>) {
  return (
    <InnerPage path={gallery.path} lead={gallery.lead}>
      <AlbumList initial={await loadList(gallery, await searchParams)} />
    </InnerPage>
  )
}
