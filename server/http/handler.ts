import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isBulkheadRejectedError } from 'cockatiel'
import { type RequestKind, requestTimes } from '@/lib/operating/metrics/request-times'
import { log, logStep } from '@/lib/platform/log'
import type { RequestNext } from '@/server/next/next-app'
import type { PageKey } from '@/server/pages/page-cache'
import { notFoundPath, type Pages } from '@/server/pages/pages'
import { createErrorPageSender, type ErrorBodies, keepRetryAfter } from './error-page'
import { closeSignal, createPassOn, kindOf, linkedFile } from './pass-on'
import { createQueues } from './queues'
import { isKnown, parseUrl, rejectRequest, toPageKey } from './requests'
import { sendPage } from './send-response'
import type { createFileServer } from './static-files'

export type Site = ErrorBodies & {
  requestNext: RequestNext
  pages: Pages
  serveFile: ReturnType<typeof createFileServer>
}

/** `Cache-Status` of a cached page (RFC 9211). */
const hit = 'site; hit'

type SetKind = (kind: RequestKind) => void

/** Discards the rest of a request: otherwise a client that is still sending its body would never read our response. */
function drain(request: IncomingMessage): void {
  request.unpipe()
  request.resume()
}

/**
 * The returned function rejects a request, serves a file or a cached page, renders a page, or calls Next. After a
 * failure, it sends the error page.
 */
export function createHandler(site: Site): RequestListener {
  const { pages, serveFile } = site
  const queues = createQueues()
  const sendErrorPage = createErrorPageSender(site)
  const passOn = createPassOn({ ...site, queues, sendErrorPage })
  const times = requestTimes()

  /** Resolves to the page from the cache, from another request's running render, or from a new render. */
  async function getPage(response: ServerResponse, pageKey: PageKey) {
    const cached = pages.getCached(pageKey)
    if (cached) return { ...cached, isHit: true }
    if (pages.isRendering(pageKey)) return pages.get(pageKey)
    const otherQueue = pageKey.hasFilters ? queues.filtered : queues.unknown
    const queue = isKnown(pageKey) ? queues.known : otherQueue
    const startMs = performance.now()
    return queue.execute(() => {
      logStep('queue', performance.now() - startMs)
      return pages.get(pageKey)
    }, closeSignal(response))
  }

  async function renderAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    pageKey: PageKey,
    setKind: SetKind,
  ): Promise<void> {
    setKind('rendered')
    const { response: page, isHit, isFresh } = await getPage(response, pageKey)
    if (isHit) setKind('cached')
    if (page.status >= 400 && page.encodings.identity.body.length === 0)
      return sendErrorPage(response, page.status, keepRetryAfter(page.headers))
    sendPage(request, response, page, { status: isHit ? hit : 'site; fwd=miss', isFresh })
  }

  /** Cache hits stay synchronous: before Node 24, AsyncLocalStorage tracks every promise, which costs more than a hit. */
  function respond(request: IncomingMessage, response: ServerResponse, setKind: SetKind) {
    const url = parseUrl(request)
    const rejection = rejectRequest(request, url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (url && rejection?.status === 404 && isRead && linkedFile.test(url.pathname))
      return passOn(request, response, new URL(notFoundPath, url))
    if (rejection || !url) {
      sendErrorPage(response, rejection?.status ?? 400, rejection?.headers)
      return
    }
    if (isRead && serveFile(request, response, url.pathname)) return setKind('file')
    const pageKey = isRead ? toPageKey(url) : null
    if (!pageKey) {
      setKind(kindOf(request, url))
      return passOn(request, response, url)
    }
    const cached = pages.getCached(pageKey)
    if (!cached) return renderAndSend(request, response, pageKey, setKind)
    setKind('cached')
    sendPage(request, response, cached.response, { status: hit, isFresh: cached.isFresh })
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (response.destroyed || response.writableEnded) return
    const isBusy = error instanceof Error && isBulkheadRejectedError(error)
    if (!isBusy) log.error({ method: request.method, reason: String(error) }, 'request failed')
    if (isBusy) sendErrorPage(response, 503, { 'retry-after': '10' })
    else sendErrorPage(response, 500)
  }

  return (request, response) => {
    const startMs = performance.now()
    let kind: RequestKind = 'other'
    response.on('close', () => {
      // 499 like nginx: the client disconnected before the response.
      const status = response.headersSent ? response.statusCode : 499
      times.observe({ kind, status }, (performance.now() - startMs) / 1000)
    })
    response.on('finish', () => request.complete || drain(request))
    const setKind = (value: RequestKind) => {
      kind = value
    }
    try {
      respond(request, response, setKind)?.catch((error) => fail(request, response, error))
    } catch (error) {
      fail(request, response, error)
    }
  }
}
