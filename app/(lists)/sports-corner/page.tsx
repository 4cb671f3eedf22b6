import { AlbumListPage } from '@/components/lists/album-list-page'
import { sportsCorner } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(sportsCorner)

export default async function SportsCornerPage({ searchParams }: PageProps<'/sports-corner'>) {
  const state = await loadList(sportsCorner, await searchParams)
  return <AlbumListPage list={sportsCorner} state={state} />
}
