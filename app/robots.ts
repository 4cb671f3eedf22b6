import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/platform/site-url'

export const dynamic = 'force-dynamic'

/** Everything may be found but the addresses that only scripts ask for. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: siteUrl('/sitemap.xml'),
  }
}
