import { Histogram } from 'prom-client'
import { logStep } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { toFailure } from './errors'

export function callHistogram(): Histogram<'resource' | 'outcome'> {
  return singleton(
    'vendor calls',
    () =>
      new Histogram({
        name: 'site_vendor_call_seconds',
        help: 'Seconds that vendor calls took, by resource and outcome: "answered" or the reason of the failure',
        labelNames: ['resource', 'outcome'],
        buckets: [0.1, 0.5, 2.5, 10],
        registers: [],
      }),
  )
}

export function observeCall(path: string, seconds: number, error?: unknown): void {
  const resource = path.split('/')[2] ?? ''
  const { reason, status } = error === undefined ? { reason: 'answered' } : toFailure(error)
  const outcome = status === undefined ? reason : `${reason} ${status}`
  callHistogram().observe({ resource, outcome }, seconds)
  logStep('vendor call', seconds * 1000, resource)
}
