import { beforeEach, expect, it, vi } from 'vitest'
import type { QueryFacts } from '@/lib/cache/cached-query'
import { log } from '@/lib/platform/log'
import { processState } from '@/lib/platform/process-state'

const steps = vi.hoisted(() => ({
  warmUp: vi.fn<() => Promise<void>>(async () => undefined),
  listsIdle: vi.fn<() => Promise<void>>(async () => undefined),
  listFacts: vi.fn<() => Record<string, Partial<QueryFacts>>>(() => ({})),
}))
vi.mock('./queries', () => steps)

const { becomeReady } = await import('./readiness')

beforeEach(() => {
  vi.useFakeTimers()
  globalThis.singletons = undefined
})

const good = { loaded: true, failure: null }
const failure = { reason: 'status', status: 401, inARow: 1, secondsAgo: 0 }

it.each([
  ['info', { news: good, blog: good }, { loaded: ['news', 'blog'], old: {}, missing: {} }],
  [
    'warn',
    {
      news: good,
      blog: { loaded: true, failure },
      calendar: { loaded: false, failure },
      events: { loaded: false, failure: null },
    },
    {
      loaded: ['news'],
      old: { blog: failure },
      missing: { calendar: failure, events: 'no answer yet' },
    },
  ],
] as const)(
  'one line (%s) says which lists came and which did not, and why',
  async (level, facts, line) => {
    const lines = vi.spyOn(log, level)
    steps.listFacts.mockReturnValue(facts)
    await becomeReady()
    expect(processState()).toBe('ok')
    await vi.advanceTimersByTimeAsync(0)
    expect(lines.mock.calls.at(-1)).toEqual([line, 'lists asked for'])
  },
)
