import 'server-only'
import { type BulkheadPolicy, bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { log } from '@/lib/log'
import { singleton } from '@/lib/singleton'
import { concernsEveryCall, VendorRestingError } from './errors'

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

/** Runs one call of a group. Throws `VendorRestingError` when too many of the group wait already. */
export async function limited<T>(group: Group, path: string, call: () => Promise<T>): Promise<T> {
  const [atOnce, waiting] = groups[group]
  const policy = singleton<BulkheadPolicy>(`bulkhead ${group}`, () => bulkhead(atOnce, waiting))
  try {
    return await policy.execute(call)
  } catch (cause) {
    if (cause instanceof Error && isBulkheadRejectedError(cause))
      throw new VendorRestingError(path, 'too many wait', { cause })
    throw cause
  }
}

const failuresBeforeRest = 5

/**
 * Runs calls of one kind behind a breaker of its own: after five failures in a row that concern every
 * call nothing is asked for `restMs`, then one call tries. Throws `VendorRestingError` meanwhile. Time
 * is counted by a steady clock.
 */
export async function behindBreaker<T>(
  kind: string,
  restMs: number,
  path: string,
  call: () => Promise<T>,
): Promise<T> {
  const breaker = singleton(`breaker ${kind}`, () => ({ failures: 0, openUntil: 0 }))
  const isOpen = () => breaker.failures >= failuresBeforeRest
  if (isOpen() && performance.now() < breaker.openUntil)
    throw new VendorRestingError(path, 'resting')
  // The call that tries keeps the others out meanwhile.
  breaker.openUntil = performance.now() + restMs
  const answered = () => {
    if (isOpen()) log.info({ kind }, 'vendor answering again')
    breaker.failures = 0
  }
  try {
    const answer = await call()
    answered()
    return answer
  } catch (error) {
    if (concernsEveryCall(error)) {
      breaker.failures += 1
      breaker.openUntil = performance.now() + restMs
      if (breaker.failures === failuresBeforeRest)
        log.warn({ kind, restSeconds: restMs / 1000 }, 'vendor failing, left in peace')
    } else answered()
    throw error
  }
}
