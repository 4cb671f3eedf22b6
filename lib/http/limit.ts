import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { z } from 'zod'
import { sharedRedis } from '@/lib/platform/redis'
import { singleton } from '@/lib/platform/singleton'

/**
 * A limit of `points` in ten minutes, and whom it counts. `exemptsFirstTimers`: does not apply to a client's first request, as
 * counted by the limit before it in `consumeAll`.
 */
export type Limit = { name: string; points: number; key: string; exemptsFirstTimers?: true }

const windowSeconds = 600

type Limiter = RateLimiterMemory | RateLimiterRedis

function createLimiter({ name, points }: Limit): Limiter {
  const redis = sharedRedis()
  const options = { keyPrefix: `form-${name}`, points, duration: windowSeconds }
  const fallback = new RateLimiterMemory(options)
  return redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: fallback })
    : fallback
}

export function limiterOf(limit: Limit): Limiter {
  return singleton(`rate ${limit.name}`, () => createLimiter(limit))
}

/** Hashes a key: we store neither IP addresses nor admission numbers. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}

/** Shape of the error of an exceeded limit. Its class differs between Next's bundles, so we cannot use `instanceof`. */
const exceededError = z.object({ msBeforeNext: z.number() })

/** Returns the requests in this window, and the seconds until the client may send one again: 0 within the limit. */
async function consume(limit: Limit) {
  try {
    const { consumedPoints } = await limiterOf(limit).consume(hashed(limit.key))
    return { consumedPoints, retrySeconds: 0 }
  } catch (error) {
    const { msBeforeNext } = exceededError.parse(error)
    const retrySeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
    return { consumedPoints: limit.points + 1, retrySeconds }
  }
}

/** Refunds a point of each limit: a failure on our side does not count against the client. */
export async function refund(limits: readonly Limit[]): Promise<void> {
  await Promise.all(limits.map((limit) => limiterOf(limit).reward(hashed(limit.key))))
}

export type ExceededRate = { rate: string; retrySeconds: number }

/**
 * Consumes a point of each limit, in order, and resolves to null if none is exceeded. At the first exceeded one, refunds the
 * points of those before it, and resolves to its name.
 */
export async function consumeAll(limits: readonly Limit[]): Promise<ExceededRate | null> {
  let isFirstTime = false
  for (const [index, one] of limits.entries()) {
    const { consumedPoints, retrySeconds } = await consume(one)
    const isExempt = isFirstTime && one.exemptsFirstTimers
    isFirstTime = consumedPoints === 1
    if (retrySeconds === 0 || isExempt) continue
    await refund(limits.slice(0, index))
    return { rate: one.name, retrySeconds }
  }
  return null
}
