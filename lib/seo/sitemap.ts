import type { MetadataRoute } from 'next'
import { type Route, routes } from '@/content/routes'
import { siteUrl } from '@/lib/platform/site-url'
import type { IsoDate } from '@/lib/school/dates'

export type SitemapRecord = { href?: string | null; date: IsoDate | null }

type Lists = ReadonlyMap<string, readonly SitemapRecord[] | null>

/** Pages that search engines must not list: search results. */
const unlisted = new Set(['/search'])

/** The newest day that is not to come; a page has not changed on a day that has not been. */
function lastChange(records: readonly SitemapRecord[], today: IsoDate): IsoDate | undefined {
  return records
    .flatMap(({ date }) => (date && date <= today ? [date] : []))
    .sort()
    .at(-1)
}

type Entry = MetadataRoute.Sitemap[number]

function entry(path: string, records: readonly SitemapRecord[], today: IsoDate): Entry {
  const changed = lastChange(records, today)
  return { url: siteUrl(path), ...(changed ? { lastModified: changed } : {}) }
}

/**
 * Returns every page that search engines may index: the tree's, and the records' own. `lastmod`
 * is present only for a known day: a search engine that finds a wrong one ignores all.
 */
export function sitemapEntries(lists: Lists, today: IsoDate): Entry[] {
  const fromTree = ({ path }: Route) => entry(path, lists.get(path) ?? [], today)
  const fromList = ({ parent = '' }: Route) =>
    // Several records under one id have one page.
    [...new Map((lists.get(parent) ?? []).map((one) => [one.href, one])).values()].flatMap(
      (record) => (record.href ? [entry(record.href, [record], today)] : []),
    )
  return routes.flatMap((route) => {
    if (unlisted.has(route.path)) return []
    return route.kind === 'detail' ? fromList(route) : [fromTree(route)]
  })
}
