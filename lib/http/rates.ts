import 'server-only'
import { env } from '@/lib/platform/env'
import type { LimitKey, Rate } from './limit'
import type { Origin } from './origin'
import { networkOf } from './peer'

const windowSeconds = 600

function rateOf(name: string, points: number): Rate {
  return { name, points, seconds: windowSeconds }
}

const everybody = 'all'

const overallName = 'overall'

/** Limit of a network, as a multiple of the limit of an IP address. */
const networkFactor = 3

/**
 * Limits on posts to a form or the lookup, counted before the body is read. A whole street behind one IP address may make
 * typing errors without exceeding them.
 */
export function postRateLimits(address: string, hasFile: boolean): LimitKey[] {
  const points = (hasFile ? 60 : 600) + env().FORM_LIMIT_PER_ADDRESS
  const name = hasFile ? 'file-posts' : 'posts'
  return [
    { rate: rateOf(`${name}-network`, networkFactor * points), key: networkOf(address) },
    { rate: rateOf(name, points), key: address },
  ]
}

/**
 * Limits on messages to the vendor. The limit per IP address is generous, because many homes share an IP address behind a
 * mobile carrier's gateway. First-time senders are exempt from the overall limit.
 */
export function messageRateLimits(address: string): LimitKey[] {
  const points = env().FORM_LIMIT_PER_ADDRESS
  const overall = rateOf(overallName, env().FORM_LIMIT_OVERALL)
  return [
    { rate: rateOf('address', points), key: address },
    { rate: { ...overall, exemptsFirstTimers: true }, key: everybody },
    { rate: rateOf('network', networkFactor * points), key: networkOf(address) },
  ]
}

/** Posts without any origin header: seldom a visitor, often a program. */
const unknownOrigin = rateOf('unknown-origin', 30)

/** An extra limit, checked first, for posts without an origin header. */
export function unknownOriginRateLimits(origin: Origin): LimitKey[] {
  return origin === 'unknown' ? [{ rate: unknownOrigin, key: everybody }] : []
}

export function isSharedByAll(name: string): boolean {
  return name === overallName || name === unknownOrigin.name
}

const addressLookups = 60

/** Maximum number of failed lookups of one admission number, from all networks together. */
const maxPerNumber = 200

export function lookupRateLimits(address: string): LimitKey[] {
  return [
    { rate: rateOf('tc-network', networkFactor * addressLookups), key: networkOf(address) },
    { rate: rateOf('tc-address', addressLookups), key: address },
  ]
}

/**
 * Limits on failed lookups: of all clients, of an admission number from one network, and of a number from all networks. A
 * network's first guess at a number is exempt from `tc-number`, so that strangers' guesses do not lock a family out; only
 * `tc-number-most` still limits it (docs/decisions/0035-rate-limits.md). Check these limits after `lookupRateLimits`,
 * whose last limit decides who is exempt from `tc-failed`.
 */
export function guessRateLimits(address: string, number: string): LimitKey[] {
  return [
    { rate: { ...rateOf('tc-failed', 600), exemptsFirstTimers: true }, key: everybody },
    { rate: rateOf('tc-guesses', 10), key: `${number} ${networkOf(address)}` },
    { rate: { ...rateOf('tc-number', 20), exemptsFirstTimers: true }, key: number },
    { rate: rateOf('tc-number-most', maxPerNumber), key: number },
  ]
}
