import 'server-only'
import { randomUUID } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'

/**
 * Request header in which the server (`server/http/requests.ts`) passes the peer's address to Next. Its name is a
 * secret of this process, so that no client can send it.
 */
export const peerHeader = singleton('peer header', () => `x-connected-peer-${randomUUID()}`)

/** Reduces an IPv6 address to its /64, which one visitor has, and an IPv4-mapped one to IPv4. */
function visitor(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').replace(/^\[|\]$/g, '')
  const [head = ''] = plain.split('%')
  const [left = '', right = ''] = head.split('::')
  const start = left.split(':').filter(Boolean)
  const end = right.split(':').filter(Boolean)
  const missing = head.includes('::') ? Math.max(0, 8 - start.length - end.length) : 0
  const middle = Array<string>(missing).fill('0')
  return [...start, ...middle, ...end].slice(0, 4).join(':')
}

/** Returns the network of an address from `clientAddress`: a /48 of IPv6, a /24 of IPv4. */
export function networkOf(address: string): string {
  const sign = address.includes(':') ? ':' : '.'
  return address.split(sign).slice(0, 3).join(sign)
}

/** Warns once per process, without the addresses. */
function noticeProxy(forwarded: string | undefined, peer: string): void {
  if (!forwarded || visitor(forwarded) === visitor(peer)) return
  singleton('proxy warning', () =>
    log.warn({ remedy: 'set TRUSTED_HOPS' }, 'X-Forwarded-For differs from the peer'),
  )
}

/**
 * Returns the client's address: the peer's, or behind `TRUSTED_HOPS` proxies the X-Forwarded-For entry of the
 * outermost. Entries that a client wrote are never trusted.
 */
export function clientAddress(headers: Pick<Headers, 'get'>): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  const peer = headers.get(peerHeader) ?? ''
  const chain = [...forwarded.filter(Boolean), peer]
  const hops = env().TRUSTED_HOPS
  if (hops === 0) noticeProxy(chain.at(-2), peer)
  const at = Math.max(0, chain.length - 1 - hops)
  return visitor(chain[at] ?? '')
}
