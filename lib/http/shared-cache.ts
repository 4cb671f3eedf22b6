import { env } from '@/lib/platform/env'

type Headers = Record<string, string>

/** `Cache-Control` of what nobody may keep; some caches heed the first word alone, others the second. */
export const keptByNobody = 'private, no-store'

/** How long caches may give what they have when the site does not answer (RFC 5861), in seconds. */
const staleSeconds = 30 * 24 * 3600

/** How long browsers and caches keep a vendor's file, in seconds: what is taken down is soon gone from them too. */
export const mediaSeconds = 3600

/** Names of answers beside those of the lists and records that they show (`purge`). */
export const namedAll = { pages: 'page', media: 'media', files: 'file' } as const

/** Whether the operator has said that caches in front may keep what the site answers. */
export function isCachedInFront(): boolean {
  return env().SHARED_CACHE_SECONDS !== undefined
}

function lifeOf(seconds = 0): Headers {
  const life = `max-age=${seconds}, stale-if-error=${staleSeconds}`
  const { SHARED_CACHE_SURROGATE_CONTROL } = env()
  return {
    'cdn-cache-control': life,
    ...(SHARED_CACHE_SURROGATE_CONTROL === 'on' ? { 'surrogate-control': life } : {}),
  }
}

/**
 * What caches in front, and they alone, are told of an answer: for how many seconds they may give it (RFC 9213), and
 * the names by which it is taken away, as Cloudflare, Fastly and Varnish read them. Nothing without
 * `SHARED_CACHE_SECONDS`.
 */
export function forSharedCaches(
  names: readonly string[],
  seconds = env().SHARED_CACHE_SECONDS,
): Headers {
  if (!isCachedInFront()) return {}
  const spaced = names.join(' ')
  return {
    ...lifeOf(seconds),
    'cache-tag': names.join(','),
    'surrogate-key': spaced,
    xkey: spaced,
  }
}

/** The same of one that is given although what it shows has changed: it is there for an outage alone. */
export function outdated(headers: Readonly<Record<string, unknown>>): Headers {
  return headers['cdn-cache-control'] === undefined ? {} : lifeOf(0)
}
