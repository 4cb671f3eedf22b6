import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isBulkheadRejectedError } from 'cockatiel'
import { type RequestKind, requestTimes } from '@/lib/operating/metrics/requests'
import { log } from '@/lib/platform/log'
import type { AskNext } from '@/server/next/next-app'
import type { PageAddress } from '@/server/pages/page-cache'
import { notFoundPath, type Pages } from '@/server/pages/pages'
import { createErrorPageSender, type ErrorBodies, retryAfter } from './error-page'
import { abortOnClose, createPassOn, kindOf, linkedFile } from './pass-on'
import { createQueues } from './queues'
import { addressOf, isPublished, pageAddress, refuse } from './requests'
import { sendPage } from './send'
import type { createFiles } from './static-files'

/** What a request is answered from. */
export type Site = ErrorBodies & {
  ask: AskNext
  pages: Pages
  files: ReturnType<typeof createFiles>
}

/** Where a kept page comes from (RFC 9211, Cache-Status). */
const hit = 'site; hit'

/** Told what a request is counted as; the last counts. */
type SetKind = (kind: RequestKind) => void

/** Reads away what is left of a body that was refused, so that a visitor who sends on gets his answer. */
function drain(request: IncomingMessage): void {
  request.unpipe()
  request.resume()
}

/**
 * Responds to requests: rejects them, serves a file or a cached page, renders, or passes them on to Next. Failures are
 * logged and get the error page.
 */
export function createHandler(site: Site): RequestListener {
  const { pages, files } = site
  const queues = createQueues()
  const sendErrorPage = createErrorPageSender(site)
  const passOn = createPassOn({ ...site, queues, sendErrorPage })
  const times = requestTimes()

  /** A page that is kept, or is made when it is its visitor's turn; who asks meanwhile joins. */
  async function make(response: ServerResponse, address: PageAddress) {
    const kept = pages.kept(address)
    if (kept) return { ...kept, isHit: true }
    if (pages.isMaking(address)) return pages.get(address)
    const ofMadeUp = address.isEnumerable ? queues.unpublished : queues.typed
    const queue = isPublished(address) ? queues.published : ofMadeUp
    const { signal } = abortOnClose(response)
    return queue.execute(() => pages.get(address), signal)
  }

  async function sendMade(
    request: IncomingMessage,
    response: ServerResponse,
    address: PageAddress,
    setKind: SetKind,
  ): Promise<void> {
    setKind('made')
    const { answer: page, isHit, isCurrent } = await make(response, address)
    if (isHit) setKind('kept')
    if (page.status >= 400 && page.encodings.identity.body.length === 0)
      return sendErrorPage(response, page.status, retryAfter(page.headers))
    sendPage(request, response, page, { from: isHit ? hit : 'site; fwd=miss', isCurrent })
  }

  /** No promise is made for what is there: Next's AsyncLocalStorage follows each, at more than all the rest costs. */
  function answer(request: IncomingMessage, response: ServerResponse, note: SetKind) {
    const url = addressOf(request)
    const refused = refuse(request, url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (url && refused?.status === 404 && isRead && linkedFile.test(url.pathname))
      return passOn(request, response, new URL(notFoundPath, url))
    if (refused || !url) {
      sendErrorPage(response, refused?.status ?? 400, refused?.headers)
      return
    }
    if (isRead && files(request, response, url.pathname)) return note('file')
    const address = isRead ? pageAddress(url) : null
    if (!address) {
      note(kindOf(request, url))
      return passOn(request, response, url)
    }
    const kept = pages.kept(address)
    if (!kept) return sendMade(request, response, address, note)
    note('kept')
    sendPage(request, response, kept.answer, { from: hit, isCurrent: kept.isCurrent })
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (response.destroyed || response.writableEnded) return
    const isBusy = error instanceof Error && isBulkheadRejectedError(error)
    if (!isBusy) log.error({ method: request.method, reason: String(error) }, 'request failed')
    if (isBusy) sendErrorPage(response, 503, { 'retry-after': '10' })
    else sendErrorPage(response, 500)
  }

  return (request, response) => {
    const began = performance.now()
    let kind: RequestKind = 'other'
    response.on('close', () => {
      // One that its visitor left before it was answered, as nginx counts it.
      const status = response.headersSent ? response.statusCode : 499
      times.observe({ kind, status }, (performance.now() - began) / 1000)
    })
    response.on('finish', () => request.complete || drain(request))
    const note = (found: RequestKind) => {
      kind = found
    }
    try {
      answer(request, response, note)?.catch((error) => fail(request, response, error))
    } catch (error) {
      fail(request, response, error)
    }
  }
}
