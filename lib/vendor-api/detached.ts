import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { singleton } from '@/lib/platform/singleton'

const resource = () => singleton('detached', () => new AsyncResource('vendor call'))

// Made when the server starts (lib/platform/start.ts), when there is no request yet.
resource()

/**
 * Runs a call as if no page had asked for it: Next changes `fetch` within a render, and a vendor's
 * answer belongs to everybody who waits for it (docs/decisions/0004).
 */
export function detached<T>(call: () => T): T {
  return resource().runInAsyncScope(call)
}
