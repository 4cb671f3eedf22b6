import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { failFastRedis, untilConnected } from '@/lib/platform/redis'
import { singleton } from '@/lib/platform/singleton'

/**
 * A limit of `points` in `seconds`. First-time clients (by the previous limit) are exempt from one that spares
 * newcomers.
 */
export type Rate = { name: string; points: number; seconds: number; sparesNewcomers?: true }

export type LimitKey = { rate: Rate; key: string }

type Limiter = RateLimiterMemory | RateLimiterRedis

/** Maximum wait of the first submission for the connection. */
const maxConnectMs = 200

function createLimits() {
  const url = env().REDIS_URL
  const redis = url ? failFastRedis(url, 'rate limits') : null
  const connected = redis ? untilConnected(redis, maxConnectMs) : Promise.resolve()
  return { limiters: new Map<string, Limiter>(), redis, connected }
}

export function limits() {
  return singleton('rate limits', createLimits)
}

function createLimiter({ name, points, seconds }: Rate): Limiter {
  const { redis } = limits()
  const options = { keyPrefix: `form-${name}`, points, duration: seconds }
  const fallback = new RateLimiterMemory(options)
  return redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: fallback })
    : fallback
}

async function limiterOf(rate: Rate): Promise<Limiter> {
  const { limiters, connected } = limits()
  await connected
  const limiter = limiters.get(rate.name) ?? createLimiter(rate)
  limiters.set(rate.name, limiter)
  return limiter
}

/** Addresses and admission numbers are counted without being kept. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}

/** By its shape and not by its class: pages and route handlers are bundled apart. */
const refusal = z.object({ msBeforeNext: z.number() })

/** Requests counted in this window, and the seconds until the next one is allowed; 0 if it is allowed now. */
type Count = { times: number; again: number }

async function consume({ rate, key }: LimitKey): Promise<Count> {
  try {
    const limiter = await limiterOf(rate)
    const { consumedPoints } = await limiter.consume(hashed(key))
    return { times: consumedPoints, again: 0 }
  } catch (error) {
    const { msBeforeNext } = refusal.parse(error)
    return { times: rate.points + 1, again: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
  }
}

/** Returns a point: a failure on our side does not count against the client. */
export async function giveBack(keys: readonly LimitKey[]): Promise<void> {
  await Promise.all(keys.map(async ({ rate, key }) => (await limiterOf(rate)).reward(hashed(key))))
}

export type UsedUp = { rate: string; again: number }

/**
 * Counts something once under each rate, in their order. Resolves to null when it may go on, else to
 * the rate that is used up; then nothing is counted under those before it.
 */
export async function countUp(keys: readonly LimitKey[]): Promise<UsedUp | null> {
  let isNewcomer = false
  for (const [index, one] of keys.entries()) {
    const { times, again } = await consume(one)
    const isSpared = isNewcomer && one.rate.sparesNewcomers
    isNewcomer = times === 1
    if (again === 0 || isSpared) continue
    await giveBack(keys.slice(0, index))
    return { rate: one.rate.name, again }
  }
  return null
}
