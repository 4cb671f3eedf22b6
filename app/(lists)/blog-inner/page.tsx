import type { Search } from '@/lib/lists/search'
import { blogPost } from '../details'

type Props = { searchParams: Promise<Search> }

export async function generateMetadata({ searchParams }: Props) {
  return blogPost.metadata(await searchParams)
}

export default async function BlogPostPage({ searchParams }: Props) {
  return blogPost.render(await searchParams)
}
