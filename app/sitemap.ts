import type { MetadataRoute } from 'next'
import { readableContentPage } from '@/components/content/pages'
import { lists, news } from '@/lib/lists/lists'
import { siteUrl } from '@/lib/platform/site-url'
import { fixedPaths } from '@/lib/routes/tree'
import { schoolDay } from '@/lib/school/dates'
import { type SitemapRecord, sitemapEntries } from '@/lib/seo/sitemap'
import { getNotices } from '@/lib/vendor-api/resources/notices'

/** Rendered when asked for, from the cached lists: a build calls no vendor. */
export const dynamic = 'force-dynamic'

const fixed = new Set(fixedPaths())

/** Records by the page that changes with them. */
async function loadRecords(): Promise<Map<string, readonly SitemapRecord[] | null>> {
  const sources: [path: string, query: () => Promise<SitemapRecord[] | null>][] = [
    ['/', news.entries],
    ['/careercounseling', getNotices],
    ...lists.map(({ path, entries }): (typeof sources)[number] => [path, entries]),
  ]
  return new Map(
    await Promise.all(sources.map(async ([path, query]) => [path, await query()] as const)),
  )
}

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries({
    siteUrl,
    today: schoolDay(),
    pictureOf: (path) => {
      const page = fixed.has(path) ? readableContentPage(path.slice(1)) : null
      return page?.frontMatter.picture ?? null
    },
    lists: await loadRecords(),
  })
}
