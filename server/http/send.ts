import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { shortenSharedLifetime } from '@/lib/http/shared-cache'
import { speculationRulesHeader } from '@/lib/security/speculation'
import type { Encodings } from './encoding'

/** An answer that is whole: its status, its headers without those of the body, and its body. */
export type WholeAnswer = { status: number; headers: OutgoingHttpHeaders; encodings: Encodings }

/** The smallest copy that a visitor takes. */
function choose({ headers }: IncomingMessage, { br, gzip }: Encodings): keyof Encodings {
  const names = new Negotiator({ headers }).encodings(['br', 'gzip'])
  if (br && names.includes('br')) return 'br'
  return gzip && names.includes('gzip') ? 'gzip' : 'identity'
}

/**
 * Sends a whole answer: compressed as the visitor takes it, 304 for one he has, headers alone for HEAD.
 * `also` are headers for this visitor alone.
 */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, encodings }: WholeAnswer,
  also: OutgoingHttpHeaders = {},
): void {
  const name = choose(request, encodings)
  const { body, etag } = encodings[name] ?? encodings.identity
  // Filled in where it is: copied by spreading, so many headers cost a fifth of the requests a second.
  const sent: OutgoingHttpHeaders = Object.assign({ etag }, headers, also)
  if (encodings.br || encodings.gzip) sent.vary ??= 'accept-encoding'
  if (status === 200 && request.method !== 'POST' && fresh(request.headers, { etag })) {
    response.writeHead(304, sent).end()
    return
  }
  if (name !== 'identity') sent['content-encoding'] = name
  sent['content-length'] = body.length
  // Node leaves out the body for HEAD.
  response.writeHead(status, sent).end(body)
}

/** Whether the visitor asks to save data: nothing is prefetched for them. */
function savesData({ headers }: IncomingMessage): boolean {
  return /^on$/i.test(String(headers['save-data'] ?? ''))
}

/**
 * Sends a page, with the rules for fetching ahead unless the visitor saves data, and where it came from.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: WholeAnswer,
  given?: { from: string; isCurrent: boolean },
): void {
  const isHtml = String(page.headers['content-type']).startsWith('text/html')
  sendWhole(request, response, page, {
    ...(isHtml && !savesData(request) ? speculationRulesHeader : {}),
    ...(given ? { 'cache-status': given.from } : {}),
    ...(given?.isCurrent === false ? shortenSharedLifetime(page.headers) : {}),
  })
}
