import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { mayHoldFile } from '@/lib/forms/forms'
import type { RequestKind } from '@/lib/operating/metrics/requests'
import type { EndAway } from './away'
import type { AskNext } from './next-app'
import { isPage, notFoundPath, type Pages, passedHeaders } from './pages'
import type { Queues } from './queues'
import { forwardedHeaders, isForeignForm, networkOfSender } from './requests'
import { sendPage } from './send'
import { limitPauses, uploadOf } from './uploads'

const kindsOfCalls: [RegExp, RequestKind][] = [
  [/^\/media\//, 'media'],
  [/^\/(?:api\/tc|student-tc)$/, 'certificate'],
  [/^\/api\/revalidate$/, 'webhook'],
  [/^\/api\/(?:health(?:\/alive|\/ready)?|metrics)$/, 'operator'],
]

/** What a request that no kept page answers is counted as. */
export function kindOf({ method }: IncomingMessage, { pathname }: URL): RequestKind {
  const [, kind] = kindsOfCalls.find(([pattern]) => pattern.test(pathname)) ?? []
  return kind ?? (method === 'POST' ? 'form' : 'other')
}

/** Ends when the visitor's connection does, or the answer has been given. */
export function untilGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  return gone.signal
}

/** A vendor's file is opened by itself and not, as pictures are, in a page: where there is none a page says so. */
export const linkedFile = /^\/media\/[^/]+\/file\//

type Context = { ask: AskNext; pages: Pages; queues: Queues; endAway: EndAway }

/**
 * Makes what passes a request on to Next and its answer back: calls, media, redirects, and what is posted. A post with
 * a file holds its place until it was read and answered. Other posts, and what operators ask, wait for none.
 */
export function createPassOn({ ask, pages, queues, endAway }: Context) {
  async function finished(
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
    return { answer, page: isWhole ? await pages.finish(answer) : null }
  }

  function answerTo(request: IncomingMessage, response: ServerResponse, url: URL) {
    const signal = untilGone(response)
    const kind = kindOf(request, url)
    if (request.method === 'POST') {
      if (isForeignForm(request, url)) return finished(request, url, signal)
      const run = () => finished(request, url, signal, request)
      const giveWay = () => endAway(response, 408, { connection: 'close' })
      limitPauses(request, giveWay)
      if (!mayHoldFile(url.pathname)) return run()
      return queues.uploads(networkOfSender(request), signal, run, uploadOf(request, giveWay))
    }
    const run = () => finished(request, url, signal)
    if (kind === 'operator') return run()
    const queue = kind === 'media' ? queues.media : queues.unpublished
    return queue(networkOfSender(request), signal, run)
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
    response.writeHead(answer.statusCode ?? 502, passedHeaders(answer))
    await pipeline(answer, response)
  }
}
