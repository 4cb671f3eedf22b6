// @module-tag attack
import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { statusError } from '@/testing/vendor-error'
import { VendorError } from './errors'
import { type Group, withBulkhead, withCircuitBreaker } from './limits'

beforeEach(() => {
  globalThis.singletons = undefined
})

/** Starts calls that never end, and returns a function to end each that has started. */
function hangingCalls(group: Group, count: number): (() => void)[] {
  const ends: (() => void)[] = []
  for (let at = 0; at < count; at += 1)
    void withBulkhead(group, '/api', () => new Promise<void>((resolve) => ends.push(resolve)))
  return ends
}

it.each<[Group, number]>([
  ['lists', 8],
  ['records', 4],
  ['unlisted', 2],
  ['posts', 32],
  ['lookups', 4],
])('limits the concurrent vendor calls of the group "%s" to %i', async (group, max) => {
  const ends = hangingCalls(group, max + 3)
  await vi.waitFor(() => expect(ends).toHaveLength(max))
  ends[0]?.()
  await vi.waitFor(() => expect(ends).toHaveLength(max + 1))
})

const firstMs = 15_000
const callVendor = (kind: string, call: () => Promise<unknown>) =>
  withCircuitBreaker(kind, '/api', call)
const fails = (error: Error) => vi.fn(async () => Promise.reject(error))

it.each([
  ['network errors', new VendorError('/api', 'network', 'refused')],
  ['responses with status 401', statusError(401)],
  ['responses with status 429', statusError(429)],
])(
  'opens the circuit breaker after five %s in a row, and lets one probe through after a delay',
  async (_why, error) => {
    vi.useFakeTimers()
    const [warned, informed] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')]
    const call = fails(error)
    for (let at = 0; at < 5; at += 1) await expect(callVendor('album', call)).rejects.toBe(error)
    await expect(callVendor('album', call)).rejects.toThrow(/backing off/)
    expect(call).toHaveBeenCalledTimes(5)
    await expect(callVendor('post', async () => 'there')).resolves.toBe('there')
    // Setting the system clock back must not keep the circuit open.
    vi.setSystemTime(0)
    vi.advanceTimersByTime(firstMs)
    await expect(callVendor('album', call)).rejects.toBe(error)
    vi.advanceTimersByTime(firstMs)
    let end = (_answer: string) => {}
    const trying = callVendor('album', () => new Promise<string>((resolve) => (end = resolve)))
    await expect(callVendor('album', call)).rejects.toMatchObject({ reason: 'not asked' })
    end('there')
    await expect(trying).resolves.toBe('there')
    await expect(callVendor('album', async () => 'there')).resolves.toBe('there')
    expect(warned.mock.calls).toEqual([
      [{ kind: 'album', retrySeconds: 15 }, 'vendor failing, backing off'],
    ])
    expect(informed.mock.calls).toEqual([[{ kind: 'album' }, 'vendor responding again']])
  },
)

it('a single 429 response opens the circuit breaker for the time in its Retry-After header', async () => {
  vi.useFakeTimers()
  const call = () => callVendor('album', async () => 'there')
  const limited = callVendor('album', fails(statusError(429, 600)))
  await expect(limited).rejects.toThrow('429')
  vi.advanceTimersByTime(599_000)
  await expect(call()).rejects.toMatchObject({ reason: 'not asked' })
  vi.advanceTimersByTime(1000)
  await expect(call()).resolves.toBe('there')
})

it.each([
  ['a body of the wrong shape', new VendorError('/api', 'wrong shape', 'odd')],
  ['a 404 for a record', statusError(404)],
])(
  'the circuit breaker counts %s as a success, and resets its count of failures',
  async (_what, error) => {
    const call = fails(error)
    for (let at = 0; at < 8; at += 1) await expect(callVendor('album', call)).rejects.toBe(error)
    const broken = fails(statusError(500))
    for (let at = 0; at < 8; at += 1)
      await callVendor('album', at === 4 ? call : broken).catch(() => null)
    expect(call).toHaveBeenCalledTimes(9)
    expect(broken).toHaveBeenCalledTimes(7)
  },
)
