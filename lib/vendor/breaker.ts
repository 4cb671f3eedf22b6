import 'server-only'
import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from 'cockatiel'
import { log } from '@/lib/log'
import { isOutage, isRefusal, VendorRestingError } from './errors'
import { retrySeconds } from './times'

const callsAtOnce = 8

/** A flood of unknown ids must not keep the lists' calls waiting for long, nor fill the memory. */
const callsWaiting = 64
const failuresBeforeRest = 5

/** What the last calls said: nothing yet, an answer, or that the vendor is left in peace. */
type VendorState = 'not asked yet' | 'answering' | 'failing'

declare global {
  var vendorGuard: ReturnType<typeof createGuard> | undefined
}

function createGuard() {
  const restSeconds = retrySeconds()
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restSeconds * 1000,
    breaker: new ConsecutiveBreaker(failuresBeforeRest),
  })
  breaker.onBreak(() => log.warn({ restSeconds }, 'vendor failing, left in peace'))
  breaker.onReset(() => log.info('vendor answering again'))
  const state: { vendor: VendorState } = { vendor: 'not asked yet' }
  const calls = wrap(bulkhead(callsAtOnce, callsWaiting), breaker)
  return { calls, state }
}

/** How the vendor's calls went last. */
export function vendorState(): VendorState {
  return globalThis.vendorGuard?.state.vendor ?? 'not asked yet'
}

/**
 * Runs one reading call with at most eight at a time in the process. Throws `VendorRestingError` when
 * too many wait already, and after five failures of the host in a row for a while (`retrySeconds`); then
 * one call tries again.
 */
export async function guarded<T>(path: string, call: () => Promise<T>): Promise<T> {
  globalThis.vendorGuard ??= createGuard()
  const { calls, state } = globalThis.vendorGuard
  try {
    const answer = await calls.execute(call)
    state.vendor = 'answering'
    return answer
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error))
    if (isBulkheadRejectedError(cause))
      throw new VendorRestingError(path, 'too many wait', { cause })
    state.vendor = isRefusal(error) ? 'answering' : 'failing'
    if (isBrokenCircuitError(cause)) throw new VendorRestingError(path, 'resting', { cause })
    throw error
  }
}
