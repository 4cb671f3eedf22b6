import type { Search } from '@/lib/lists/search'
import { blog } from '../catalogue'

export const metadata = blog.metadata

export default async function BlogPage({ searchParams }: { searchParams: Promise<Search> }) {
  return blog.render(await searchParams)
}
