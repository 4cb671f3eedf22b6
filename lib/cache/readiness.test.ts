import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const steps = vi.hoisted(() => ({
  connectStore: vi.fn<() => Promise<void>>(),
  warmUp: vi.fn<() => Promise<void>>(),
}))
vi.mock('./store', () => ({ connectStore: steps.connectStore }))
vi.mock('./query', () => ({ warmUp: steps.warmUp }))

const { becomeReady, isReady } = await import('./readiness')

const never = () => new Promise<void>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.siteReady = undefined
  steps.connectStore.mockReset().mockResolvedValue()
  steps.warmUp.mockReset().mockResolvedValue()
})

afterEach(() => {
  vi.useRealTimers()
  globalThis.siteReady = undefined
})

describe('the server warms every list before it is ready', () => {
  it('is not ready until they were asked for', async () => {
    let answered = () => undefined
    steps.warmUp.mockImplementation(
      () =>
        new Promise((resolve) => {
          answered = () => void resolve()
        }),
    )
    expect(isReady()).toBe(false)
    const ready = becomeReady()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(isReady()).toBe(false)
    answered()
    await ready
    expect(isReady()).toBe(true)
  })

  it('waits for Redis first, so that a new instance asks it and not the vendor', async () => {
    await becomeReady()
    const [connected = 0] = steps.connectStore.mock.invocationCallOrder
    const [warmed = 0] = steps.warmUp.mock.invocationCallOrder
    expect(connected).toBeLessThan(warmed)
  })

  it.each([
    ['hangs', never],
    ['fails', () => Promise.reject(new Error('broken'))],
  ])('is ready after 30 s at most when a list %s', async (_how, warmUp) => {
    steps.warmUp.mockImplementation(warmUp)
    becomeReady().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(isReady()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isReady()).toBe(true)
  })

  it('leaves no timer behind', async () => {
    await becomeReady()
    expect(vi.getTimerCount()).toBe(0)
  })
})
