import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueryFacts } from '@/lib/cache/cached-query'
import { log } from '@/lib/platform/log'
import { processState } from '@/lib/platform/process-state'

const steps = vi.hoisted(() => ({
  warmUp: vi.fn<() => Promise<void>>(),
  listsIdle: vi.fn<() => Promise<void>>(),
  listFacts: vi.fn<() => Record<string, Partial<QueryFacts>>>(),
}))
vi.mock('./queries', () => ({
  warmUp: steps.warmUp,
  listsIdle: steps.listsIdle,
  listFacts: steps.listFacts,
}))

const { becomeReady } = await import('./readiness')

const isReady = () => processState() === 'ok'

const never = () => new Promise<void>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.singletons = undefined
  steps.warmUp.mockReset().mockResolvedValue()
  steps.listsIdle.mockReset().mockResolvedValue()
  steps.listFacts.mockReset().mockReturnValue({})
})

afterEach(() => vi.useRealTimers())

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

describe('one line says which lists came and which did not, and why', () => {
  const good = { loaded: true, failure: null }
  const failure = {
    reason: 'status',
    status: 401,
    check: 'VENDOR_API_TOKEN',
    inARow: 1,
    secondsAgo: 0,
  }

  it('all of them', async () => {
    const info = vi.spyOn(log, 'info')
    steps.listFacts.mockReturnValue({ news: good, blog: good })
    await becomeReady()
    await vi.advanceTimersByTimeAsync(0)
    expect(info.mock.calls).toEqual([
      ['ready'],
      [{ loaded: ['news', 'blog'], old: {}, missing: {} }, 'lists asked for'],
    ])
  })

  it('some from before the start, some never', async () => {
    const warn = vi.spyOn(log, 'warn')
    steps.listFacts.mockReturnValue({
      news: good,
      blog: { loaded: true, failure },
      calendar: { loaded: false, failure },
      events: { loaded: false, failure: null },
    })
    await becomeReady()
    await vi.advanceTimersByTimeAsync(0)
    expect(warn.mock.calls).toEqual([
      [
        {
          loaded: ['news'],
          old: { blog: failure },
          missing: { calendar: failure, events: 'no answer yet' },
        },
        'lists asked for',
      ],
    ])
  })

  it('when the last call has ended, which keeps no reader waiting', async () => {
    const info = vi.spyOn(log, 'info')
    steps.listsIdle.mockImplementation(never)
    await becomeReady()
    expect(isReady()).toBe(true)
    expect(info.mock.calls).toEqual([['ready']])
  })
})
