import 'server-only'
import { type BulkheadPolicy, bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { Backoff } from '@/lib/cache/backoff'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { affectsEveryCall, toFailure, VendorError } from './errors'

/** Concurrent calls and queue length by group. `unlisted`: ids that no list contains. */
const groups = {
  lists: [8, 64],
  records: [4, 32],
  unlisted: [2, 8],
  // Many: each may take a minute, and queueing would add to that.
  posts: [32, 40],
  lookups: [4, 32],
} as const

export type Group = keyof typeof groups

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
      throw new VendorError(path, 'not asked', 'the queue is full', { cause })
    throw cause
  }
}

const maxFirstBackoffMs = 15_000

export function firstBackoffMs(): number {
  return Math.min(maxFirstBackoffMs, env().REVALIDATE_SECONDS * 1000)
}

const failuresBeforeBackoff = 5

/**
 * Runs a call behind a circuit breaker: opens after five failures in a row that affect every call, or one
 * `Retry-After`; later lets one probe through. Throws `not asked` while open. Cockatiel's breaker uses
 * the wall clock, and queues calls behind the probe.
 */
export async function withCircuitBreaker<T>(
  kind: string,
  path: string,
  call: () => Promise<T>,
): Promise<T> {
  const backoff = singleton(
    `breaker ${kind}`,
    () => new Backoff(firstBackoffMs(), firstBackoffMs(), failuresBeforeBackoff),
  )
  if (backoff.isBackingOff) throw new VendorError(path, 'not asked', 'backing off')
  backoff.halfOpen()
  const startedAt = performance.now()
  const reportSuccess = () => {
    if (backoff.succeed(startedAt)) log.info({ kind }, 'vendor responding again')
  }
  try {
    const result = await call()
    reportSuccess()
    return result
  } catch (error) {
    if (affectsEveryCall(error)) {
      const { backoffMs, isNew } = backoff.fail(toFailure(error))
      const retrySeconds = Math.round(backoffMs / 1000)
      if (isNew) log.warn({ kind, retrySeconds }, 'vendor failing, backing off')
    } else reportSuccess()
    throw error
  }
}
