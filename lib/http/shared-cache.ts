import { env } from '@/lib/platform/env'

/** `Cache-Control` of a response that no cache may store. Some caches understand only one of the two words. */
export const noStore = 'private, no-store'

/** Lifetime of a vendor's file in browsers and shared caches, in seconds. Short, so that a blocked file is soon gone. */
export const mediaSeconds = 3600

const minute = 60
const month = 30 * 24 * 3600

/**
 * Headers for shared caches alone (RFC 9213): Varnish or a CDN may serve the response for `seconds`, for another minute
 * while it revalidates, and for thirty days while the site is down (RFC 5861). Browsers ignore them.
 */
export function sharedCacheHeaders(seconds = minute): Record<string, string> {
  const value = `max-age=${seconds}, stale-while-revalidate=${minute}, stale-if-error=${month}`
  const { SHARED_CACHE_SURROGATE_CONTROL } = env()
  return {
    'cdn-cache-control': value,
    ...(SHARED_CACHE_SURROGATE_CONTROL === 'on' ? { 'surrogate-control': value } : {}),
  }
}

/** Replaces the shared lifetime of a stale page by one second, so that shared caches soon fetch the fresh page. */
export function shortenSharedLifetime(headers: Readonly<Record<string, unknown>>) {
  return headers['cdn-cache-control'] === undefined ? {} : sharedCacheHeaders(1)
}
