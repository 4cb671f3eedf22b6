import type { Search } from '@/lib/lists/search'
import { xToppers } from '../catalogue'

export const metadata = xToppers.metadata

export default async function XToppersPage({ searchParams }: { searchParams: Promise<Search> }) {
  return xToppers.render(await searchParams)
}
