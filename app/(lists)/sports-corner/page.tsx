import { AlbumList } from '@/components/lists/album-list-client'
import { InnerPage } from '@/components/site/inner-page'
import { sportsCorner } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load-list'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(sportsCorner)

export default async function SportsCornerPage({ searchParams }: PageProps<'/sports-corner'>) {
  return (
    <InnerPage path={sportsCorner.path} lead={sportsCorner.lead}>
      <AlbumList initial={await loadList(sportsCorner, await searchParams)} />
    </InnerPage>
  )
}
