import 'server-only'
import { type BulkheadPolicy, bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { concernsEveryCall, failureOf, VendorNotAskedError } from './errors'

/**
 * Calls at once, and waiting, of each group: a flood in one keeps no other waiting. Records by an id
 * that no list has are apart from those that exist, posted forms and lookups from all reading.
 */
const groups = {
  lists: [8, 64],
  records: [4, 32],
  unlisted: [2, 8],
  // Many at once, because each may take a minute, and one that waits grows no faster.
  posts: [32, 40],
  lookups: [4, 32],
} as const

export type Group = keyof typeof groups

/** Runs one call of a group. Throws `VendorNotAskedError` when too many of the group wait already. */
export async function limited<T>(group: Group, path: string, call: () => Promise<T>): Promise<T> {
  const [atOnce, waiting] = groups[group]
  const policy = singleton<BulkheadPolicy>(`bulkhead ${group}`, () => bulkhead(atOnce, waiting))
  try {
    return await policy.execute(call)
  } catch (cause) {
    if (cause instanceof Error && isBulkheadRejectedError(cause))
      throw new VendorNotAskedError(path, 'too many wait', { cause })
    throw cause
  }
}

const failuresBeforeBackoff = 5

/**
 * Runs calls of one kind behind a breaker of its own: after five failures in a row that concern every
 * call, or one with Retry-After, nothing is asked for `backoffMs` or so long, then one call tries. Throws
 * `VendorNotAskedError` meanwhile. Time is counted by a steady clock.
 */
export async function behindBreaker<T>(
  kind: string,
  backoffMs: number,
  path: string,
  call: () => Promise<T>,
): Promise<T> {
  const breaker = singleton(`breaker ${kind}`, () => ({
    failures: 0,
    openUntil: 0,
    askedToWaitAt: Number.NEGATIVE_INFINITY,
  }))
  const isOpen = () => breaker.failures >= failuresBeforeBackoff
  if (isOpen() && performance.now() < breaker.openUntil)
    throw new VendorNotAskedError(path, 'backing off')
  // The call that tries keeps the others out meanwhile.
  breaker.openUntil = performance.now() + backoffMs
  const began = performance.now()
  const answered = () => {
    // Asked before the vendor said how long to wait, it says nothing of now.
    if (breaker.askedToWaitAt > began) return
    if (isOpen()) log.info({ kind }, 'vendor answering again')
    breaker.failures = 0
  }
  try {
    const answer = await call()
    answered()
    return answer
  } catch (error) {
    const { retryAfterSeconds } = failureOf(error)
    if (concernsEveryCall(error)) {
      const wasOpen = isOpen()
      if (retryAfterSeconds) breaker.askedToWaitAt = performance.now()
      // When the vendor says how long, four more calls would only anger it.
      breaker.failures = retryAfterSeconds ? failuresBeforeBackoff : breaker.failures + 1
      const openMs = Math.max(backoffMs, (retryAfterSeconds ?? 0) * 1000)
      // A call that was under way meanwhile does not shorten what the vendor asked for.
      breaker.openUntil = Math.max(breaker.openUntil, performance.now() + openMs)
      if (isOpen() && !wasOpen)
        log.warn({ kind, retrySeconds: openMs / 1000 }, 'vendor failing, left in peace')
    } else answered()
    throw error
  }
}
