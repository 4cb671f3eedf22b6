import { singleton } from '@/lib/singleton'

/**
 * What answered a request: a page that was kept or made for it, a file of the build, a picture or paper of
 * the vendor's, a form, the transfer certificate lookup, the webhook, what operators ask.
 */
export type RequestKind =
  | 'kept'
  | 'made'
  | 'file'
  | 'media'
  | 'form'
  | 'certificate'
  | 'webhook'
  | 'operator'
  | 'other'

/** Upper bounds of the histogram's buckets, in seconds. */
export const bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10] as const

/** The requests of one kind. Plain numbers: a kept page takes 0.05 ms, of which counting is a thousandth. */
export class RequestCount {
  readonly statuses = new Map<number, number>()
  /** How many took as long as each of `bounds`, but not as long as the one before; the last took longer. */
  readonly buckets = new Float64Array(bounds.length + 1)
  seconds = 0

  note(status: number, seconds: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    this.seconds += seconds
    let at = 0
    while (at < bounds.length && seconds > (bounds[at] ?? 0)) at += 1
    this.buckets[at] = (this.buckets[at] ?? 0) + 1
  }
}

/** All requests since the start, by their kind. */
export function requestCounts(): Record<RequestKind, RequestCount> {
  return singleton('request counts', () => ({
    kept: new RequestCount(),
    made: new RequestCount(),
    file: new RequestCount(),
    media: new RequestCount(),
    form: new RequestCount(),
    certificate: new RequestCount(),
    webhook: new RequestCount(),
    operator: new RequestCount(),
    other: new RequestCount(),
  }))
}
