import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isBulkheadRejectedError } from 'cockatiel'
import { takesFile } from '@/lib/forms/shared/file-posts'
import { log } from '@/lib/log'
import { type RequestKind, requestCounts } from '@/lib/metrics/requests'
import { everywhere } from '@/lib/security/headers'
import { speculationRulesHeader } from '@/lib/speculation'
import { createFileSlots } from './file-slots'
import type { createFiles } from './files'
import { asFolded } from './folded'
import { asPostedFrom } from './form-actions'
import type { AskNext } from './next-app'
import { isPage, type Pages, passedHeaders } from './pages'
import { addressOf, exactAddress, forwardedHeaders, pageAddress, refuse } from './requests'
import { sendWhole, type WholeAnswer } from './send'

/** What a request is answered from. */
export type Site = {
  ask: AskNext
  pages: Pages
  files: ReturnType<typeof createFiles>
}

/** What a visitor posts; a form's page is posted to as if it had been opened in this build. */
async function postedBody(pages: Pages, request: IncomingMessage, url: string): Promise<Readable> {
  const address = pageAddress(new URL(url, 'http://site'))
  if (!address) return request
  const { answer: page } = await pages.get(address)
  return asPostedFrom(String(page.encodings.identity.body), request)
}

/** Passes a request on to Next and its answer back: calls, media, redirects, and what is posted. */
async function passOn(
  { ask, pages }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const answer = await ask({
    method: request.method ?? 'GET',
    url,
    headers: forwardedHeaders(request),
    ...(request.method === 'POST' ? { body: await postedBody(pages, request, url) } : {}),
    signal: gone.signal,
  })
  if (isPage(answer) && request.method !== 'HEAD') {
    return sendPage(request, response, await pages.finish(answer))
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
  [/^\/api\/tc$/, 'certificate'],
  [/^\/api\/revalidate$/, 'webhook'],
  [/^\/api\/(?:health|metrics)/, 'operator'],
]

function kindOf({ method }: IncomingMessage, { pathname }: URL): RequestKind {
  const [, kind] = kindsOfCalls.find(([pattern]) => pattern.test(pathname)) ?? []
  return kind ?? (method === 'POST' ? 'form' : 'other')
}

async function answer(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  note: (kind: RequestKind) => void,
) {
  const url = addressOf(request)
  const refused = refuse(request, url)
  if (refused || !url) {
    response.writeHead(refused?.status ?? 400, { ...everywhere, ...refused?.headers }).end()
    return
  }
  note(kindOf(request, url))
  if (request.method !== 'POST') {
    if (site.files(request, response, url.pathname)) return note('file')
    const address = pageAddress(url)
    if (address) {
      note('made')
      const { answer: made, isHit } = await site.pages.get(address)
      if (isHit) note('kept')
      const page = savesData(request) ? await asFolded(made) : made
      return sendPage(request, response, page, isHit ? hit : 'site; fwd=miss')
    }
  }
  return passOn(site, request, response, url.pathname + url.search)
}

/** Reads away what is left of a body that was refused, so that a visitor who sends on gets his answer. */
function drain(request: IncomingMessage): void {
  request.unpipe()
  request.resume()
}

/** Answers requests; what fails is told in the log and ends with a bare error, or is cut off. */
export function createHandler(site: Site) {
  const withFileSlot = createFileSlots()
  const counts = requestCounts()

  /** Counts a request as answered now; one that its visitor left before as 499, as nginx does. */
  function count(kind: RequestKind, response: ServerResponse, began: number): void {
    const status = response.headersSent ? response.statusCode : 499
    counts[kind].note(status, (performance.now() - began) / 1000)
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: Error): void {
    if (response.destroyed) return
    const isBusy = isBulkheadRejectedError(error)
    if (!isBusy) log.error({ method: request.method, reason: String(error) }, 'request failed')
    if (response.headersSent) response.destroy()
    else if (isBusy) response.writeHead(503, { ...everywhere, 'retry-after': '10' }).end()
    else response.writeHead(500, everywhere).end()
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
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
    const answering = () => answer(site, request, response, note)
    const isFile = request.method === 'POST' && takesFile(addressOf(request)?.pathname ?? '')
    const answered = isFile ? withFileSlot(request, answering) : answering()
    answered.catch((error) => fail(request, response, toError(error)))
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
