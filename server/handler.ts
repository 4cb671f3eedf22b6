import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { isBulkheadRejectedError } from 'cockatiel'
import { mayHoldFile } from '@/lib/forms/forms'
import { type RequestKind, requestTimes } from '@/lib/operating/metrics/requests'
import { log } from '@/lib/platform/log'
import { everywhere, headersOfFile } from '@/lib/security/headers'
import { speculationRulesHeader } from '@/lib/security/speculation'
import type { createFiles } from './files'
import { asFolded } from './folded'
import { inOrder } from './in-order'
import type { AskNext } from './next-app'
import type { PageAddress } from './page-cache'
import { isPage, notFoundPath, type Pages, passedHeaders } from './pages'
import { createQueues, type Queues } from './queues'
import {
  addressOf,
  exactAddress,
  forwardedHeaders,
  isPublished,
  networkOfSender,
  pageAddress,
  refuse,
} from './requests'
import { sendWhole, type WholeAnswer } from './send'
import { createUploads } from './uploads'

/** What a request is answered from. */
export type Site = {
  ask: AskNext
  pages: Pages
  files: ReturnType<typeof createFiles>
  /** The page for who cannot be answered just now. */
  away: string | Buffer
}

type Context = Site & { queues: Queues; withUpload: ReturnType<typeof createUploads> }

/** Ends when the visitor's connection does, or the answer has been given. */
function untilGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  return gone.signal
}

/**
 * Runs what asks Next for what is passed on when there is a place for it: a post with a file until it was read
 * and answered; what is read in the queue for it. Other posts, and what operators ask, wait for none.
 */
function inTurn<T>(
  { queues, withUpload, ...site }: Context,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  job: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = untilGone(response)
  const run = () => job(signal)
  if (request.method === 'POST') {
    if (!mayHoldFile(url.pathname)) return run()
    const giveWay = () => endAway(site, response, 408, { connection: 'close' })
    return withUpload(request, networkOfSender(request), run, giveWay)
  }
  const kind = kindOf(request, url)
  if (kind === 'operator') return run()
  const queue = kind === 'media' ? queues.media : queues.unpublished
  return queue(networkOfSender(request), signal, run)
}

/** A vendor's file is opened by itself and not, as pictures are, in a page: where there is none a page says so. */
const linkedFile = /^\/media\/[^/]+\/file\//

/** Passes a request on to Next and its answer back: calls, media, redirects, and what is posted. */
async function passOn(
  site: Context,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { answer, page } = await inTurn(site, request, response, url, async (signal) => {
    const answer = await site.ask({
      method: request.method ?? 'GET',
      url: url.pathname + url.search,
      headers: forwardedHeaders(request),
      ...(request.method === 'POST' ? { body: request } : {}),
      signal,
    })
    const isWhole = isPage(answer) && request.method !== 'HEAD'
    return { answer, page: isWhole ? await site.pages.finish(answer) : null }
  })
  if (page) return sendPage(request, response, page)
  if (answer.statusCode === 404 && linkedFile.test(url.pathname)) {
    answer.resume()
    return passOn(site, request, response, new URL(notFoundPath, url))
  }
  response.writeHead(answer.statusCode ?? 502, passedHeaders(answer))
  await pipeline(answer, response)
}

const fetchAhead = Object.entries(speculationRulesHeader).flat()

function savesData({ headers }: IncomingMessage): boolean {
  return /^on$/i.test(String(headers['save-data'] ?? ''))
}

/** A page, with the rules for fetching ahead unless the visitor saves data, and where it came from. */
function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: WholeAnswer,
  cacheStatus?: string,
): void {
  const isHtml = String(page.headers['content-type']).startsWith('text/html')
  sendWhole(request, response, page, [
    ...(isHtml && !savesData(request) ? fetchAhead : []),
    ...(cacheStatus ? ['cache-status', cacheStatus] : []),
  ])
}

const hit = 'site; hit'

/**
 * Answers what is asked for at exactly the address of a file or a kept page: nothing has to be parsed
 * or waited for. Returns which it was, null for neither.
 */
function answerAtOnce(
  { files, pages }: Site,
  request: IncomingMessage,
  response: ServerResponse,
): RequestKind | null {
  const { method, url = '' } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (files(request, response, url)) return 'file'
  const address = exactAddress(url)
  const page = address && !savesData(request) ? pages.kept(address) : null
  if (page) sendPage(request, response, page, hit)
  return page && 'kept'
}

