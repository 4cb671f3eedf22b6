import 'server-only'
import { AsyncResource } from 'node:async_hooks'

declare global {
  var outsideResource: AsyncResource | undefined
}

// Made when the server starts (lib/start.ts), when there is no request yet.
globalThis.outsideResource ??= new AsyncResource('vendor')

/**
 * Runs a call as if no page had asked for it. Next ties what a page fetches to that page's own cache
 * and life; a vendor's answer belongs to everybody who waits for it.
 */
export function outsideRequests<T>(call: () => T): T {
  return globalThis.outsideResource ? globalThis.outsideResource.runInAsyncScope(call) : call()
}
