import { noStore, sharedCacheHeaders } from '@/lib/http/shared-cache'
import type { PageKey, RenderedPage } from './page-cache'

/**
 * Browsers revalidate each time. nginx caches a page for a second, and serves its copy while this process is down. nginx
 * does not cache a page with filters, whose URL may contain text that a visitor typed.
 */
const nginxCache = { 'x-accel-expires': '1' }
const sharedPage = { 'cache-control': 'public, max-age=0, must-revalidate', ...nginxCache }
const privatePage = { 'cache-control': 'private, max-age=0, must-revalidate' }

type PageFacts = Omit<RenderedPage, 'response'> & { pageKey: PageKey; status: number }

/** Returns the cache headers of a page. `own` is the `Cache-Control` that the route itself has set, as feeds do. */
export function cacheHeaders(
  { pageKey, status, reads, isShared, isIndexed }: PageFacts,
  own?: string,
) {
  const { url, hasFilters } = pageKey
  if (status !== 200 || own === noStore) return {}
  // No cache may store a placeholder: it would go on serving the placeholder after the list has loaded.
  const isComplete = [...reads.keys()].every(({ isLoaded }) => isLoaded)
  if (!isShared || !isComplete) return { 'cache-control': noStore }
  if (hasFilters) return own ? { 'cache-control': own.replace('public', 'private') } : privatePage
  // Anybody can invent ids. For an invented id we send a noindex page without a record. No CDN needs to store it.
  const isInvented = !isIndexed && url.includes('?')
  return {
    ...(own ? nginxCache : sharedPage),
    ...(isInvented ? {} : sharedCacheHeaders()),
  }
}
