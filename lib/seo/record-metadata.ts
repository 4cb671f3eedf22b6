import type { Metadata } from 'next'
import { school } from '@/content/school'
import type { AlbumSummary } from '@/lib/lists/albums'
import type { ListWithDetail } from '@/lib/lists/lists'
import { loadRecord, type RecordState } from '@/lib/lists/load-record'
import { recordHref } from '@/lib/routes/anchors'
import type { SearchParams } from '@/lib/routes/query-params'
import { routeOf } from '@/lib/routes/tree'
import type { Album } from '@/lib/vendor-api/resources/albums'
import type { BlogPost } from '@/lib/vendor-api/resources/blog'
import { type PageFacts, pageMetadata } from './metadata'

type Facts = Omit<PageFacts, 'path' | 'noindex'>

function recordMetadata<Detail>(
  { path, id, record }: RecordState<Detail>,
  factsOf: (record: Detail) => Facts,
): Metadata {
  const href = recordHref(path, id)
  return record && href
    ? pageMetadata({ ...factsOf(record), path: href })
    : pageMetadata({ path, description: routeOf(path).title, noindex: true })
}

function photoOf(src: string | undefined | null, alt: string): PageFacts['photo'] {
  return src ? { src, alt } : null
}

/** Returns the `generateMetadata` of the page of one album. */
export function albumMetadata(list: ListWithDetail<AlbumSummary, Album>) {
  return async ({ searchParams }: { searchParams: Promise<SearchParams> }): Promise<Metadata> =>
    recordMetadata(
      await loadRecord(list, await searchParams),
      ({ title, description, photos }) => ({
        title,
        description: description || `Photographs of ${school.name}: ${title}.`,
        photo: photoOf(photos[0], title),
      }),
    )
}

export function postMetadata(state: RecordState<BlogPost>): Metadata {
  return recordMetadata(state, ({ title, excerpt, cover, coverAlt, date }) => ({
    title,
    description: excerpt || `${title}, from the blog of ${school.name}.`,
    photo: photoOf(cover, coverAlt),
    published: date,
  }))
}
