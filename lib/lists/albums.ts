import { type Album, photosOf } from '@/lib/vendor-api/resources/albums'

export type AlbumSummary = ReturnType<typeof albumSummary>

export function albumSummary(album: Album) {
  const { description: _, attachments: _attachments, ...summary } = album
  const photos = photosOf(album)
  return { ...summary, cover: photos[0] ?? null, count: photos.length }
}
