import { routes, sectionTitle } from '@/content/routes'
import { school } from '@/content/school'
import type { ListEntry } from '@/lib/lists/entries'
import type { IsoDate } from '@/lib/school/dates'

/** Something that can be found. */
export type SearchDocument = {
  /** Address on this site. */
  href: string
  kind: 'page' | 'record'
  /** Title of its section or list. */
  label: string
  title: string
  /** Extra search terms. */
  keywords: string
  words: string
  date: IsoDate | null
}

/** The words of a fixed page. */
export type PageText = { description: string; keywords: string; words: string }

/** Gives the words of a path that is a fixed page, null for any other. */
export type ReadText = (path: string) => PageText | null

/** Pages whose text is only the titles of others. */
const wordless = new Set(['/sitemap'])

/** Every page of the tree but the details, which are found as records, and the search itself. */
export function pageDocuments(textOf: ReadText): SearchDocument[] {
  return routes
    .filter(({ kind, path }) => kind !== 'detail' && path !== '/search')
    .map(({ path, title, section, keywords }) => {
      const text = wordless.has(path) ? null : textOf(path)
      return {
        href: path,
        kind: 'page',
        label: sectionTitle(section),
        title,
        keywords: text?.keywords ?? keywords ?? '',
        words: text ? `${text.description}\n${text.words}` : '',
        date: null,
      }
    })
}

/** Files of the school that people look for by name. */
export const fileDocuments: readonly SearchDocument[] = [
  {
    href: school.links.magazine,
    kind: 'page',
    label: 'Documents',
    title: 'School Magazine (PDF)',
    keywords: 'magazine',
    words: '',
    date: null,
  },
]

/** Returns the records of a list as documents; skips those without a URL. */
export function recordDocuments(
  label: string,
  entries: readonly ListEntry[] | null,
): SearchDocument[] {
  return (entries ?? []).flatMap(({ href, title, date, text, keywords = '' }) =>
    href ? [{ href, kind: 'record', label, title, keywords, words: text, date }] : [],
  )
}
