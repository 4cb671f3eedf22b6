import { env } from '@/lib/platform/env'
import { noticeOn } from '@/lib/school/site-notice'
import { atomFeed } from '@/lib/seo/feed'
import { getBlog } from '@/lib/vendor-api/resources/blog'
import { getNews } from '@/lib/vendor-api/resources/news'

/** Atom feed of the school's notice, news and blog; 503 until one of them has loaded. */
export async function GET() {
  const [news, blog] = await Promise.all([getNews(), getBlog()])
  const notice = noticeOn()
  if (!news && !blog && !notice)
    return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  const feed = await atomFeed({ notice, news: news ?? [], blog: blog ?? [] })
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': `public, max-age=${env().REVALIDATE_SECONDS}`,
    },
  })
}
