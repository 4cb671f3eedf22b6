import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { z } from 'zod'
import { env } from '@/lib/env'
import { impatientRedis, untilConnected } from '@/lib/redis'
import type { Origin } from './origin'

/** How often something may happen: `points` times in `seconds`. */
export type Rate = { name: string; points: number; seconds: number }

/** One thing that is counted: a rate, and whose it is. */
export type Counted = { rate: Rate; key: string }

const windowSeconds = 600

/** Messages of one address. Many homes share one, behind a mobile carrier's gateway. */
export const perAddress = (): Rate => ({
  name: 'address',
  points: env().FORM_LIMIT_PER_ADDRESS,
  seconds: windowSeconds,
})

/** Messages of everybody, so that a flood from many addresses does not reach the school. */
export const overall = (): Rate => ({
  name: 'overall',
  points: env().FORM_LIMIT_OVERALL,
  seconds: windowSeconds,
})

/**
 * Fillings of one address that the rules do not take. Far above what whole streets mistype behind one
 * gateway: the page's script finds most mistakes before they are sent.
 */
export const mistakesPerAddress: Rate = { name: 'mistakes', points: 600, seconds: windowSeconds }

/** What browsers send that do not say whose page it comes from: seldom a visitor, often a program. */
const untold: Rate = { name: 'untold', points: 30, seconds: windowSeconds }

/** What a post counts as besides, of everybody together, when its origin is untold. */
export function countedAsUntold(origin: Origin): readonly Counted[] {
  return origin === 'untold' ? [{ rate: untold, key: 'all' }] : []
}

/** Whether the rate of this name is one of everybody together. */
export function isOfAll(name: string): boolean {
  return name === overall().name || name === untold.name
}

/** Certificate lookups of one address. */
export const lookupsPerAddress: Rate = { name: 'tc-address', points: 60, seconds: windowSeconds }

/** Failed lookups of one admission number, from wherever: nobody guesses a name by trying. */
export const lookupsPerNumber: Rate = { name: 'tc-number', points: 20, seconds: windowSeconds }

/** Who counts: this process alone, and all instances together when there is a Redis. */
type Limiter = { memory: RateLimiterMemory; shared: RateLimiterRedis | null }

/** How long a Redis that failed is not asked again, so that only one filling waits for it. */
const restMs = 5000

/** How long the first filling waits for the connection. */
const longestConnectMs = 200

declare global {
  var formLimiters: ReturnType<typeof createLimits> | undefined
}

function createLimits() {
  const url = env().REDIS_URL
  const redis = url ? impatientRedis(url, 'rate limits') : null
  const connected = redis ? untilConnected(redis, longestConnectMs) : Promise.resolve()
  return { limiters: new Map<string, Limiter>(), redis, connected, restUntil: 0 }
}

function limits() {
  globalThis.formLimiters ??= createLimits()
  return globalThis.formLimiters
}

function limiterOf(rate: Rate): Limiter {
  const { limiters, redis } = limits()
  const found = limiters.get(rate.name)
  if (found) return found
  const options = { keyPrefix: `form-${rate.name}`, points: rate.points, duration: rate.seconds }
  const made = {
    memory: new RateLimiterMemory(options),
    shared: redis && new RateLimiterRedis({ ...options, storeClient: redis }),
  }
  limiters.set(rate.name, made)
  return made
}

/** Addresses and admission numbers are counted without being kept. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}

/** By its shape and not by its class: pages and route handlers are bundled apart. */
const refusal = z.object({ msBeforeNext: z.number() })

/** Does something with the limiter of a rate. While Redis is away each process counts for itself. */
async function count<T>(
  rate: Rate,
  act: (limiter: RateLimiterMemory | RateLimiterRedis) => Promise<T>,
): Promise<T> {
  const { memory, shared } = limiterOf(rate)
  if (!shared || Date.now() < limits().restUntil) return act(memory)
  await limits().connected
  try {
    return await act(shared)
  } catch (error) {
    if (refusal.safeParse(error).success) throw error
    limits().restUntil = Date.now() + restMs
    return act(memory)
  }
}

async function consume({ rate, key }: Counted): Promise<number> {
  try {
    await count(rate, (limiter) => limiter.consume(hashed(key)))
    return 0
  } catch (error) {
    const { msBeforeNext } = refusal.parse(error)
    return Math.max(1, Math.ceil(msBeforeNext / 1000))
  }
}

/** Takes a count back: what failed on our side is not held against the sender. */
export async function giveBack(counted: readonly Counted[]): Promise<void> {
  await Promise.all(
    counted.map(({ rate, key }) => count(rate, (limiter) => limiter.reward(hashed(key)))),
  )
}

/** A rate that is used up, and the seconds until it is not. */
export type UsedUp = { rate: string; again: number }

/**
 * Counts something once under each rate, in their order. Resolves to null when it may go on, else to
 * the rate that is used up; then nothing is counted under those before it.
 */
export async function countUp(counted: readonly Counted[]): Promise<UsedUp | null> {
  for (const [index, one] of counted.entries()) {
    const again = await consume(one)
    if (again === 0) continue
    await giveBack(counted.slice(0, index))
    return { rate: one.rate.name, again }
  }
  return null
}
