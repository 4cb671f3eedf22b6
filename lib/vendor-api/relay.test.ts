import { beforeEach, expect, it, vi } from 'vitest'
import { startAnew } from '@/e2e/support/new-process'

const { EventEmitter } = await vi.hoisted(() => import('node:events'))

const redis = vi.hoisted(() => ({
  listen: vi.fn<(url: string) => unknown>(),
  publish: vi.fn<(channel: string, text: string) => Promise<number>>(async () => 1),
}))
vi.mock('@/lib/platform/redis', () => ({
  failFastRedis: () => ({ publish: redis.publish }),
  listeningRedis: redis.listen,
}))

const handlers = {
  invalidate: vi.fn<(tags: readonly string[]) => Promise<unknown>>(async () => ({})),
  lookAgain: vi.fn<(lists: readonly string[]) => void>(),
}

class Listener extends EventEmitter {
  subscribe = vi.fn<() => Promise<void>>(async () => undefined)
}

let listener: Listener

beforeEach(() => {
  listener = new Listener()
  redis.listen.mockReturnValue(listener)
  startAnew({ REDIS_URL: 'redis://127.0.0.1:6379' })
})

async function setUp() {
  const { log } = await import('@/lib/platform/log')
  const warn = vi.spyOn(log, 'warn')
  const relay = await import('./relay')
  relay.startRelay(handlers)
  const hear = (text: string) => listener.emit('message', 'site-revalidate', text)
  return { ...relay, warn, hear }
}

const ofAnother = (facts: object) => JSON.stringify({ from: 'another', ...facts })

it('what another instance says is done here: tags are asked for, what it found changed is looked for', async () => {
  const { hear } = await setUp()
  hear(ofAnother({ tags: ['news', 'events'] }))
  expect(handlers.invalidate).toHaveBeenCalledExactlyOnceWith(['news', 'events'])
  expect(handlers.lookAgain.mock.calls.flat(2)).toEqual([])
  hear(ofAnother({ changed: ['news'] }))
  expect(handlers.lookAgain).toHaveBeenLastCalledWith(['news'])
  expect(handlers.invalidate).toHaveBeenCalledTimes(1)
})

it.each([{ tags: ['news'] }, { changed: ['news'] }])(
  'two instances share invalidation: tells the others %j, and passes over its own words',
  async (facts) => {
    const { tellInstances, hear } = await setUp()
    await tellInstances(facts)
    const [channel, text = ''] = redis.publish.mock.lastCall ?? []
    expect(channel).toBe('site-revalidate')
    expect(JSON.parse(text)).toEqual({ from: expect.any(String), ...facts })
    hear(text)
    hear(ofAnother({ tags: ['blog'] }))
    expect(handlers.invalidate.mock.calls).toEqual([[['blog']]])
  },
)

it('a webhook call that does not reach the others is logged, and nothing else happens', async () => {
  listener.subscribe.mockRejectedValue(new Error('NOPERM'))
  redis.publish.mockRejectedValue(new Error('closed'))
  const { warn, tellInstances, hear } = await setUp()
  await tellInstances({ tags: ['news'] })
  hear('news')
  hear('{}')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(4))
  const told = (reason: unknown, text = 'relay failed') => [{ reason }, text]
  expect(warn.mock.calls).toEqual(
    expect.arrayContaining([
      told('Error: NOPERM'),
      told('Error: closed', 'other instances not told'),
      told(expect.stringContaining('SyntaxError')),
      told('not a message of this build'),
    ]),
  )
  expect(handlers.invalidate).not.toHaveBeenCalled()
  hear(ofAnother({ tags: ['news'] }))
  expect(handlers.invalidate).toHaveBeenCalledTimes(1)
})
