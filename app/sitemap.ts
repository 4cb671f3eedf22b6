import type { MetadataRoute } from 'next'
import { contentPage } from '@/components/content/pages'
import { schoolDay } from '@/lib/dates'
import { fixedPaths } from '@/lib/routes/tree'
import { type SitemapRecord, sitemapEntries } from '@/lib/seo/sitemap'
import { siteUrl } from '@/lib/site-url'
import { getGallery, getRecentActivities, getSportsCorner } from '@/lib/vendor/resources/albums'
import { getBlog } from '@/lib/vendor/resources/blog'
import { getEvents } from '@/lib/vendor/resources/events'
import { getNews } from '@/lib/vendor/resources/news'
import { getNotices } from '@/lib/vendor/resources/notices'

/** Rendered when asked for, from the cached lists: a build calls no vendor. */
export const dynamic = 'force-dynamic'

const fixed = new Set(fixedPaths())

async function loadLists(): Promise<Map<string, SitemapRecord[] | null>> {
  const [news, events, notices, gallery, recent, sports, posts] = await Promise.all([
    getNews(),
    getEvents(),
    getNotices(),
    getGallery(),
    getRecentActivities(),
    getSportsCorner(),
    getBlog(),
  ])
  const blog = posts?.map((post) => ({ ...post, photos: post.cover ? [post.cover] : [] }))
  return new Map<string, SitemapRecord[] | null>([
    ['/', news],
    ['/news', news],
    ['/events', events],
    ['/careercounseling', notices],
    ['/gallery', gallery],
    ['/recent-activities', recent],
    ['/sports-corner', sports],
    ['/blog-post', blog ?? null],
  ])
}

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries({
    siteUrl,
    today: schoolDay(),
    pictureOf: (path) => (fixed.has(path) ? contentPage(path.slice(1)).frontMatter.picture : null),
    lists: await loadLists(),
  })
}
