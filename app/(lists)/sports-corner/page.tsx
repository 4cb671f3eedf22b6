import { AlbumListView } from '@/components/lists/list-views'
import { sportsCorner } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load'
import type { Search } from '@/lib/lists/search'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(sportsCorner)

type Props = { searchParams: Promise<Search> }

export default async function SportsCornerPage({ searchParams }: Props) {
  const state = await loadList(sportsCorner, await searchParams)
  return <AlbumListView list={sportsCorner} state={state} />
}
