import { type Album, photosOf } from '@/lib/vendor-api/resources/albums'

export type AlbumSummary = Omit<Album, 'description' | 'attachments'> & {
  cover: string | null
  count: number
}

export function albumSummary(album: Album): AlbumSummary {
  const { description: _, attachments: _attachments, ...summary } = album
  const photos = photosOf(album)
  return { ...summary, cover: photos[0] ?? null, count: photos.length }
}
