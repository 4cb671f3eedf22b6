import type { Metadata } from 'next'
import { school } from '@/content/school'
import type { ListWithDetail } from '@/lib/lists/lists'
import { loadRecord, type RecordState } from '@/lib/lists/load-record'
import { recordHref } from '@/lib/routes/anchors'
import type { SearchParams } from '@/lib/routes/query-params'
import { routeOf } from '@/lib/routes/tree'
import { type Album, photosOf } from '@/lib/vendor-api/resources/albums'
import type { BlogPost } from '@/lib/vendor-api/resources/blog'
import { descriptionOf, excerptOf } from '@/lib/vendor-api/rich-text'
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
export function albumMetadata(list: ListWithDetail<Album, Album>) {
  return async ({ searchParams }: { searchParams: Promise<SearchParams> }): Promise<Metadata> =>
    recordMetadata(await loadRecord(list, await searchParams), (album) => ({
      title: album.title,
      description:
        descriptionOf(album).description || `Photographs of ${school.name}: ${album.title}.`,
      photo: photoOf(photosOf(album)[0], album.title),
    }))
}

export function postMetadata(state: RecordState<BlogPost>): Metadata {
  return recordMetadata(state, (post) => ({
    title: post.title,
    description: excerptOf(post) || `${post.title}, from the blog of ${school.name}.`,
    photo: photoOf(post.cover, post.coverAlt),
    published: post.date,
  }))
}
