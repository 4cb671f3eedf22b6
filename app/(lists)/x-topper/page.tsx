import { ToppersView } from '@/components/lists/list-views'
import type { Search } from '@/lib/lists/search'
import { loadToppers, toppersX } from '@/lib/lists/toppers'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(toppersX)

type Props = { searchParams: Promise<Search> }

export default async function XToppersPage({ searchParams }: Props) {
  const state = await loadToppers(toppersX.level, await searchParams)
  return <ToppersView list={toppersX} state={state} />
}
