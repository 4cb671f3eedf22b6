import 'server-only'
import { randomUUID } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'

/**
 * Header in which `server/http/requests.ts` passes the peer's IP address to Next. (The peer is the other end of the
 * connection.) The header's name is a secret of this process, so that no client can send it.
 */
export const peerHeader = singleton('peer header', () => `x-connected-peer-${randomUUID()}`)

/** The address in `[2001:db8::1]`, `[2001:db8::1]:443` and `203.0.113.9:443`: some proxies add the client's port. */
const withPort = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/

/** Reduces an IPv6 address to its /64, because one household has a whole /64. Converts an IPv4-mapped address to IPv4. */
function normalizeAddress(address: string): string {
  const plain = address.replace(withPort, '$1$2').replace(/^::ffff:/i, '')
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

/** Warns once per process of a proxy that `TRUSTED_HOPS` does not count. Logs no address. */
function warnOfProxy(forwarded: string | undefined, peer: string): void {
  // In development, nothing passes the peer.
  if (!forwarded || !peer || normalizeAddress(forwarded) === normalizeAddress(peer)) return
  singleton('proxy warning', () =>
    log.warn({ remedy: 'set TRUSTED_HOPS' }, 'X-Forwarded-For differs from the peer'),
  )
}

/**
 * Returns the client's IP address. Without proxies it is the peer's. Behind `TRUSTED_HOPS` proxies it is the entry that the
 * outermost of them wrote into X-Forwarded-For. We ignore the entries before it, which the client may have forged.
 */
export function clientAddress(headers: Pick<Headers, 'get'>): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  const peer = headers.get(peerHeader) ?? ''
  const chain = [...forwarded.filter(Boolean), peer]
  const hops = env().TRUSTED_HOPS
  if (hops === 0) warnOfProxy(chain.at(-2), peer)
  const at = Math.max(0, chain.length - 1 - hops)
  return normalizeAddress(chain[at] ?? '')
}
