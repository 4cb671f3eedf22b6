import { beforeEach, expect, it, vi } from 'vitest'
import { Backoff } from './backoff'

beforeEach(() => {
  vi.useFakeTimers()
})
const broken = { reason: 'status', status: 500 }

it('Backoff doubles a pause of `firstMs` at most twice, and never exceeds a minute', () => {
  vi.advanceTimersByTime(5000)
  const failFourTimes = (firstMs: number) => {
    const backoff = new Backoff(firstMs)
    return Array.from({ length: 4 }, () => backoff.fail(broken))
  }
  expect(failFourTimes(10_000)).toEqual([
    { backoffMs: 10_000, failures: 1, isNew: true },
    { backoffMs: 20_000, failures: 2, isNew: false },
    { backoffMs: 40_000, failures: 3, isNew: false },
    { backoffMs: 40_000, failures: 4, isNew: false },
  ])
  const longer = failFourTimes(20_000).map(({ backoffMs }) => backoffMs / 1000)
  expect(longer).toEqual([20, 40, 60, 60])
})

it.each([
  ['fails', (backoff: Backoff) => backoff.fail(broken).backoffMs],
  ['succeeds', (backoff: Backoff, startedAt: number) => backoff.succeed(startedAt)],
])('Backoff pauses as long as Retry-After says, even if a concurrent call %s', (_how, end) => {
  const backoff = new Backoff(10_000)
  const startedAt = performance.now()
  vi.advanceTimersByTime(1)
  backoff.fail({ reason: 'status', status: 429, retryAfterSeconds: 600 })
  end(backoff, startedAt)
  vi.advanceTimersByTime(599_000)
  expect(backoff.isBackingOff).toBe(true)
  expect(backoff.failure).not.toBeNull()
  vi.advanceTimersByTime(1000)
  expect(backoff.isBackingOff).toBe(false)
  backoff.succeed(performance.now())
  expect(backoff.failure).toBeNull()
})
