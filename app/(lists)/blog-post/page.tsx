import { BlogListView } from '@/components/lists/list-views'
import { blog } from '@/lib/lists/lists'
import { loadList } from '@/lib/lists/load'
import type { Search } from '@/lib/lists/search'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(blog)

type Props = { searchParams: Promise<Search> }

export default async function BlogPage({ searchParams }: Props) {
  const state = await loadList(blog, await searchParams)
  return <BlogListView list={blog} state={state} />
}
