import { fallbacks } from '@/content/fallbacks'
import { query, queryBy, type RecordAnswer } from '@/lib/cache/query'
import type { IsoDate } from '@/lib/dates'
import { env } from '@/lib/env'
import { isId } from '../fields'
import { listOf, oneOf } from '../list'
import { mediaUrls } from '../media'
import {
  getHighlightRecords,
  type RawHighlightRecord,
  rawHighlightRecord,
  recordsOf,
} from './highlight-records'

/** A photo album (specification, section 3). `id` is null when it has no page of its own. */
export type Album = {
  id: string | null
  title: string
  description: string
  category: string
  date: IsoDate | null
  photos: string[]
}

/** An attachment id has no ending; a file with another ending would be a broken picture. */
function mayBePicture(stored: string): boolean {
  const ending = /\.([a-z][a-z0-9]{1,4})$/i.exec(stored.trim())?.[1]
  return !ending || /^(?:avif|bmp|gif|jfif|jpe?g|png|webp)$/i.test(ending)
}

/** Fills the gaps of an album; its title falls back to the placeholder card's. */
export function transformAlbum(raw: RawHighlightRecord): Album {
  return {
    id: raw._id,
    title: raw.title || fallbacks.album,
    description: raw.description,
    category: raw.category,
    date: raw.date ?? raw.fromDate,
    photos: mediaUrls(raw.attachments.filter(mayBePicture)),
  }
}

const album = rawHighlightRecord.transform(transformAlbum)

export const albumList = listOf('albums', album)
export const oneAlbum = oneOf(album)

/** The home page's gallery: the first image of each is shown. */
export const getLatestGallery = query(
  'gallery',
  'gallery-latest',
  () => ({ path: `/api/gallery/${env().SCHOOL_CODE}` }),
  albumList,
)

/** All gallery albums. */
export const getGallery = query(
  'gallery',
  'gallery',
  () => ({ path: `/api/gallery/All/${env().SCHOOL_CODE}` }),
  albumList,
)

/** Albums of the Recent Activities page. */
export const getRecentActivities = recordsOf('RecentActivities', transformAlbum)

/** Albums of the Sports Corner page. */
export const getSportsCorner = recordsOf('SportsCorner', transformAlbum)

const hasId = (list: { id: string | null }[] | null, albumId: string) =>
  list?.some((one) => one.id === albumId) ?? false

const albumById = queryBy('gallery', 'album', {
  call: (albumId) => ({ path: '/api/subGallery', query: { id: albumId } }),
  schema: oneAlbum,
  isListed: (albumId) =>
    hasId(getGallery.known(), albumId) ||
    hasId(getLatestGallery.known(), albumId) ||
    (getHighlightRecords.known()?.some(({ _id }) => _id === albumId) ?? false),
})

/** One album of any list by id. */
export async function getAlbum(albumId: string): Promise<RecordAnswer<Album>> {
  return isId(albumId) ? albumById(albumId) : { state: 'absent' }
}
