import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { bulkhead } from 'cockatiel'
import { routes } from '@/content/routes'
import type { CacheReads } from '@/lib/cache/reads'
import { noStore } from '@/lib/http/shared-cache'
import { env } from '@/lib/platform/env'
import { log, logStep } from '@/lib/platform/log'
import { headersOfPage } from '@/lib/security/headers'
import { basePolicy, pagePolicy } from '@/lib/security/policy'
import { firstBackoffMs } from '@/lib/vendor-api/limits'
import { compressHarder, encode } from '@/server/http/encoding'
import type { FullResponse } from '@/server/http/send-response'
import type { RequestNext } from '@/server/next/next-app'
import { cacheHeaders } from './cache-headers'
import { generation } from './generation'
import { type CachedPage, createPageCache, type PageKey, type RenderedPage } from './page-cache'
import { createPostProcessor } from './post-process'

/** No file has this path. `proxy.ts` redirects most unknown paths to `/`, but below `/documents` Next renders a 404. */
export const notFoundPath = '/documents/none'

const maxRenderMs = 60_000

const frameworkHeaders =
  /^(?:refresh|x-nextjs-.*|x-middleware-.*|x-powered-by|speculation-rules|vary|connection|keep-alive|transfer-encoding|date)$/

/** Returns whether a shared cache may store a response from Next. */
export function isPublic({ statusCode = 0, headers }: IncomingMessage): boolean {
  const isCacheable = statusCode === 200 || statusCode === 206 || statusCode === 304
  const isMarkedPublic = headers['cache-control']?.startsWith('public') === true
  return isCacheable && isMarkedPublic && headers['set-cookie'] === undefined
}

/**
 * Returns the response headers for the client. A response that is not public gets `no-store`. A non-HTML one with the
 * base CSP gets a CSP without scripts. Next's own error pages are HTML and need scripts, so they keep the base CSP.
 */
export function toClientHeaders(nextResponse: IncomingMessage) {
  const { headers } = nextResponse
  const clientHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !frameworkHeaders.test(name)),
  )
  if (!isPublic(nextResponse)) clientHeaders['cache-control'] = noStore
  const isHtml = headers['content-type']?.startsWith('text/html')
  return isHtml || clientHeaders['content-security-policy'] !== basePolicy
    ? clientHeaders
    : { ...clientHeaders, 'content-security-policy': pagePolicy("'none'") }
}

/** Returns whether a response is a page that we can post-process. Next's error pages have another format. */
export function isPage({ statusCode = 0, headers }: IncomingMessage): boolean {
  return statusCode < 500 && (headers['content-type'] ?? '').startsWith('text/html')
}

const details = new Set(routes.filter(({ kind }) => kind === 'detail').map(({ path }) => path))

/** Recompresses one page at a time: new renders, file reads and DNS lookups need libuv's few threads too. */
const compressionQueue = bulkhead(1, Number.POSITIVE_INFINITY)

const recompressed = new WeakSet<FullResponse>()

async function compressAgain(response: FullResponse): Promise<void> {
  const { encodings } = response
  if (recompressed.has(response) || !encodings.br) return
  recompressed.add(response)
  response.encodings = await compressionQueue
    .execute(() => compressHarder(encodings))
    .catch(() => encodings)
}

/** Returns whether the page of a record was rendered without its record because the fetch failed. */
function isUnavailable(url: string, reads: CacheReads): boolean {
  const [path = ''] = url.split('?')
  return (
    details.has(path) && [...reads.keys()].some((source) => source.isRecord && !source.isLoaded)
  )
}

/** 503, not 404: crawlers must not drop a record that failed to load. */
function serviceUnavailable(
  headers: FullResponse['headers'],
  encodings: FullResponse['encodings'],
): FullResponse {
  const retry = { 'retry-after': String(firstBackoffMs() / 1000), 'cache-control': noStore }
  return { status: 503, headers: { ...headers, ...retry }, encodings }
}

const unknownReasons = new Set<string>()

function logUnknown(reason: string): void {
  if (unknownReasons.has(reason)) return
  unknownReasons.add(reason)
  log.error({ reason }, 'pages keep their scripts: unknown page format')
}

export type Pages = Awaited<ReturnType<typeof createPages>>

/** Renders pages from internal requests, so that nothing in one visitor's headers can reach another visitor. */
export async function createPages(requestNext: RequestNext) {
  const host = new URL(env().SITE_URL).host
  const requestPage = (url: string, reads?: CacheReads) =>
    requestNext({
      method: 'GET',
      url,
      headers: { host },
      ...(reads ? { reads } : {}),
      signal: AbortSignal.timeout(maxRenderMs),
    })
  const plainPage = await text(await requestPage(notFoundPath))
  const processHtml = createPostProcessor(plainPage, logUnknown)

  /** Encodes a response again, so its length and ETag change. */
  async function encodeAgain(nextResponse: IncomingMessage, body: Buffer): Promise<FullResponse> {
    const { 'content-length': _length, etag: _etag, ...headers } = toClientHeaders(nextResponse)
    const encodings = await encode(body, nextResponse.headers['content-type'] ?? '')
    return { status: nextResponse.statusCode ?? 500, headers, encodings }
  }

  async function postProcess(
    nextResponse: IncomingMessage,
  ): Promise<FullResponse & { html: string }> {
    const received = await text(nextResponse)
    const startMs = performance.now()
    const { html, policy } = processHtml(received)
    const { headers, ...page } = await encodeAgain(nextResponse, Buffer.from(html))
    logStep('post-processing', performance.now() - startMs)
    return { ...page, html, headers: { ...headers, ...headersOfPage(policy) } }
  }

  async function renderPage(pageKey: PageKey): Promise<RenderedPage> {
    const { url } = pageKey
    const reads: CacheReads = new Map()
    const nextResponse = await requestPage(url, reads)
    const isShared = nextResponse.headers['set-cookie'] === undefined
    if (!isPage(nextResponse)) {
      const body = Buffer.concat(await nextResponse.toArray())
      const { status, headers, encodings } = await encodeAgain(nextResponse, body)
      const own = String(headers['cache-control'])
      const page = { pageKey, status, reads, isShared, isIndexed: true }
      const allHeaders = { ...headers, 'cache-control': own, ...cacheHeaders(page, own) }
      return { ...page, response: { status, headers: allHeaders, encodings } }
    }
    const { html, status, headers, encodings } = await postProcess(nextResponse)
    if (isUnavailable(url, reads))
      return { reads, isShared, isIndexed: false, response: serviceUnavailable(headers, encodings) }
    const isIndexed = !html.includes('<meta name="robots" content="noindex')
    const page = { pageKey, status, reads, isShared, isIndexed }
    const allHeaders = { ...headers, ...cacheHeaders(page) }
    return { ...page, response: { status, headers: allHeaders, encodings } }
  }

  const cache = createPageCache({
    render: (pageKey) => {
      const startMs = performance.now()
      const [path] = pageKey.url.split('?')
      return renderPage(pageKey).finally(() => logStep('page', performance.now() - startMs, path))
    },
    generation,
    retryMs: firstBackoffMs(),
    revalidateMs: env().REVALIDATE_SECONDS * 1000,
  })

  /** Returns the cached page. If its URL has no query, also compresses it harder in the background. */
  function getCached(pageKey: PageKey): CachedPage | null {
    const cached = cache.getCached(pageKey)
    if (cached && !pageKey.url.includes('?')) void compressAgain(cached.response)
    return cached
  }

  return { ...cache, getCached, postProcess }
}
