import { Histogram } from 'prom-client'
import { singleton } from '@/lib/platform/singleton'

const kinds = [
  'cached',
  'rendered',
  'file',
  'media',
  'form',
  'certificate',
  'webhook',
  'operator',
  'other',
] as const

/**
 * Metrics label of a request: a page from the cache (`cached`) or from Next (`rendered`), a file of the build, a picture or
 * file of the vendor (`media`), a form, the certificate lookup, the webhook, or an operator's call.
 */
export type RequestKind = (typeof kinds)[number]

export function requestTimes(): Histogram<'kind' | 'status'> {
  return singleton('request times', () => {
    const times = new Histogram({
      name: 'site_request_seconds',
      help: 'Seconds until the last byte of a response was written, by kind ("cached" is a page from the cache) and status',
      labelNames: ['kind', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
      registers: [],
    })
    // Prometheus' increase() ignores the first value of a new series, so each starts at zero.
    for (const kind of kinds) times.zero({ kind, status: 500 })
    return times
  })
}
