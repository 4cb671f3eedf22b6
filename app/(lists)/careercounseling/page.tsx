import type { Search } from '@/lib/lists/search'
import { counselling } from '../catalogue'

export const metadata = counselling.metadata

export default async function CareerCounsellingPage({
  searchParams,
}: {
  searchParams: Promise<Search>
}) {
  return counselling.render(await searchParams)
}
