import { afterEach, expect, it, vi } from 'vitest'

vi.mock('@/lib/log', () => ({ log: { warn: vi.fn(), info: vi.fn() } }))
vi.mock('./times', () => ({ retrySeconds: () => 1 }))

const { guarded, vendorState } = await import('./breaker')
const { VendorNetworkError, VendorRestingError, VendorShapeError } = await import('./errors')

afterEach(() => {
  globalThis.vendorGuard = undefined
  vi.useRealTimers()
})

function hangingCalls(count: number) {
  let underWay = 0
  const ends: (() => void)[] = []
  const calls = Array.from({ length: count }, (_, index) =>
    guarded(`/${index}`, () => {
      underWay += 1
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  return { calls, ends, underWay: () => underWay }
}

it('at most eight calls at a time', async () => {
  const { calls, ends, underWay } = hangingCalls(20)
  await vi.waitFor(() => expect(underWay()).toBe(8))
  ends.shift()?.()
  await vi.waitFor(() => expect(underWay()).toBe(9))
  while (underWay() < 20 || ends.length > 0) {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await Promise.all(calls)
})

it('a flood is turned away instead of kept waiting, and says nothing of the vendor', async () => {
  const { calls, ends, underWay } = hangingCalls(72)
  await vi.waitFor(() => expect(underWay()).toBe(8))
  await expect(guarded('/more', async () => 1)).rejects.toBeInstanceOf(VendorRestingError)
  expect(vendorState()).toBe('not asked yet')
  while (underWay() < 72 || ends.length > 0) {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await Promise.all(calls)
  expect(vendorState()).toBe('answering')
})

it('after five failures of the host in a row nothing is asked for a while, then one call tries', async () => {
  vi.useFakeTimers()
  const call = vi.fn(async () => {
    throw new VendorNetworkError('/api', 'refused')
  })
  for (let at = 0; at < 5; at += 1) await expect(guarded('/api', call)).rejects.toThrow('refused')
  expect(vendorState()).toBe('failing')
  await expect(guarded('/api', call)).rejects.toBeInstanceOf(VendorRestingError)
  expect(call).toHaveBeenCalledTimes(5)
  vi.advanceTimersByTime(1100)
  await expect(guarded('/api', async () => 'there')).resolves.toBe('there')
  expect(vendorState()).toBe('answering')
})

it('odd bodies do not count as failures of the host', async () => {
  const call = vi.fn(async () => {
    throw new VendorShapeError('/api', 'odd')
  })
  for (let at = 0; at < 8; at += 1) await expect(guarded('/api', call)).rejects.toThrow('odd')
  expect(call).toHaveBeenCalledTimes(8)
})
