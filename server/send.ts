import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import type { Encodings } from './encoding'

/** An answer that is whole: its status, its headers without those of the body, and its body. */
export type WholeAnswer = { status: number; headers: OutgoingHttpHeaders; encodings: Encodings }

/** The smallest copy that a visitor takes. */
function choose(request: IncomingMessage, { br, gzip, identity }: Encodings) {
  const taken = new Negotiator(request).encodings(['br', 'gzip'])
  if (br && taken.includes('br')) return { name: 'br', ...br }
  if (gzip && taken.includes('gzip')) return { name: 'gzip', ...gzip }
  return { name: undefined, ...identity }
}

/** Sends a whole answer: compressed as the visitor takes it, 304 for one he has, headers alone for HEAD. */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, encodings }: WholeAnswer,
): void {
  const { name, body, etag } = choose(request, encodings)
  const all = { ...headers, vary: 'accept-encoding', etag }
  if (status === 200 && request.method !== 'POST' && fresh(request.headers, { etag })) {
    response.writeHead(304, all).end()
    return
  }
  const encoding = name ? { 'content-encoding': name } : {}
  response.writeHead(status, { ...all, ...encoding, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
