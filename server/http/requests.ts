import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { feeds, type Route, rootFiles, routes } from '@/content/routes'
import { canHaveFile } from '@/lib/forms/forms'
import { originOf } from '@/lib/http/origin'
import { peerHeader } from '@/lib/http/peer'
import { parseMediaUrl } from '@/lib/media-url/media-url'
import { version } from '@/lib/platform/version'
import { apiRouteOf } from '@/lib/routes/api'
import { unescaped } from '@/lib/routes/canonical'
import { withoutSentenceEnd } from '@/lib/routes/query-params'
import { pathsOf } from '@/lib/routes/tree'
import { isListedRecord } from '@/lib/vendor-api/queries'
import type { PageKey } from '@/server/pages/page-cache'

/**
 * Maximum length of a query in encoded characters. We count only the parameters that the route declares, because
 * advertisers add up to 2,500 characters of their own to a link (docs/decisions/0036).
 */
const maxQueryLength = 1024

/** Maximum number of parameters that we pass on: Next's time grows with the square of their number. */
const maxParams = 100

/** Routes whose responses we cache: pages, feeds, files such as `robots.txt`, and the lists of `/api/lists`. */
const cachedRoutes = new Map<string, Pick<Route, 'query'> & Pick<PageKey, 'showsRecords'>>()
const kindsWithRecords: readonly Route['kind'][] = ['home', 'list', 'detail']
for (const { path, kind, query, showsRecords = kindsWithRecords.includes(kind) } of routes)
  cachedRoutes.set(path, { query, showsRecords })
for (const { path, query } of feeds) cachedRoutes.set(path, { query, showsRecords: true })
for (const path of rootFiles) cachedRoutes.set(path, { query: [], showsRecords: false })
for (const { path, query } of routes.filter(({ kind }) => kind === 'list')) {
  const listApiQuery = ['build', ...query.filter((name) => name === 'session')]
  cachedRoutes.set(`/api/lists${path}`, { query: listApiQuery, showsRecords: true })
}

/** Parameters that may end in punctuation: the text of a search, and a session as the vendor writes it. */
const freeTexts = ['q', 'session']

/** API paths with a percent escape or a trailing slash. We reject these spellings, because they would bypass the cache. */
const nonCanonicalApiPath = /^\/api\/.*(?:%|\/$)/

const pagesThatTakePosts = new Set(pathsOf('form'))

/**
 * Returns the requested URL with the host `site`, whatever host the request line names (RFC 9112, section 3.2). Null if
 * the request line has no valid URL.
 */
export function parseUrl({ url = '' }: IncomingMessage): URL | null {
  const absoluteUrl = url.startsWith('/') ? `http://site${url}` : url
  if (!/^https?:/i.test(absoluteUrl) || !URL.canParse(absoluteUrl)) return null
  const { pathname, search } = new URL(absoluteUrl)
  // Some messengers encode a query whole.
  const query = search.includes('=') ? search : search.replace(/%(?:3d|26)/gi, decodeURIComponent)
  return new URL(`http://site${pathname}${query}`)
}

/** Maximum size of a post in bytes, as in `deploy/nginx`: Next holds the whole body in memory. */
const maxBodyBytes = { fields: 128 * 1024, withFile: 11 * 1024 * 1024 }

/** Status and headers of the response to a request that we reject without reading its body. */
export type Rejection = {
  status: 400 | 404 | 405 | 411 | 413 | 414
  headers?: Record<string, string>
}

