// @module-tag attack
import { beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import {
  VendorNetworkError,
  VendorNotCalledError,
  VendorShapeError,
  VendorStatusError,
} from './errors'
import { type Group, withBulkhead, withCircuitBreaker } from './limits'

beforeEach(() => {
  globalThis.singletons = undefined
})

/** Calls that do not end, and how to end each that has begun. */
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
])('%s: at most %i calls at a time', async (group, most) => {
  const ends = hangingCalls(group, most + 3)
  await vi.waitFor(() => expect(ends).toHaveLength(most))
  ends[0]?.()
  await vi.waitFor(() => expect(ends).toHaveLength(most + 1))
})

/** The first back-off, as long as the operator sets no shorter one. */
const firstMs = 15_000
const ask = (kind: string, call: () => Promise<unknown>) => withCircuitBreaker(kind, '/api', call)
const fails = (error: Error) => vi.fn(async () => Promise.reject(error))

it.each([
  ['of the host', new VendorNetworkError('/api', 'refused')],
  ['for a wrong token', new VendorStatusError('/api', 401)],
  ['for too many calls', new VendorStatusError('/api', 429)],
])(
  'after five failures %s in a row nothing is asked for a while, then one call tries; each is told once',
  async (_why, error) => {
    vi.useFakeTimers()
    const [warned, informed] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'info')]
    const call = fails(error)
    for (let at = 0; at < 5; at += 1) await expect(ask('album', call)).rejects.toBe(error)
    await expect(ask('album', call)).rejects.toThrow(/backing off/)
    expect(call).toHaveBeenCalledTimes(5)
    await expect(ask('post', async () => 'there')).resolves.toBe('there')
    // A clock that is set back keeps nobody out.
    vi.setSystemTime(0)
    vi.advanceTimersByTime(firstMs)
    await expect(ask('album', call)).rejects.toBe(error)
    vi.advanceTimersByTime(firstMs)
    let end = (_answer: string) => {}
    const trying = ask('album', () => new Promise<string>((resolve) => (end = resolve)))
    await expect(ask('album', call)).rejects.toBeInstanceOf(VendorNotCalledError)
    end('there')
    await expect(trying).resolves.toBe('there')
    await expect(ask('album', async () => 'there')).resolves.toBe('there')
    expect(warned.mock.calls).toEqual([
      [{ kind: 'album', retrySeconds: 15 }, 'vendor failing, not asked for a while'],
    ])
    expect(informed.mock.calls).toEqual([[{ kind: 'album' }, 'vendor answering again']])
  },
)

it('Retry-After is heeded at once, for every record of the kind', async () => {
  vi.useFakeTimers()
  await expect(ask('album', fails(new VendorStatusError('/api', 429, 600)))).rejects.toThrow('429')
  vi.advanceTimersByTime(599_000)
  await expect(ask('album', async () => 'there')).rejects.toBeInstanceOf(VendorNotCalledError)
  vi.advanceTimersByTime(1000)
  await expect(ask('album', async () => 'there')).resolves.toBe('there')
})

it.each([
  ['an odd body', new VendorShapeError('/api', 'odd')],
  ['a record that is not there', new VendorStatusError('/api', 404)],
])('%s says nothing of other calls, but that the vendor answers', async (_what, error) => {
  const call = fails(error)
  for (let at = 0; at < 8; at += 1) await expect(ask('album', call)).rejects.toBe(error)
  const broken = fails(new VendorStatusError('/api', 500))
  for (let at = 0; at < 8; at += 1) await ask('album', at === 4 ? call : broken).catch(() => null)
  expect(call).toHaveBeenCalledTimes(9)
  expect(broken).toHaveBeenCalledTimes(7)
})
