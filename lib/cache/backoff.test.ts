import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VendorStatusError } from '@/lib/vendor-api/errors'
import { Backoff } from './backoff'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it.each([
  ['5', 5000],
  ['60', 15_000],
])('with REVALIDATE_SECONDS=%s the first is %i ms', async (seconds, ms) => {
  vi.stubEnv('REVALIDATE_SECONDS', seconds)
  vi.resetModules()
  const { firstBackoffMs } = await import('./backoff')
  expect(firstBackoffMs()).toBe(ms)
})

describe('a query is not asked again', () => {
  const broken = new VendorStatusError('/api', 500)

  it('for the first time, doubled twice, a minute at most', () => {
    const lengths = (firstMs: number) => {
      const backoff = new Backoff(firstMs)
      return Array.from({ length: 4 }, () => backoff.begin(broken))
    }
    expect(lengths(10_000)).toEqual([
      { backoffMs: 10_000, failures: 1 },
      { backoffMs: 20_000, failures: 2 },
      { backoffMs: 40_000, failures: 3 },
      { backoffMs: 40_000, failures: 4 },
    ])
    expect(lengths(20_000).map(({ backoffMs }) => backoffMs)).toEqual([
      20_000, 40_000, 60_000, 60_000,
    ])
  })

  it('until it is over', () => {
    const backoff = new Backoff(10_000)
    expect(backoff.isOver).toBe(true)
    backoff.begin(broken)
    vi.advanceTimersByTime(9999)
    expect(backoff.isOver).toBe(false)
    vi.advanceTimersByTime(1)
    expect(backoff.isOver).toBe(true)
  })

  it.each([
    [{ forgetFailures: false }, { inARow: 1, secondsAgo: 2 }, 2],
    [{ forgetFailures: true }, null, 1],
  ])('or until it is ended: %j', (how, failure, failures) => {
    const backoff = new Backoff(10_000)
    backoff.begin(broken)
    vi.advanceTimersByTime(2000)
    backoff.end(how)
    expect(backoff.isOver).toBe(true)
    expect(backoff.failure).toEqual(failure && expect.objectContaining(failure))
    expect(backoff.begin(broken).failures).toBe(failures)
  })
})
