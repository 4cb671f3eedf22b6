import type { Album } from '@/lib/vendor-api/resources/albums'
import { newestFirst } from './filters'

export type AlbumSummary = Pick<Album, 'id' | 'title' | 'date' | 'until' | 'dateText'> & {
  cover: string | null
  count: number
}

export function albumSummaries(albums: readonly Album[]): AlbumSummary[] {
  return newestFirst(albums).map(({ id, title, date, until, dateText, photos }) => ({
    id,
    title,
    date,
    ...(until && { until }),
    ...(dateText && { dateText }),
    cover: photos[0] ?? null,
    count: photos.length,
  }))
}
