import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const { EventEmitter } = await vi.hoisted(() => import('node:events'))

const redis = vi.hoisted(() => ({
  listen: vi.fn<(url: string) => unknown>(),
  publish: vi.fn<(channel: string, text: string) => Promise<number>>(),
}))
vi.mock('@/lib/redis', () => ({
  impatientRedis: () => ({ publish: redis.publish }),
  listeningRedis: redis.listen,
}))

const hearing = {
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
  hearing.invalidate.mockReset().mockResolvedValue({})
  hearing.lookAgain.mockReset()
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:6379')
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

async function setUp() {
  const { log } = await import('@/lib/log')
  const warn = vi.spyOn(log, 'warn')
  const relay = await import('./relay')
  relay.startRelay(hearing)
  const hear = (text: string) => listener.emit('message', 'site-revalidate', text)
  return { ...relay, warn, hear }
}

const ofAnother = (tags: string[]) => JSON.stringify({ from: 'another', tags })

describe('with REDIS_URL two instances share invalidation', () => {
  it('what another instance says is done in this process', async () => {
    const { hear } = await setUp()
    hear(ofAnother(['news', 'events']))
    expect(hearing.invalidate).toHaveBeenCalledExactlyOnceWith(['news', 'events'])
  })

  it('tells the others, and passes over its own words', async () => {
    const { tellOthers, hear } = await setUp()
    await tellOthers(['news'])
    const [channel, text = ''] = redis.publish.mock.lastCall ?? []
    expect(channel).toBe('site-revalidate')
    expect(JSON.parse(text)).toEqual({ from: expect.any(String), tags: ['news'] })
    hear(text)
    hear(ofAnother(['blog']))
    expect(hearing.invalidate.mock.calls).toEqual([[['blog']]])
  })

  it('what it finds changed it tells a moment later, all together', async () => {
    vi.useFakeTimers()
    const { tellChanged } = await setUp()
    for (const list of ['news', 'blog', 'news']) tellChanged(list)
    await vi.advanceTimersByTimeAsync(1000)
    expect(redis.publish).toHaveBeenCalledTimes(1)
    const [, text = ''] = redis.publish.mock.lastCall ?? []
    expect(JSON.parse(text)).toMatchObject({ changed: ['news', 'blog'] })
    tellChanged('events')
    await vi.advanceTimersByTimeAsync(1000)
    expect(redis.publish).toHaveBeenCalledTimes(2)
  })

  it('what another found changed is looked for, and the vendor not asked', async () => {
    const { hear } = await setUp()
    hear(JSON.stringify({ from: 'another', changed: ['news'] }))
    expect(hearing.lookAgain).toHaveBeenCalledExactlyOnceWith(['news'])
    expect(hearing.invalidate).not.toHaveBeenCalled()
  })

  it('listens once in a process', async () => {
    const { startRelay } = await setUp()
    startRelay(hearing)
    expect(redis.listen).toHaveBeenCalledTimes(1)
  })

  it('is off without REDIS_URL', async () => {
    vi.stubEnv('REDIS_URL', '')
    const { tellOthers, tellChanged } = await setUp()
    await tellOthers(['news'])
    tellChanged('news')
    expect(redis.listen).not.toHaveBeenCalled()
    expect(redis.publish).not.toHaveBeenCalled()
  })
})

describe('a webhook call that does not reach the others is logged, and nothing else happens', () => {
  it.each(['news', '', 'null', '{}', '{"from":"another","tags":["of a newer build"]}'])(
    'heard: %j',
    async (text) => {
      const { warn, hear } = await setUp()
      expect(() => hear(text)).not.toThrow()
      await vi.waitFor(() =>
        expect(warn.mock.calls).toEqual([[{ reason: expect.any(String) }, 'relay failed']]),
      )
      expect(hearing.invalidate).not.toHaveBeenCalled()
      hear(ofAnother(['news']))
      expect(hearing.invalidate).toHaveBeenCalledTimes(1)
    },
  )

  it('a Redis that lets nobody listen', async () => {
    listener.subscribe.mockRejectedValue(new Error('NOPERM'))
    const { warn } = await setUp()
    await vi.waitFor(() =>
      expect(warn.mock.calls).toEqual([[{ reason: 'Error: NOPERM' }, 'relay failed']]),
    )
  })

  it('a Redis that is away', async () => {
    redis.publish.mockRejectedValue(new Error('Connection is closed.'))
    const { warn, tellOthers } = await setUp()
    await expect(tellOthers(['news'])).resolves.toBeUndefined()
    expect(warn.mock.calls).toEqual([
      [{ reason: 'Error: Connection is closed.' }, 'other instances not told'],
    ])
  })
})
