import { NewsView } from '@/components/lists/list-views'
import { news } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load'
import type { Search } from '@/lib/lists/search'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(news)

type Props = { searchParams: Promise<Search> }

export default async function NewsPage({ searchParams }: Props) {
  const state = await loadList(news, await searchParams)
  return <NewsView list={news} state={state} />
}
