import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { z } from 'zod'
import { sharedRedis } from '@/lib/platform/redis'
import { singleton } from '@/lib/platform/singleton'

/** `exemptsFirstTimers`: does not apply to a client's first request, as counted by the limit before it in `consumeAll`. */
export type Rate = { name: string; points: number; seconds: number; exemptsFirstTimers?: true }

export type LimitKey = { rate: Rate; key: string }

type Limiter = RateLimiterMemory | RateLimiterRedis

function createLimiter({ name, points, seconds }: Rate): Limiter {
  const redis = sharedRedis()
  const options = { keyPrefix: `form-${name}`, points, duration: seconds }
  const fallback = new RateLimiterMemory(options)
  return redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: fallback })
    : fallback
}

export function limiterOf(rate: Rate): Limiter {
  return singleton(`rate ${rate.name}`, () => createLimiter(rate))
}

/** Hashes a key: we store neither IP addresses nor admission numbers. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}

/** Shape of the error of an exceeded limit. Its class differs between Next's bundles, so we cannot use `instanceof`. */
const exceededError = z.object({ msBeforeNext: z.number() })

/** Requests in this window, and the seconds until the client may send one again: 0 within the limit. */
type Count = { consumedPoints: number; retrySeconds: number }

async function consume({ rate, key }: LimitKey): Promise<Count> {
  try {
    const { consumedPoints } = await limiterOf(rate).consume(hashed(key))
    return { consumedPoints, retrySeconds: 0 }
  } catch (error) {
    const { msBeforeNext } = exceededError.parse(error)
    const retrySeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
    return { consumedPoints: rate.points + 1, retrySeconds }
  }
}

/** Refunds a point of each rate: a failure on our side does not count against the client. */
export async function refund(keys: readonly LimitKey[]): Promise<void> {
  await Promise.all(keys.map(({ rate, key }) => limiterOf(rate).reward(hashed(key))))
}

export type ExceededRate = { rate: string; retrySeconds: number }

/**
 * Consumes a point of each rate, in order, and resolves to null if none is exceeded. At the first exceeded rate, refunds
 * the points of the rates before it, and resolves to that rate.
 */
export async function consumeAll(keys: readonly LimitKey[]): Promise<ExceededRate | null> {
  let isFirstTime = false
  for (const [index, one] of keys.entries()) {
    const { consumedPoints, retrySeconds } = await consume(one)
    const isExempt = isFirstTime && one.rate.exemptsFirstTimers
    isFirstTime = consumedPoints === 1
    if (retrySeconds === 0 || isExempt) continue
    await refund(keys.slice(0, index))
    return { rate: one.rate.name, retrySeconds }
  }
  return null
}
