import { Count } from '@/lib/metrics/count'
import { singleton } from '@/lib/singleton'
import { failureOf } from './errors'

const counts = () => singleton('vendor calls', () => ({ calls: new Count(), seconds: new Count() }))

/** Counts one vendor call by the resource in its path; `error` is what it failed with. */
export function countCall(path: string, seconds: number, error?: unknown): void {
  const resource = path.split('/')[2] ?? ''
  const { reason, status } = error === undefined ? { reason: 'answered' } : failureOf(error)
  counts().calls.add([resource, status === undefined ? reason : `${reason} ${status}`])
  counts().seconds.add([resource], seconds)
}

/** Calls since the start by resource and outcome, and how long those of each resource took together. */
export function vendorCalls(): { calls: Count; seconds: Count } {
  return counts()
}