const kindsOfCalls: [RegExp, RequestKind][] = [
  [/^\/media\//, 'media'],
  [/^\/(?:api\/tc|student-tc)$/, 'certificate'],
  [/^\/api\/revalidate$/, 'webhook'],
  [/^\/api\/(?:health(?:\/alive|\/ready)?|metrics)$/, 'operator'],
]

function kindOf({ method }: IncomingMessage, { pathname }: URL): RequestKind {
  const [, kind] = kindsOfCalls.find(([pattern]) => pattern.test(pathname)) ?? []
  return kind ?? (method === 'POST' ? 'form' : 'other')
}

/** A page that was kept, or is made when it is its visitor's turn; `isHit` tells which. */
async function pageFor(
  { pages, queues }: Context,
  request: IncomingMessage,
  response: ServerResponse,
  address: PageAddress,
): Promise<{ answer: WholeAnswer; isHit: boolean }> {
  const page = pages.kept(address)
  if (page) return { answer: page, isHit: true }
  if (pages.isMaking(address)) return pages.get(address)
  const queue = isPublished(address)
    ? queues.published
    : queues[address.isBounded ? 'unpublished' : 'typed']
  return queue(networkOfSender(request), untilGone(response), () => pages.get(address))
}

async function answer(
  site: Context,
  request: IncomingMessage,
  response: ServerResponse,
  note: (kind: RequestKind) => void,
) {
  const url = addressOf(request)
  const refused = refuse(request, url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (url && refused?.status === 404 && isRead && linkedFile.test(url.pathname))
    return passOn(site, request, response, new URL(notFoundPath, url))
  if (refused || !url) {
    response.writeHead(refused?.status ?? 400, { ...everywhere, ...refused?.headers }).end()
    return
  }
  note(kindOf(request, url))
  if (isRead) {
    if (site.files(request, response, url.pathname)) return note('file')
    const address = pageAddress(url)
    if (address) {
      note('made')
      const { answer: made, isHit } = await pageFor(site, request, response, address)
      if (isHit) note('kept')
      const page = savesData(request) ? await asFolded(made) : made
      return sendPage(request, response, page, isHit ? hit : 'site; fwd=miss')
    }
  }
  return passOn(site, request, response, url)
}

/** Ends an answer with the page for who cannot be given his; one that is under way is cut off. */
function endAway(
  { away }: Site,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders = {},
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  const ofPage = headersOfFile('/away.html')
  response.writeHead(status, { ...ofPage, ...type, ...headers }).end(away)
}

/** Reads away what is left of a body that was refused, so that a visitor who sends on gets his answer. */
function drain(request: IncomingMessage): void {
  request.unpipe()
  request.resume()
}

/**
 * Answers requests, those of one connection one after another; what fails is told in the log and ends with
 * the page for that, or is cut off.
 */
export function createHandler(site: Site) {
  const context = { ...site, queues: createQueues(), withUpload: createUploads() }
  const times = requestTimes()

  /** Counts a request as answered now; one that its visitor left before as 499, as nginx does. */
  function count(kind: RequestKind, response: ServerResponse, began: number): void {
    const status = response.headersSent ? response.statusCode : 499
    times.observe({ kind, status }, (performance.now() - began) / 1000)
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: Error): void {
    if (response.destroyed) return
    const isBusy = isBulkheadRejectedError(error)
    if (!isBusy) log.error({ method: request.method, reason: String(error) }, 'request failed')
    if (isBusy) endAway(site, response, 503, { 'retry-after': '10' })
    else endAway(site, response, 500)
  }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    const began = performance.now()
    const atOnce = answerAtOnce(site, request, response)
    if (atOnce && response.headersSent) {
      count(atOnce, response, began)
      return
    }
    let kind: RequestKind = atOnce ?? 'other'
    response.on('close', () => count(kind, response, began))
    if (atOnce) return
    response.on('finish', () => request.complete || drain(request))
    const note = (found: RequestKind) => {
      kind = found
    }
    answer(context, request, response, note).catch((error) =>
      fail(request, response, toError(error)),
    )
  }

  return inOrder(respond)
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
