import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const parts = vi.hoisted(() => ({
  becomeReady: vi.fn<() => Promise<void>>(),
  prune: vi.fn<() => Promise<void>>(),
  startRelay: vi.fn<() => void>(),
}))
vi.mock('@/lib/cache/store', () => ({ store: () => ({ prune: parts.prune }) }))
vi.mock('@/lib/cache/lists', () => ({
  invalidate: vi.fn(),
  lookAgain: vi.fn(),
  rereadAll: vi.fn(),
}))
vi.mock('@/lib/cache/readiness', () => ({ becomeReady: parts.becomeReady }))
vi.mock('@/lib/cache/relay', () => ({ startRelay: parts.startRelay }))
vi.mock('@/lib/vendor-api/resources', () => ({}))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  parts.becomeReady.mockReset().mockResolvedValue()
  parts.prune.mockReset().mockResolvedValue()
  parts.startRelay.mockReset()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function startWith(env: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { log } = await import('./log')
  const lines = {
    info: vi.spyOn(log, 'info'),
    warn: vi.spyOn(log, 'warn'),
    error: vi.spyOn(log, 'error'),
  }
  const { start } = await import('./start')
  start()
  await vi.advanceTimersByTimeAsync(0)
  return lines
}

describe('the start-up log', () => {
  it('names the vendor and counts the placeholder values of the school', async () => {
    const { openPlaceholders } = await import('@/content/school')
    const { info } = await startWith({
      VENDOR_API_URL: 'https://vendor.example',
      SITE_URL: 'https://www.school.example',
    })
    expect(info.mock.calls[0]).toEqual([
      {
        site: 'https://www.school.example',
        vendor: 'https://vendor.example',
        placeholders: openPlaceholders.length,
      },
      'starting',
    ])
  })

  it('says so while demonstration content is in use, and of the variables only what cannot work', async () => {
    const built = { BUILT_FOR_SITE_URL: 'https://a.example' }
    const { info, warn } = await startWith({ VENDOR_API_URL: '', ...built })
    expect(info.mock.calls[0]?.[0]).toMatchObject({ vendor: 'embedded (demonstration content)' })
    const what = 'build again with SITE_URL=http://localhost:3000'
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ about: 'variables', do: what }), 'doctor'],
    ])
  })
})

it('a build calls no vendor at all', async () => {
  const { info } = await startWith({ NEXT_PHASE: PHASE_PRODUCTION_BUILD })
  for (const part of Object.values(parts)) expect(part).not.toHaveBeenCalled()
  expect(info).not.toHaveBeenCalled()
})

it('a start warms the lists, listens to the other instances and looks at what is set', async () => {
  await startWith()
  for (const part of Object.values(parts)) expect(part).toHaveBeenCalledTimes(1)
})

it('what is too old is removed once a day', async () => {
  await startWith()
  await vi.advanceTimersByTimeAsync(3 * 24 * 3600 * 1000)
  expect(parts.prune).toHaveBeenCalledTimes(4)
})

it('an error of the warming has its line, and ends nothing', async () => {
  parts.becomeReady.mockRejectedValue(new Error('broken'))
  const { error } = await startWith()
  expect(error.mock.calls).toEqual([[{ reason: 'Error: broken' }, 'lists not asked for']])
})
