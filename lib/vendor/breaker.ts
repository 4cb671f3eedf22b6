import 'server-only'
import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  wrap,
} from 'cockatiel'
import { log } from '@/lib/log'
import { isOutage, VendorRestingError } from './errors'
import { retrySeconds } from './times'

const callsAtOnce = 8
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
  const calls = wrap(bulkhead(callsAtOnce, Number.POSITIVE_INFINITY), breaker)
  return { calls, state }
}

/** How the vendor's calls went last. */
export function vendorState(): VendorState {
  return globalThis.vendorGuard?.state.vendor ?? 'not asked yet'
}

/**
 * Runs one reading call with at most eight at a time in the process; after five failures of the host
 * in a row nothing is asked for a while (`retrySeconds`, `VendorRestingError`), then one call tries
 * again.
 */
export async function guarded<T>(path: string, call: () => Promise<T>): Promise<T> {
  globalThis.vendorGuard ??= createGuard()
  const { calls, state } = globalThis.vendorGuard
  try {
    const answer = await calls.execute(call)
    state.vendor = 'answering'
    return answer
  } catch (error) {
    state.vendor = 'failing'
    if (error instanceof Error && isBrokenCircuitError(error))
      throw new VendorRestingError(path, 'resting', { cause: error })
    throw error
  }
}
