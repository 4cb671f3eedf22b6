import { noStore, sharedCacheHeaders } from '@/lib/http/shared-cache'
import type { PageKey, RenderedPage } from './page-cache'

/**
 * Browsers revalidate each time. nginx caches a page for a second, and serves it while this process is down. It never
 * caches a page whose URL has a visitor's text.
 */
const nginxCache = { 'x-accel-expires': '1' }
const sharedPage = { 'cache-control': 'public, max-age=0, must-revalidate', ...nginxCache }
const privatePage = { 'cache-control': 'private, max-age=0, must-revalidate' }

type PageFacts = Omit<RenderedPage, 'response'> & { pageKey: PageKey; status: number }

/** Returns the cache headers of a page. `own` is its route's own `Cache-Control`, which feeds have. */
export function cacheHeaders(
  { pageKey, status, reads, isShared, isIndexed }: PageFacts,
  own?: string,
) {
  const { url, hasFilters } = pageKey
  if (status !== 200 || own === noStore) return {}
  // A shared cache would go on serving a placeholder after the list has loaded.
  const isComplete = [...reads.keys()].every(({ isLoaded }) => isLoaded)
  if (!isShared || !isComplete) return { 'cache-control': noStore }
  if (hasFilters) return own ? { 'cache-control': own.replace('public', 'private') } : privatePage
  // Every made-up id gets a page, which says that there is no such record.
  const isInvented = !isIndexed && url.includes('?')
  return {
    ...(own ? nginxCache : sharedPage),
    ...(isInvented ? {} : sharedCacheHeaders()),
  }
}
