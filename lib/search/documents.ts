import { type Route, routes, sectionTitle } from '@/content/routes'
import { school } from '@/content/school'
import type { ListEntry } from '@/lib/lists/entries'
import type { IsoDate } from '@/lib/school/dates'

export type SearchDocument = {
  href: string
  kind: 'page' | 'record'
  label: string
  title: string
  keywords: string
  words: string
  date: IsoDate | null
}

export type PageText = { description: string; keywords: string; words: string }

export type ReadText = (path: string) => PageText | null

export const searchedPages = routes.filter(
  ({ kind, path }) => kind !== 'detail' && path !== '/search',
)

export function pageDocument(
  { path, title, section, keywords }: Route,
  textOf: ReadText,
): SearchDocument {
  // The text of the site map is only the titles of other pages.
  const text = path === '/sitemap' ? null : textOf(path)
  return {
    href: path,
    kind: 'page',
    label: sectionTitle(section),
    title,
    keywords: text?.keywords ?? keywords ?? '',
    words: text ? `${text.description}\n${text.words}` : '',
    date: null,
  }
}

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

/** Returns nothing for a record without a page. */
export function recordDocument(
  label: string,
  { href, title, date, text, keywords = '' }: ListEntry,
): SearchDocument[] {
  return href ? [{ href, kind: 'record', label, title, keywords, words: text(), date }] : []
}
