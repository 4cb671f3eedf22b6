import { beforeEach, expect, it, vi } from 'vitest'
import { startAnew } from '@/tools/testing/new-process'

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
  revalidateChanged: vi.fn<(lists: readonly string[]) => void>(),
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

const ofAnother = (facts: object) => JSON.stringify({ ...facts, from: 'another' })

it('two instances share invalidation: what one tells, tags or lists that it found changed, the other does, and not itself', async () => {
  const { tellInstances, hear } = await setUp()
  await tellInstances({ tags: ['news'] })
  await tellInstances({ changed: ['events'] })
  const told = redis.publish.mock.calls.map(([channel, text]) => {
    expect(channel).toBe('site-revalidate')
    return text
  })
  for (const text of told) hear(text)
  const done = () =>
    [handlers.invalidate, handlers.revalidateChanged].map(({ mock }) => mock.calls.flat(2))
  expect(done()).toEqual([[], []])
  for (const text of told) hear(ofAnother(JSON.parse(text)))
  expect(done()).toEqual([['news'], ['events']])
  expect(handlers.invalidate).toHaveBeenCalledTimes(1)
})

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
