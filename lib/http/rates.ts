import 'server-only'
import { env } from '@/lib/platform/env'
import type { Counted, Rate } from './limit'
import type { Origin } from './origin'
import { networkOf } from './peer'

const windowSeconds = 600

function rateOf(name: string, points: number): Rate {
  return { name, points, seconds: windowSeconds }
}

/** What everybody does together is counted under one key. */
const everybody = 'all'

/** Name of the rate of all messages together. */
const overallName = 'overall'

/** How many addresses' worth a whole network may do. */
const networkFactor = 3

/**
 * Posts to a form or the lookup, whatever becomes of them; counted before anything of them is read. Far
 * above what whole streets mistype behind one gateway: the page's script finds most mistakes before they
 * are sent.
 */
export function postRateLimits(address: string, hasFile: boolean): Counted[] {
  const points = (hasFile ? 60 : 600) + env().FORM_LIMIT_PER_ADDRESS
  const name = hasFile ? 'file-posts' : 'posts'
  return [
    { rate: rateOf(`${name}-network`, networkFactor * points), key: networkOf(address) },
    { rate: rateOf(name, points), key: address },
  ]
}

/**
 * Messages on their way to the vendor: of one address, which many homes share behind a mobile carrier's
 * gateway; of everybody, which holds up no address that has sent nothing yet; of one network.
 */
export function messageRateLimits(address: string): Counted[] {
  const points = env().FORM_LIMIT_PER_ADDRESS
  const overall = rateOf(overallName, env().FORM_LIMIT_OVERALL)
  return [
    { rate: rateOf('address', points), key: address },
    { rate: { ...overall, sparesNewcomers: true }, key: everybody },
    { rate: rateOf('network', networkFactor * points), key: networkOf(address) },
  ]
}

/** What browsers send that do not say whose page it comes from: seldom a visitor, often a program. */
const unknownOrigin = rateOf('unknown-origin', 30)

/** What a post counts as besides, and first, when its browser does not say whose page it comes from. */
export function unknownOriginRateLimits(origin: Origin): Counted[] {
  return origin === 'unknown' ? [{ rate: unknownOrigin, key: everybody }] : []
}

/** Whether the rate of this name is one of everybody together. */
export function isOfEverybody(name: string): boolean {
  return name === overallName || name === unknownOrigin.name
}

const addressLookups = 60

/** Failed lookups of one admission number, whoever has not failed with it yet. */
const mostPerNumber = 200

/** Certificate lookups of one address and of one network, whatever comes of them. */
export function lookupRateLimits(address: string): Counted[] {
  return [
    { rate: rateOf('tc-network', networkFactor * addressLookups), key: networkOf(address) },
    { rate: rateOf('tc-address', addressLookups), key: address },
  ]
}

/**
 * Failed certificate lookups, to be counted right after `lookupRateLimits`: of everybody, which holds up no address
 * that looks up for the first time; of one admission number by one network, and of that number from
 * wherever. A stranger's guesses alone shut no family out: a network that has not failed with the number
 * is let through, up to `mostPerNumber` (docs/decisions/0035-who-is-held-up.md).
 */
export function guessRateLimits(address: string, number: string): Counted[] {
  return [
    { rate: { ...rateOf('tc-failed', 600), sparesNewcomers: true }, key: everybody },
    { rate: rateOf('tc-guesses', 10), key: `${number} ${networkOf(address)}` },
    { rate: { ...rateOf('tc-number', 20), sparesNewcomers: true }, key: number },
    { rate: rateOf('tc-number-most', mostPerNumber), key: number },
  ]
}
