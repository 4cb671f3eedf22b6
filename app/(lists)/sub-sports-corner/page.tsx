import type { Search } from '@/lib/lists/search'
import { sportsAlbum } from '../details'

type Props = { searchParams: Promise<Search> }

export async function generateMetadata({ searchParams }: Props) {
  return sportsAlbum.metadata(await searchParams)
}

export default async function SportPage({ searchParams }: Props) {
  return sportsAlbum.render(await searchParams)
}
