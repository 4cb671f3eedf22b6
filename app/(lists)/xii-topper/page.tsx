import type { Search } from '@/lib/lists/search'
import { xiiToppers } from '../catalogue'

export const metadata = xiiToppers.metadata

export default async function XiiToppersPage({ searchParams }: { searchParams: Promise<Search> }) {
  return xiiToppers.render(await searchParams)
}
