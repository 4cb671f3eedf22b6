import type { Registry } from 'prom-client'
import { bounds, requestCounts } from './requests'
import { counter } from './samples'

/** Requests by kind and status, and how long they took. */
export function aboutRequests(registers: Registry[]): void {
  counter(
    registers,
    {
      name: 'site_requests_total',
      help: 'Requests by what answered them ("kept" is a page out of the cache) and status',
      labelNames: ['kind', 'status'],
    },
    () =>
      Object.entries(requestCounts()).flatMap(([kind, { statuses }]) =>
        [...statuses].map(([status, value]) => ({ labels: { kind, status }, value })),
      ),
  )
  aboutTimes(registers)
}

/**
 * The parts of a histogram. The library's own would be told each request, which takes it six times as long as
 * counting does.
 */
function aboutTimes(registers: Registry[]): void {
  const name = 'site_request_seconds'
  const help = 'How long requests took, to the last byte handed to the connection'
  const counts = () => Object.entries(requestCounts())
  counter(registers, { name: `${name}_bucket`, help, labelNames: ['kind', 'le'] }, () =>
    counts().flatMap(([kind, { buckets }]) => {
      let upTo = 0
      return [...buckets].map((count, at) => {
        upTo += count
        return { labels: { kind, le: bounds[at] ?? '+Inf' }, value: upTo }
      })
    }),
  )
  counter(registers, { name: `${name}_count`, help, labelNames: ['kind'] }, () =>
    counts().map(([kind, { buckets }]) => ({
      labels: { kind },
      value: buckets.reduce((sum, one) => sum + one, 0),
    })),
  )
  counter(registers, { name: `${name}_sum`, help, labelNames: ['kind'] }, () =>
    counts().map(([kind, { seconds }]) => ({ labels: { kind }, value: seconds })),
  )
}
