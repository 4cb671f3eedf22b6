import type { MetadataRoute } from 'next'
import { lists, news } from '@/lib/lists/lists'
import { schoolDay } from '@/lib/school/dates'
import { type SitemapRecord, sitemapEntries } from '@/lib/seo/sitemap'
import { getNotices } from '@/lib/vendor-api/resources/notices'

/** Rendered on request from cached lists: a build calls no vendor. */
export const dynamic = 'force-dynamic'

const sources = new Map<string, () => Promise<SitemapRecord[] | null>>([
  ['/', news.entries],
  ['/careercounseling', getNotices],
  ...lists.map(({ path, entries }) => [path, entries] as const),
])

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const loaded = [...sources].map(async ([path, query]) => [path, await query()] as const)
  return sitemapEntries(new Map(await Promise.all(loaded)), schoolDay())
}
