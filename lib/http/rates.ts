import 'server-only'
import { env } from '@/lib/platform/env'
import type { Limit } from './limit'
import type { Origin } from './origin'
import { networkOf } from './peer'

const everybody = 'all'

/** Limit of a network, as a multiple of the limit of an IP address. */
const networkFactor = 3

/**
 * Limits on posts to a form or the lookup, counted before the body is read. A whole street behind one IP address may make
 * typing errors without exceeding them.
 */
export function postRateLimits(address: string, hasFile: boolean): Limit[] {
  const points = (hasFile ? 60 : 600) + env().FORM_LIMIT_PER_ADDRESS
  const name = hasFile ? 'file-posts' : 'posts'
  return [
    { name: `${name}-network`, points: networkFactor * points, key: networkOf(address) },
    { name, points, key: address },
  ]
}

/**
 * Limits on messages to the vendor. The limit per IP address is generous, because many homes share an IP address behind a
 * mobile carrier's gateway. First-time senders are exempt from the overall limit.
 */
export function messageRateLimits(address: string): Limit[] {
  const points = env().FORM_LIMIT_PER_ADDRESS
  const overall = env().FORM_LIMIT_OVERALL
  return [
    { name: 'address', points, key: address },
    { name: 'overall', points: overall, key: everybody, exemptsFirstTimers: true },
    { name: 'network', points: networkFactor * points, key: networkOf(address) },
  ]
}

/** An extra limit, checked first, for posts without any origin header: seldom a visitor, often a program. */
export function unknownOriginRateLimits(origin: Origin): Limit[] {
  return origin === 'unknown' ? [{ name: 'unknown-origin', points: 30, key: everybody }] : []
}

export function isSharedByAll(name: string): boolean {
  return name === 'overall' || name === 'unknown-origin'
}

const addressLookups = 60

export function lookupRateLimits(address: string): Limit[] {
  return [
    { name: 'tc-network', points: networkFactor * addressLookups, key: networkOf(address) },
    { name: 'tc-address', points: addressLookups, key: address },
  ]
}

/**
 * Limits on failed lookups (docs/decisions/0035-rate-limits.md). A network's first guess at an admission number is exempt
 * from `tc-number`, so that strangers' guesses do not lock a family out; only `tc-number-most` still limits it. Check these
 * after `lookupRateLimits`: its last limit decides the exemptions from `tc-failed`.
 */
export function guessRateLimits(address: string, number: string): Limit[] {
  return [
    { name: 'tc-failed', points: 600, key: everybody, exemptsFirstTimers: true },
    { name: 'tc-guesses', points: 10, key: `${number} ${networkOf(address)}` },
    { name: 'tc-number', points: 20, key: number, exemptsFirstTimers: true },
    { name: 'tc-number-most', points: 200, key: number },
  ]
}
