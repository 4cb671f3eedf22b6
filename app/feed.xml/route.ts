import { env } from '@/lib/env'
import { atomFeed } from '@/lib/feed'
import { siteUrl } from '@/lib/site-url'
import { getBlog } from '@/lib/vendor-api/resources/blog'
import { getNews } from '@/lib/vendor-api/resources/news'

export const dynamic = 'force-dynamic'

/** News and blog as an Atom feed; 503 while neither was ever loaded. */
export async function GET() {
  const [news, blog] = await Promise.all([getNews(), getBlog()])
  if (!news && !blog) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  return new Response(atomFeed(news ?? [], blog ?? [], siteUrl), {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': `public, max-age=${env().REVALIDATE_SECONDS}`,
    },
  })
}
