import type { Search } from '@/lib/lists/search'
import { sportsCorner } from '../catalogue'

export const metadata = sportsCorner.metadata

export default async function SportsCornerPage({
  searchParams,
}: {
  searchParams: Promise<Search>
}) {
  return sportsCorner.render(await searchParams)
}
