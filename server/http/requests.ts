import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { feeds, type Route, rootFiles, routes } from '@/content/routes'
import { canHaveFile } from '@/lib/forms/forms'
import { originOf } from '@/lib/http/origin'
import { peerHeader } from '@/lib/http/peer'
import { parseMediaUrl } from '@/lib/media-url/media-url'
import { version } from '@/lib/platform/version'
import { apiRouteOf } from '@/lib/routes/api'
import { unescaped } from '@/lib/routes/canonical'
import { pathsOf } from '@/lib/routes/tree'
import { isListedRecord } from '@/lib/vendor-api/queries'
import type { PageKey } from '@/server/pages/page-cache'

/**
 * Maximum length of a query in encoded characters. We count only the parameters that the route declares: advertising
 * links add up to 2,500 characters of other ones (docs/decisions/0036).
 */
const maxQueryLength = 1024

/** Routes whose responses we cache: pages, feeds, files and lists of records. */
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

/** Other spellings of an API call, which we reject because they would never be cached. */
const nonCanonicalApiPath = /^\/api\/.*(?:%|\/$)/

const pagesThatTakePosts = new Set(pathsOf('form'))

/** An `&` that a messenger has garbled: `?id=1?utm_source=x`, `?utm_source=x&amp;id=1`. */
const mangledAmpersand = /&amp;|(?<=.)\?(?=\w+=)/g

/** Returns the path and query of a request, ignoring its host (RFC 9112, section 3.2). Null if it is not a URL. */
export function parseUrl({ url = '' }: IncomingMessage): URL | null {
  const absoluteUrl = url.startsWith('/') ? `http://site${url}` : url
  if (!/^https?:/i.test(absoluteUrl) || !URL.canParse(absoluteUrl)) return null
  const { pathname, search } = new URL(absoluteUrl)
  return new URL(`http://site${pathname}${search.replace(mangledAmpersand, '&')}`)
}

/** Maximum size of a post in bytes, as in `deploy/nginx`: Next holds the whole body in memory. */
const maxBodyBytes = { fields: 128 * 1024, withFile: 11 * 1024 * 1024 }

/** Status and headers of the response to a request that we reject unread. */
export type Rejection = {
  status: 400 | 404 | 405 | 411 | 413 | 414
  headers?: Record<string, string>
}

export function rejectRequest(request: IncomingMessage, url: URL | null): Rejection | null {
  if (!url) return { status: 400 }
  // RFC 9112, section 3.2. Node's own check would send an empty page.
  if (request.httpVersion === '1.1' && request.headers.host === undefined) return { status: 400 }
  // Only the exact URL that we signed: other spellings of it would be cached as copies of one file.
  if (url.pathname.startsWith('/media/') && !parseMediaUrl(request.url ?? ''))
    return { status: 404 }
  if (unescaped(url.pathname) === null) return { status: 400 }
  if (nonCanonicalApiPath.test(url.pathname)) return { status: 404 }
  const { method = '' } = request
  const takesPosts = pagesThatTakePosts.has(url.pathname) || apiRouteOf(url.pathname)?.takesPosts
  const allowed = ['GET', 'HEAD', ...(takesPosts ? ['POST'] : [])]
  if (!allowed.includes(method)) return { status: 405, headers: { allow: allowed.join(', ') } }
  // We accept no chunked body. Without a `Content-Length` either, a POST has no body (RFC 9112, section 6.3).
  if (method === 'POST' && request.headers['transfer-encoding']) return { status: 411 }
  const limit = canHaveFile(url.pathname) ? maxBodyBytes.withFile : maxBodyBytes.fields
  if (method === 'POST' && Number(request.headers['content-length']) > limit) return { status: 413 }
  if (url.search.length <= maxQueryLength) return null
  const [, query = ''] = toPageKey(url)?.url.split('?') ?? []
  return query.length > maxQueryLength ? { status: 414 } : null
}

/**
 * Returns the cache key of a URL: its path, and the parameters that the route declares, in one order and each once. Null
 * if neither the page tree nor the feeds have the path.
 */
export function toPageKey({ pathname, searchParams }: URL): PageKey | null {
  const route = cachedRoutes.get(pathname)
  if (!route) return null
  const params = route.query.flatMap((name) => {
    const text = searchParams.get(name) ?? ''
    // Punctuation and invisible characters may follow a link in a message.
    const value = name === 'id' ? text.replace(/[^\w-]{1,9}$/, '') : text
    // We ignore the current build: without the parameter, the response is the same.
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

/** Returns true if the page is in the page tree, or its record in one of the vendor's lists. */
export function isPublished({ url, hasFilters }: PageKey): boolean {
  const [, query] = url.split('?')
  if (!query) return true
  return !hasFilters && isListedRecord(new URLSearchParams(query).get('id') ?? '')
}

/**
 * Request headers that we do not forward to Next: those of its client-side router (which we do not use), of proxies and
 * connections, and content security policies.
 */
const removedHeaders =
  /^(?:rsc|next-.*|x-(?:nextjs?|middleware|invoke|matched|now|vercel|action|rewrite|original)-.*|content-security-policy.*|upgrade|connection|keep-alive|te|trailer|transfer-encoding|proxy-.*|http2-settings|expect)$/

function toHeaders({ headers, socket }: IncomingMessage): Pick<Headers, 'get'> {
  const all: IncomingHttpHeaders = { ...headers, [peerHeader]: socket.remoteAddress ?? '' }
  return { get: (name) => all[name]?.toString() ?? null }
}

/** Returns true if a form comes from another site's page (`originOf`). Next then gets the request without its body. */
export function isForeignForm(request: IncomingMessage, { pathname }: URL): boolean {
  const isForm = request.method === 'POST' && pathname !== '/api/revalidate'
  return isForm && originOf(toHeaders(request)) === 'foreign'
}

export function forwardedHeaders(request: IncomingMessage, hasBody = true): IncomingHttpHeaders {
  const allowedHeaders = Object.entries(request.headers).filter(
    ([name]) => !removedHeaders.test(name),
  )
  const none = { 'content-length': '0' }
  return {
    // Without a length, Node would send an empty body in chunks.
    ...(request.method === 'POST' ? none : {}),
    ...Object.fromEntries(allowedHeaders),
    ...(hasBody ? {} : none),
    [peerHeader]: request.socket.remoteAddress ?? '',
  }
}
