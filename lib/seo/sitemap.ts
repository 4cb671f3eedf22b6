import type { MetadataRoute } from 'next'
import { routes } from '@/content/routes'
import { inSlices } from '@/lib/platform/in-slices'
import { siteUrl } from '@/lib/platform/site-url'
import type { IsoDate } from '@/lib/school/dates'

export type SitemapRecord = { href?: string | null; date: IsoDate | null }

type Lists = ReadonlyMap<string, readonly SitemapRecord[] | null>

type Entry = MetadataRoute.Sitemap[number]

function entry(path: string, records: readonly SitemapRecord[], today: IsoDate): Entry {
  // A page has not changed on a day that is to come.
  const days = records.flatMap(({ date }) => (date && date <= today ? [date] : []))
  return { url: siteUrl(path), lastModified: days.sort().at(-1) }
}

/**
 * Returns every page that search engines may index: the tree's, and the records' own. `lastmod`
 * is present only for a known day: a search engine that finds a wrong one ignores all.
 */
export async function sitemapEntries(lists: Lists, today: IsoDate): Promise<Entry[]> {
  const entries = await inSlices(routes, ({ path, kind, parent = '' }) => {
    // Search engines must not list search results.
    if (path === '/search') return []
    if (kind !== 'detail') return [entry(path, lists.get(path) ?? [], today)]
    // Several records under one id have one page.
    const records = new Map(lists.get(parent)?.map((record) => [record.href, record]))
    return [...records].flatMap(([href, record]) => (href ? [entry(href, [record], today)] : []))
  })
  return entries.flat()
}
