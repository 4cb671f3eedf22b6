import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Encodings } from './encoding'

/** An answer that is whole: its status, its headers without those of the body, and its body. */
export type WholeAnswer = { status: number; headers: OutgoingHttpHeaders; encodings: Encodings }

type EncodingName = keyof Encodings

/** Names and values in turn, as `writeHead` takes them without looking at each again. */
type RawHeaders = readonly string[]

/** What a browser sends is the same for thousands of visitors. */
const taken = new LRUCache<string, readonly string[]>({ max: 100 })

function takenEncodings({ headers }: IncomingMessage): readonly string[] {
  const accepted = headers['accept-encoding'] ?? ''
  const remembered = taken.get(accepted)
  if (remembered) return remembered
  const names = new Negotiator({ headers }).encodings(['br', 'gzip'])
  taken.set(accepted, names)
  return names
}

/** The smallest copy that a visitor takes. */
function choose(request: IncomingMessage, { br, gzip }: Encodings): EncodingName {
  const names = takenEncodings(request)
  if (br && names.includes('br')) return 'br'
  return gzip && names.includes('gzip') ? 'gzip' : 'identity'
}

function rawHeaders(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, String(one)]),
  )
}

/** A copy of an answer's body with its headers, and those of the 304 to one who has it. */
type Copy = { body: Buffer; etag: string; headers: RawHeaders; unchanged: RawHeaders }

function copyOf({ headers, encodings }: WholeAnswer, name: EncodingName): Copy {
  const { body, etag } = encodings[name] ?? encodings.identity
  const unchanged = { vary: 'accept-encoding', ...headers, etag }
  const encoding = name === 'identity' ? {} : { 'content-encoding': name }
  const whole = { ...unchanged, ...encoding, 'content-length': body.length }
  return { body, etag, headers: rawHeaders(whole), unchanged: rawHeaders(unchanged) }
}

/** An answer that is sent again and again is written out once. */
const copies = new WeakMap<WholeAnswer, Record<EncodingName, Copy>>()

function copiesOf(answer: WholeAnswer): Record<EncodingName, Copy> {
  const written = copies.get(answer) ?? {
    br: copyOf(answer, 'br'),
    gzip: copyOf(answer, 'gzip'),
    identity: copyOf(answer, 'identity'),
  }
  copies.set(answer, written)
  return written
}

/**
 * Sends a whole answer: compressed as the visitor takes it, 304 for one he has, headers alone for HEAD.
 * `also` are headers for this visitor alone, names and values in turn.
 */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  answer: WholeAnswer,
  also: RawHeaders = [],
): void {
  const { status } = answer
  const name = choose(request, answer.encodings)
  const { body, etag, headers, unchanged } = copiesOf(answer)[name]
  if (status === 200 && request.method !== 'POST' && fresh(request.headers, { etag })) {
    response.writeHead(304, [...unchanged, ...also]).end()
    return
  }
  // Node leaves out the body for HEAD.
  response.writeHead(status, [...headers, ...also]).end(body)
}
