import { fallbacks } from '@/content/fallbacks'
import { toRecordDays } from '../fields'
import { listOf, oneOf, reportUnreachable } from '../list'
import { type FileLink, toMediaUrls, toOtherFileLinks } from '../media'
import { defineRecords, defineShortAndAll } from '../queries'
import { report } from '../reports'
import {
  albumCategories,
  getHighlightRecords,
  type RawHighlightRecord,
  rawHighlightRecord,
  recordsOf,
  toHighlightRecord,
} from './highlight-records'

/** Its URLs are signed when a page shows them: the lists have tens of thousands of photos. */
function toAlbum(raw: RawHighlightRecord) {
  return {
    id: raw._id,
    title: raw.title || fallbacks.album,
    description: raw.description,
    ...toRecordDays(raw.day),
    attachments: raw.attachments,
  }
}

export type Album = ReturnType<typeof toAlbum>

export const photosOf = ({ attachments }: Album): string[] => toMediaUrls(attachments)

export const filesOf = ({ attachments }: Album): FileLink[] => toOtherFileLinks(attachments)

/** The gallery leaves out other categories (specification, section 3); a record may have none. */
function toGalleryAlbum(raw: Parameters<typeof toHighlightRecord>[0]): Album | null {
  const { category } = raw
  const isOther = category !== null && category !== 'PhotoGallery'
  if (isOther && category !== 'unknown')
    report(category, 'use PhotoGallery for the gallery', 'category')
  return isOther ? null : toAlbum(toHighlightRecord(raw))
}

const galleryOf = (isUsable: (album: Album | null) => boolean) =>
  listOf(rawHighlightRecord, toGalleryAlbum, isUsable).transform((albums) =>
    albums.filter((album) => album !== null),
  )

export const albumListSchema = galleryOf((album) => Boolean(album?.id)).transform(reportUnreachable)

/** The home page links none of its albums: they need no id (specification, sections 2 and 3). */
export const homeAlbumListSchema = galleryOf(
  (album) => album !== null && album.title !== fallbacks.album,
)

export const albumSchema = oneOf(rawHighlightRecord, (raw) => toAlbum(toHighlightRecord(raw)))

export const { short: getLatestGallery, all: getGallery } = defineShortAndAll(
  'gallery',
  albumListSchema,
  homeAlbumListSchema,
)

export function albumsOf(category: (typeof albumCategories)[number]) {
  return recordsOf(category, toAlbum, reportUnreachable)
}

const albumById = {
  call: (albumId: string) => ({ path: '/api/subGallery', query: { id: albumId } }),
  schema: albumSchema,
}

export const getGalleryAlbum = defineRecords('gallery', 'album', {
  ...albumById,
  listed: (albumId) =>
    [getGallery, getLatestGallery]
      .flatMap((list) => list.cached() ?? [])
      .find(({ id }) => id === albumId),
  sample: () => getGallery.cached()?.find(({ id }) => id)?.id,
})

const albumRecords = () =>
  (getHighlightRecords.cached() ?? []).filter(({ category }) =>
    albumCategories.some((one) => one === category),
  )

export const getHighlightAlbum = defineRecords('highlights', 'highlight-album', {
  ...albumById,
  listed: (albumId) =>
    albumRecords()
      .filter(({ _id }) => _id === albumId)
      .map(toAlbum)[0],
  sample: () => albumRecords().find(({ _id, attachments }) => _id && attachments.length > 0)?._id,
})
