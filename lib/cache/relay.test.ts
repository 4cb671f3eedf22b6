import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const { EventEmitter } = await vi.hoisted(() => import('node:events'))

const redis = vi.hoisted(() => ({
  listen: vi.fn<(url: string) => unknown>(),
  publish: vi.fn<(channel: string, text: string) => Promise<number>>(),
}))
vi.mock('@/lib/platform/redis', () => ({
  failFastRedis: () => ({ publish: redis.publish }),
  listeningRedis: redis.listen,
}))

const handlers = {
  invalidate: vi.fn<(tags: readonly string[]) => Promise<unknown>>(),
  lookAgain: vi.fn<(lists: readonly string[]) => void>(),
}

class Listener extends EventEmitter {
  subscribe = vi.fn<() => Promise<void>>(async () => undefined)
}

let listener: Listener

beforeEach(() => {
  vi.resetModules()
  globalThis.singletons = undefined
  listener = new Listener()
  redis.listen.mockReset().mockReturnValue(listener)
  redis.publish.mockReset().mockResolvedValue(1)
  handlers.invalidate.mockReset().mockResolvedValue({})
  handlers.lookAgain.mockReset()
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:6379')
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

async function setUp() {
  const { log } = await import('@/lib/platform/log')
  const warn = vi.spyOn(log, 'warn')
  const relay = await import('./relay')
  relay.startRelay(handlers)
  const hear = (text: string) => listener.emit('message', 'site-revalidate', text)
  return { ...relay, warn, hear }
}

const ofAnother = (tags: string[]) => JSON.stringify({ from: 'another', tags })

describe('with REDIS_URL two instances share invalidation', () => {
  it('what another instance says is done in this process', async () => {
    const { hear } = await setUp()
    hear(ofAnother(['news', 'events']))
    expect(handlers.invalidate).toHaveBeenCalledExactlyOnceWith(['news', 'events'])
    expect(handlers.lookAgain.mock.calls.flat(2)).toEqual([])
  })

  it('tells the others, and passes over its own words', async () => {
    const { publishTags, hear } = await setUp()
    await publishTags(['news'])
    const [channel, text = ''] = redis.publish.mock.lastCall ?? []
    expect(channel).toBe('site-revalidate')
    expect(JSON.parse(text)).toEqual({ from: expect.any(String), tags: ['news'] })
    hear(text)
    hear(ofAnother(['blog']))
    expect(handlers.invalidate.mock.calls).toEqual([[['blog']]])
  })

  it('what it finds changed it tells a moment later, all together', async () => {
    vi.useFakeTimers()
    const { publishChange } = await setUp()
    for (const list of ['news', 'blog', 'news']) publishChange(list)
    await vi.advanceTimersByTimeAsync(1000)
    expect(redis.publish).toHaveBeenCalledTimes(1)
    const [, text = ''] = redis.publish.mock.lastCall ?? []
    expect(JSON.parse(text)).toMatchObject({ changed: ['news', 'blog'] })
    publishChange('events')
    await vi.advanceTimersByTimeAsync(1000)
    expect(redis.publish).toHaveBeenCalledTimes(2)
  })

  it('what another found changed is looked for, and the vendor not asked', async () => {
    const { hear } = await setUp()
    hear(JSON.stringify({ from: 'another', changed: ['news'] }))
    expect(handlers.lookAgain).toHaveBeenCalledExactlyOnceWith(['news'])
    expect(handlers.invalidate).not.toHaveBeenCalled()
  })

  it('listens once in a process', async () => {
    const { startRelay } = await setUp()
    startRelay(handlers)
    expect(redis.listen).toHaveBeenCalledTimes(1)
  })

  it('is off without REDIS_URL', async () => {
    vi.stubEnv('REDIS_URL', '')
    vi.useFakeTimers()
    const { publishTags, publishChange } = await setUp()
    await publishTags(['news'])
    publishChange('news')
    await vi.advanceTimersByTimeAsync(1000)
    expect(redis.listen).not.toHaveBeenCalled()
    expect(redis.publish).not.toHaveBeenCalled()
  })
})

describe('a webhook call that does not reach the others is logged, and nothing else happens', () => {
  it.each([
    ['news', expect.stringContaining('SyntaxError')],
    ['', expect.stringContaining('SyntaxError')],
    ['null', 'not a message of this build'],
    ['{}', 'not a message of this build'],
  ])('heard: %j', async (text, reason) => {
    const { warn, hear } = await setUp()
    expect(() => hear(text)).not.toThrow()
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([[{ reason }, 'relay failed']]))
    expect(handlers.invalidate).not.toHaveBeenCalled()
    hear(ofAnother(['news']))
    expect(handlers.invalidate).toHaveBeenCalledTimes(1)
  })

  it('a Redis that lets nobody listen', async () => {
    listener.subscribe.mockRejectedValue(new Error('NOPERM'))
    const { warn } = await setUp()
    await vi.waitFor(() =>
      expect(warn.mock.calls).toEqual([[{ reason: 'Error: NOPERM' }, 'relay failed']]),
    )
  })

  it('a Redis that is away', async () => {
    redis.publish.mockRejectedValue(new Error('Connection is closed.'))
    const { warn, publishTags } = await setUp()
    await expect(publishTags(['news'])).resolves.toBeUndefined()
    expect(warn.mock.calls).toEqual([
      [{ reason: 'Error: Connection is closed.' }, 'other instances not told'],
    ])
  })
})
