import type { MetadataRoute } from 'next'
import { siteUrl } from '@/lib/platform/site-url'

export const dynamic = 'force-dynamic'

/** Allows everything except URLs that only scripts request. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: siteUrl('/sitemap.xml'),
  }
}
