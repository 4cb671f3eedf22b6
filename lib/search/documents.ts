import { routes, sectionTitle } from '@/content/routes'
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

/** Pages whose text is only the titles of others. */
const wordless = new Set(['/sitemap'])

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

export function recordDocuments(
  label: string,
  entries: readonly ListEntry[] | null,
): SearchDocument[] {
  return (entries ?? []).flatMap(({ href, title, date, text, keywords = '' }) =>
    href ? [{ href, kind: 'record', label, title, keywords, words: text, date }] : [],
  )
}
