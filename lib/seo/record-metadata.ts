import type { Metadata } from 'next'
import { school } from '@/content/school'
import type { Dated } from '@/lib/lists/filters'
import { blog, type ListWithDetail } from '@/lib/lists/lists'
import { loadRecord } from '@/lib/lists/load-record'
import { recordHref } from '@/lib/routes/anchors'
import type { SearchParams } from '@/lib/routes/query-params'
import { routeOf } from '@/lib/routes/tree'
import { type Album, photosOf } from '@/lib/vendor-api/resources/albums'
import { descriptionOf, excerptOf } from '@/lib/vendor-api/rich-text'
import { type PageFacts, pageMetadata } from './metadata'

function recordMetadata<T extends Dated, Detail>(
  list: ListWithDetail<T, Detail>,
  factsOf: (record: Detail) => Omit<PageFacts, 'path' | 'noindex'>,
) {
  return async ({ searchParams }: { searchParams: Promise<SearchParams> }): Promise<Metadata> => {
    const { path, id, record } = await loadRecord(list, await searchParams)
    const href = recordHref(path, id)
    return record && href
      ? pageMetadata({ ...factsOf(record), path: href })
      : pageMetadata({ path, description: routeOf(path).title, noindex: true })
  }
}

function photoOf(src: string | undefined | null, alt: string): PageFacts['photo'] {
  return src ? { src, alt } : null
}

export const albumMetadata = (list: ListWithDetail<Album, Album>) =>
  recordMetadata(list, (album) => ({
    title: album.title,
    description:
      descriptionOf(album).description || `Photographs of ${school.name}: ${album.title}.`,
    photo: photoOf(photosOf(album)[0], album.title),
  }))

export const postMetadata = recordMetadata(blog, (post) => ({
  title: post.title,
  description: excerptOf(post) || `${post.title}, from the blog of ${school.name}.`,
  photo: photoOf(post.cover, post.coverAlt),
  published: post.date,
}))
