import type { Search } from '@/lib/lists/search'
import { recentActivity } from '../details'

type Props = { searchParams: Promise<Search> }

export async function generateMetadata({ searchParams }: Props) {
  return recentActivity.metadata(await searchParams)
}

export default async function RecentActivityPage({ searchParams }: Props) {
  return recentActivity.render(await searchParams)
}
