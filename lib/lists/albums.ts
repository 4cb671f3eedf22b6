import type { IsoDate } from '@/lib/school/dates'
import type { Album } from '@/lib/vendor-api/resources/albums'
import { newestFirst } from './filters'

/** An album as its list shows it. */
export type AlbumSummary = {
  /** Null when the album has no page of its own. */
  id: string | null
  title: string
  date: IsoDate | null
  dateText?: string
  cover: string | null
  /** Number of photos. */
  count: number
}

/** The newest albums first, as their list shows them. */
export function albumSummaries(albums: readonly Album[]): AlbumSummary[] {
  return newestFirst(albums).map(({ id, title, date, dateText, photos }) => ({
    id,
    title,
    date,
    ...(dateText && { dateText }),
    cover: photos[0] ?? null,
    count: photos.length,
  }))
}
