import { notFound } from 'next/navigation'
import type { Search } from '@/lib/lists/search'
import { listPages } from '../../../catalogue'

type Props = { params: Promise<{ list: string }>; searchParams: Promise<Search> }

export async function generateMetadata({ params }: Props) {
  return listPages.get((await params).list)?.metadata ?? {}
}

/** A list with a query, such as `/news?year=…`, reached by a rewrite. */
export default async function FilteredListPage({ params, searchParams }: Props) {
  const list = listPages.get((await params).list)
  return list ? list.render(await searchParams) : notFound()
}
