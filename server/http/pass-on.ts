import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { canHaveFile } from '@/lib/forms/forms'
import { sharedCacheHeaders } from '@/lib/http/shared-cache'
import type { RequestKind } from '@/lib/operating/metrics/request-times'
import { apiRouteOf } from '@/lib/routes/api'
import type { RequestNext } from '@/server/next/next-app'
import { isPage, isPublic, notFoundPath, type Pages, toClientHeaders } from '@/server/pages/pages'
import { keepRetryAfter, type SendErrorPage } from './error-page'
import type { Queues } from './queues'
import { forwardedHeaders, isForeignForm } from './requests'
import { sendPage } from './send-response'

export function kindOf({ method }: IncomingMessage, { pathname }: URL): RequestKind {
  // Without JavaScript, the certificate lookup posts to its own page.
  if (pathname === '/student-tc') return 'certificate'
  return apiRouteOf(pathname)?.kind ?? (method === 'POST' ? 'form' : 'other')
}

/** Returns a signal that aborts when the client disconnects. */
export function closeSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.on('close', () => controller.abort())
  return controller.signal
}

/** URLs of files that records link to. A browser navigates to such a file, so a missing file gets an HTML 404. */
export const linkedFile = /^\/media\/[^/]+\/file\//

type Context = {
  requestNext: RequestNext
  pages: Pages
  queues: Queues
  sendErrorPage: SendErrorPage
}

/** The returned function sends Next the requests whose responses we do not cache: most API calls, media, POSTs, unknown paths. */
export function createPassOn({ requestNext, pages, queues, sendErrorPage }: Context) {
  /** Returns null for a request that need not wait. */
  function queueOf(request: IncomingMessage, url: URL) {
    if (request.method === 'POST') return canHaveFile(url.pathname) ? queues.uploads : null
    const kind = kindOf(request, url)
    if (kind === 'operator') return null
    return kind === 'media' ? queues.media : queues.unknown
  }

  return async function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const signal = closeSignal(response)
    const isForeign = isForeignForm(request, url)
    const body = request.method === 'POST' && !isForeign ? request : undefined
    const forward = async () => {
      const nextResponse = await requestNext({
        method: request.method ?? 'GET',
        url: url.pathname + url.search,
        headers: forwardedHeaders(request, body !== undefined),
        ...(body ? { body } : {}),
        signal,
      })
      const hasPage = isPage(nextResponse) && request.method !== 'HEAD'
      return { nextResponse, page: hasPage ? await pages.postProcess(nextResponse) : null }
    }
    const queue = isForeign ? null : queueOf(request, url)
    const { nextResponse, page } = await (queue ? queue.execute(forward, signal) : forward())
    if (page) return sendPage(request, response, page)
    const { statusCode: status = 502, headers } = nextResponse
    if (status === 404 && linkedFile.test(url.pathname)) {
      nextResponse.resume()
      return passOn(request, response, new URL(notFoundPath, url))
    }
    if (status >= 400 && headers['content-length'] === '0') {
      nextResponse.resume()
      return sendErrorPage(response, status, keepRetryAfter(headers))
    }
    const isMedia = kindOf(request, url) === 'media' && isPublic(nextResponse)
    response.writeHead(status, {
      ...toClientHeaders(nextResponse),
      ...(isMedia ? sharedCacheHeaders() : {}),
    })
    await pipeline(nextResponse, response)
  }
}
