import { fallbacks } from '@/content/fallbacks'
import { type Description, toDescription } from '@/lib/text/segments'
import type { RecordDay } from '../fields'
import { describeValue, noteLeftOut } from '../findings'
import { listOf, oneOf, reportUnreachable } from '../list'
import { matchWord } from '../match-word'
import { type FileLink, toMediaUrls, toOtherFileLinks } from '../media'
import { defineRecords, defineShortAndAll } from '../queries'
import {
  albumCategories,
  getHighlightRecords,
  type RawHighlightRecord,
  rawHighlightRecord,
  recordsOf,
} from './highlight-records'

export type Album = RecordDay &
  Description & {
    id: string | null
    title: string
    category: string
    photos: string[]
    files: FileLink[]
  }

function transformAlbum(raw: RawHighlightRecord): Album {
  const { _id, title, description, attachments, ...categoryAndDay } = raw
  return {
    id: _id,
    title: title || fallbacks.album,
    ...toDescription(description),
    ...categoryAndDay,
    photos: toMediaUrls(attachments),
    files: toOtherFileLinks(attachments),
  }
}

const album = rawHighlightRecord.transform(transformAlbum)

/** Categories that the gallery leaves out (specification, section 3); a record may have none. */
const notGallery = ['Highlight', 'Notice', ...albumCategories] as const

function isOfGallery(one: Album): boolean {
  const other = matchWord(one.category, notGallery)
  if (other) noteLeftOut('category', describeValue(other), 'use PhotoGallery for the gallery', one)
  return !other
}

export const albumListSchema = listOf(album).transform((albums) =>
  reportUnreachable(albums.filter(isOfGallery)),
)
export const albumSchema = oneOf(album)

export const { short: getLatestGallery, all: getGallery } = defineShortAndAll(
  'gallery',
  albumListSchema,
)

export function albumsOf(category: (typeof albumCategories)[number]) {
  return recordsOf(category, transformAlbum, reportUnreachable)
}

const albumById = {
  call: (albumId: string) => ({ path: '/api/subGallery', query: { id: albumId } }),
  schema: albumSchema,
}

export const getGalleryAlbum = defineRecords('gallery', 'album', {
  ...albumById,
  isListed: (albumId) =>
    [getGallery, getLatestGallery].some((list) => list.cached()?.some(({ id }) => id === albumId)),
  sample: () => getGallery.cached()?.find(({ id }) => id)?.id,
})

const knownAlbums = () =>
  (getHighlightRecords.cached() ?? []).filter((record) =>
    albumCategories.some((category) => category === record.category),
  )

export const getHighlightAlbum = defineRecords('highlights', 'highlight-album', {
  ...albumById,
  isListed: (albumId) => knownAlbums().some(({ _id }) => _id === albumId),
  sample: () => knownAlbums().find(({ _id, attachments }) => _id && attachments.length > 0)?._id,
})
