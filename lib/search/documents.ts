import { routes, sections } from '@/content/routes'
import { school } from '@/content/school'
import type { IsoDate } from '@/lib/dates'
import { eventHref, newsHref } from '@/lib/lists/places'
import type { Album } from '@/lib/vendor/resources/albums'
import type { BlogCard } from '@/lib/vendor/resources/blog'
import type { SchoolEvent } from '@/lib/vendor/resources/events'
import type { News } from '@/lib/vendor/resources/news'

export type DocumentKind = 'page' | 'news' | 'event' | 'blog' | 'album'

/** Something that can be found. */
export type SearchDocument = {
  /** Address on this site; no two documents share it. */
  href: string
  kind: DocumentKind
  /** What it belongs to: a section's title, or the list's. */
  place: string
  title: string
  /** What people look for it by, beside its own words. */
  keywords: string
  words: string
  date: IsoDate | null
}

/** The words of a fixed page. */
export type PageText = { description: string; words: string }

/** Pages whose words are the titles of all the others. */
const wordless = new Set(['/sitemap'])

/** Every page of the tree but the details, which are found as records, and the search itself. */
export function pageDocuments(textOf: (path: string) => PageText | null): SearchDocument[] {
  return routes
    .filter(({ kind, path }) => kind !== 'detail' && path !== '/search')
    .map(({ path, title, section, keywords = '' }) => {
      const text = wordless.has(path) ? null : textOf(path)
      return {
        href: path,
        kind: 'page',
        place: sections.find(({ id }) => id === section)?.title ?? '',
        title,
        keywords,
        words: text ? `${text.description} ${text.words}` : '',
        date: null,
      }
    })
}

/** Files of the school that people look for by name. */
export function fileDocuments(): SearchDocument[] {
  return [
    {
      href: school.links.magazine,
      kind: 'page',
      place: 'Documents',
      title: 'School Magazine (PDF)',
      keywords: 'magazine',
      words: '',
      date: null,
    },
  ]
}

/** News as documents. */
export function newsDocuments(news: readonly News[]): SearchDocument[] {
  return news.map((item) => ({
    href: newsHref(item),
    kind: 'news',
    place: 'News',
    title: item.title,
    keywords: '',
    words: item.description,
    date: item.date,
  }))
}

/** Events as documents. */
export function eventDocuments(events: readonly SchoolEvent[]): SearchDocument[] {
  return events.map((event) => ({
    href: eventHref(event),
    kind: 'event',
    place: 'Events',
    title: event.title,
    keywords: event.venue ?? '',
    words: event.description,
    date: event.date,
  }))
}

/** Blog posts as documents; a post without an id has no page. */
export function blogDocuments(posts: readonly BlogCard[]): SearchDocument[] {
  return posts.flatMap(({ id, title, excerpt, date }) =>
    id
      ? [
          {
            href: `/blog-inner?id=${id}`,
            kind: 'blog' as const,
            place: 'Blog',
            title,
            keywords: '',
            words: excerpt,
            date,
          },
        ]
      : [],
  )
}

/** Albums of a list as documents; `detail` is the path of their pages. */
export function albumDocuments(
  albums: readonly Album[],
  place: string,
  detail: string,
): SearchDocument[] {
  return albums.flatMap(({ id, title, description, date }) =>
    id
      ? [
          {
            href: `${detail}?id=${id}`,
            kind: 'album' as const,
            place,
            title,
            keywords: 'photographs',
            words: description,
            date,
          },
        ]
      : [],
  )
}
