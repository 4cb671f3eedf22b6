import { ToppersView } from '@/components/lists/list-views'
import type { Search } from '@/lib/lists/search'
import { loadToppers, toppersXII } from '@/lib/lists/toppers'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(toppersXII)

type Props = { searchParams: Promise<Search> }

export default async function XIIToppersPage({ searchParams }: Props) {
  const state = await loadToppers(toppersXII.level, await searchParams)
  return <ToppersView list={toppersXII} state={state} />
}
