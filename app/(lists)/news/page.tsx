import type { Search } from '@/lib/lists/search'
import { news } from '../catalogue'

export const metadata = news.metadata

export default async function NewsPage({ searchParams }: { searchParams: Promise<Search> }) {
  return news.render(await searchParams)
}
