import 'server-only'
import { type BulkheadPolicy, bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { Backoff } from '@/lib/cache/backoff'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { affectsEveryCall, toFailure, VendorNotCalledError } from './errors'

/**
 * Calls at once, and waiting, of each group: however many of one group wait, the others go on. Records by an id
 * that no list has are apart from those that exist, posted forms and lookups from all reading.
 */
const groups = {
  lists: [8, 64],
  records: [4, 32],
  unlisted: [2, 8],
  // Many at once, because each may take a minute, and waiting makes none of them shorter.
  posts: [32, 40],
  lookups: [4, 32],
} as const

export type Group = keyof typeof groups

/** Runs one call of a group. Throws `VendorNotCalledError` when too many of the group wait already. */
export async function withBulkhead<T>(
  group: Group,
  path: string,
  call: () => Promise<T>,
): Promise<T> {
  const [atOnce, waiting] = groups[group]
  const policy = singleton<BulkheadPolicy>(`bulkhead ${group}`, () => bulkhead(atOnce, waiting))
  try {
    return await policy.execute(call)
  } catch (cause) {
    if (cause instanceof Error && isBulkheadRejectedError(cause))
      throw new VendorNotCalledError(path, 'too many wait', { cause })
    throw cause
  }
}

const maxFirstBackoffMs = 15_000

/** How soon, in milliseconds, what failed for the first time is tried again. */
export function firstBackoffMs(): number {
  return Math.min(maxFirstBackoffMs, env().REVALIDATE_SECONDS * 1000)
}

const failuresBeforeBackoff = 5

/**
 * Runs calls of one kind behind a breaker of its own: after five failures in a row that concern every
 * call, or one with Retry-After, nothing is asked for `firstBackoffMs` or so long, then one call tries. Throws
 * `VendorNotCalledError` meanwhile. Cockatiel's own counts by the wall's clock, and lets calls wait for the one that tries.
 */
export async function withCircuitBreaker<T>(
  kind: string,
  path: string,
  call: () => Promise<T>,
): Promise<T> {
  const backoff = singleton(`breaker ${kind}`, () => {
    const longestMs = firstBackoffMs()
    return new Backoff(longestMs, { longestMs, after: failuresBeforeBackoff })
  })
  if (!backoff.isOver) throw new VendorNotCalledError(path, 'backing off')
  backoff.tryAlone()
  const askedAt = performance.now()
  const answered = () => {
    if (backoff.succeed(askedAt)) log.info({ kind }, 'vendor answering again')
  }
  try {
    const answer = await call()
    answered()
    return answer
  } catch (error) {
    if (affectsEveryCall(error)) {
      const { backoffMs, isNew } = backoff.begin(toFailure(error))
      if (isNew)
        log.warn({ kind, retrySeconds: backoffMs / 1000 }, 'vendor failing, not asked for a while')
    } else answered()
    throw error
  }
}
