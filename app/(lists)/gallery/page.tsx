import type { Search } from '@/lib/lists/search'
import { gallery } from '../catalogue'

export const metadata = gallery.metadata

export default async function GalleryPage({ searchParams }: { searchParams: Promise<Search> }) {
  return gallery.render(await searchParams)
}
