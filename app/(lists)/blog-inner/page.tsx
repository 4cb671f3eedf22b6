import { BlogPostView } from '@/components/lists/record-views'
import { blog } from '@/lib/lists/lists'
import { loadRecord } from '@/lib/lists/load-record'
import { neighboursOf } from '@/lib/lists/neighbours'
import type { Search } from '@/lib/lists/search'
import { postMetadata } from '@/lib/seo/record-metadata'

type Props = { searchParams: Promise<Search> }

export async function generateMetadata({ searchParams }: Props) {
  return postMetadata(await loadRecord(blog, await searchParams))
}

export default async function BlogPostPage({ searchParams }: Props) {
  const state = await loadRecord(blog, await searchParams)
  const neighbours = neighboursOf((await blog.records()) ?? [], state.record?.id ?? null)
  return <BlogPostView state={state} neighbours={neighbours} />
}