export function rejectRequest(request: IncomingMessage, url: URL | null): Rejection | null {
  if (!url) return { status: 400 }
  // RFC 9112, section 3.2. We check it because Node's own 400 has no body.
  if (request.httpVersion === '1.1' && request.headers.host === undefined) return { status: 400 }
  // We accept a media URL only as we signed it. For each other spelling, a cache would store another copy of the file.
  if (url.pathname.startsWith('/media/') && !parseMediaUrl(request.url ?? ''))
    return { status: 404 }
  if (unescaped(url.pathname) === null) return { status: 400 }
  if (nonCanonicalApiPath.test(url.pathname)) return { status: 404 }
  const { method = '' } = request
  const takesPosts = pagesThatTakePosts.has(url.pathname) || apiRouteOf(url.pathname)?.takesPosts
  const allowed = ['GET', 'HEAD', ...(takesPosts ? ['POST'] : [])]
  if (!allowed.includes(method)) return { status: 405, headers: { allow: allowed.join(', ') } }
  // We accept no chunked POST. An unchunked one without a `Content-Length` is empty (RFC 9112, section 6.3).
  if (method === 'POST' && request.headers['transfer-encoding']) return { status: 411 }
  const limit = canHaveFile(url.pathname) ? maxBodyBytes.withFile : maxBodyBytes.fields
  if (method === 'POST' && Number(request.headers['content-length']) > limit) return { status: 413 }
  if (url.search.length <= maxQueryLength) return null
  const pageKey = method === 'POST' ? null : toPageKey(url)
  const [, query = ''] = pageKey?.url.split('?') ?? []
  const isTooLong = pageKey ? query.length > maxQueryLength : url.searchParams.size > maxParams
  return isTooLong ? { status: 414 } : null
}

/**
 * Returns the cache key of a URL: its path plus the parameters that the route declares, each once and in the route's
 * order. Null for a path whose responses we do not cache.
 */
export function toPageKey({ pathname, searchParams }: URL): PageKey | null {
  const route = cachedRoutes.get(pathname)
  if (!route) return null
  const params = route.query.flatMap((name) => {
    const text = searchParams.get(name) ?? ''
    const value = freeTexts.includes(name) ? text : withoutSentenceEnd(text)
    // A `build` that is ours is not part of the key: the response is the same without it.
    const isThisBuild = name === 'build' && value === version
    return value && !isThisBuild ? [[name, value]] : []
  })
  const query = new URLSearchParams(params).toString()
  return {
    url: query ? `${pathname}?${query}` : pathname,
    hasFilters: params.some(([name]) => name !== 'id'),
    showsRecords: route.showsRecords,
  }
}

/** Returns true for any page key without a query, and for a record's page if one of the vendor's lists has the record. */
export function isKnown({ url, hasFilters }: PageKey): boolean {
  const [, query] = url.split('?')
  if (!query) return true
  return !hasFilters && isListedRecord(new URLSearchParams(query).get('id') ?? '')
}

/**
 * Request headers that Next gets: those that our code reads. No client can send Next its internal headers, a policy, or
 * `Expect`.
 */
const forwardedNames = new Set(
  'authorization cache-control content-length content-type host if-none-match origin range referer sec-fetch-site'
    .split(' ')
    .concat('x-forwarded-for', 'x-forwarded-host', 'x-request-id'),
)

function toHeaders({ headers, socket }: IncomingMessage): Pick<Headers, 'get'> {
  const all: IncomingHttpHeaders = { ...headers, [peerHeader]: socket.remoteAddress ?? '' }
  return { get: (name) => all[name]?.toString() ?? null }
}

/** Returns true for a form that another site's page has sent (`originOf`). Next then gets the request without its body. */
export function isForeignForm(request: IncomingMessage, { pathname }: URL): boolean {
  const isForm = request.method === 'POST' && pathname !== '/api/revalidate'
  return isForm && originOf(toHeaders(request)) === 'foreign'
}

export function forwardedHeaders(request: IncomingMessage, hasBody = true): IncomingHttpHeaders {
  const allowedHeaders = Object.entries(request.headers).filter(([name]) =>
    forwardedNames.has(name),
  )
  const noBody = { 'content-length': '0' }
  return {
    // Without a length, Node would send an empty body in chunks.
    ...(request.method === 'POST' ? noBody : {}),
    ...Object.fromEntries(allowedHeaders),
    ...(hasBody ? {} : noBody),
    [peerHeader]: request.socket.remoteAddress ?? '',
  }
}
