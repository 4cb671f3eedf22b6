import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { mayHoldFile } from '@/lib/forms/forms'
import { sharedCacheHeaders } from '@/lib/http/shared-cache'
import type { RequestKind } from '@/lib/operating/metrics/requests'
import { apiRouteOf } from '@/lib/routes/api'
import type { AskNext } from '@/server/next/next-app'
import { isPage, isPublic, notFoundPath, type Pages, passedHeaders } from '@/server/pages/pages'
import { retryAfter, type SendErrorPage } from './error-page'
import type { Queues } from './queues'
import { forwardedHeaders, isForeignForm } from './requests'
import { sendPage } from './send'

/** Returns the metrics label of a request that no cached page answers. */
export function kindOf({ method }: IncomingMessage, { pathname }: URL): RequestKind {
  // Without a script a certificate is requested from its page.
  if (pathname === '/student-tc') return 'certificate'
  return apiRouteOf(pathname)?.kind ?? (method === 'POST' ? 'form' : 'other')
}

/** Aborted when the visitor's connection ends, or the answer has been given. */
export function abortOnClose(response: ServerResponse): AbortController {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  return gone
}

/** A vendor's file is opened by itself and not, as pictures are, in a page: where there is none a page says so. */
export const linkedFile = /^\/media\/[^/]+\/file\//

type Context = { ask: AskNext; pages: Pages; queues: Queues; sendErrorPage: SendErrorPage }

/**
 * Returns a function that passes API calls, media, redirects and posts on to Next. Posts with a file hold a slot until
 * they are answered; other posts and the operator's calls need none.
 */
export function createPassOn({ ask, pages, queues, sendErrorPage }: Context) {
  async function forward(
    request: IncomingMessage,
    url: URL,
    signal: AbortSignal,
    body?: IncomingMessage,
  ) {
    const answer = await ask({
      method: request.method ?? 'GET',
      url: url.pathname + url.search,
      headers: forwardedHeaders(request, body !== undefined),
      ...(body ? { body } : {}),
      signal,
    })
    const isWhole = isPage(answer) && request.method !== 'HEAD'
    return { answer, page: isWhole ? await pages.postProcess(answer) : null }
  }

  function passOnPost(request: IncomingMessage, response: ServerResponse, url: URL) {
    const { signal } = abortOnClose(response)
    const run = () => forward(request, url, signal, request)
    return mayHoldFile(url.pathname) ? queues.uploads.execute(run, signal) : run()
  }

  function answerTo(request: IncomingMessage, response: ServerResponse, url: URL) {
    const isForeign = isForeignForm(request, url)
    if (request.method === 'POST' && !isForeign) return passOnPost(request, response, url)
    const kind = kindOf(request, url)
    const { signal } = abortOnClose(response)
    const run = () => forward(request, url, signal)
    if (isForeign || kind === 'operator') return run()
    const queue = kind === 'media' ? queues.media : queues.unpublished
    return queue.execute(run, signal)
  }

  return async function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const { answer, page } = await answerTo(request, response, url)
    if (page) return sendPage(request, response, page)
    if (answer.statusCode === 404 && linkedFile.test(url.pathname)) {
      answer.resume()
      return passOn(request, response, new URL(notFoundPath, url))
    }
    const { statusCode: status = 502 } = answer
    if (status >= 400 && answer.headers['content-length'] === '0') {
      answer.resume()
      return sendErrorPage(response, status, retryAfter(answer.headers))
    }
    const ofMedia = kindOf(request, url) === 'media' && isPublic(answer)
    response.writeHead(status, {
      ...passedHeaders(answer),
      ...(ofMedia ? sharedCacheHeaders() : {}),
    })
    await pipeline(answer, response)
  }
}
