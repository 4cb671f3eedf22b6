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

const secret = 'a-secret-of-thirty-two-characters'
const ownWebhook = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

class Listener extends EventEmitter {
  subscribe = vi.fn<() => Promise<void>>(async () => undefined)
}

let listener: Listener

beforeEach(() => {
  vi.resetModules()
  globalThis.relay = undefined
  listener = new Listener()
  redis.listen.mockReset().mockReturnValue(listener)
  redis.publish.mockReset().mockResolvedValue(1)
  ownWebhook.mockReset().mockImplementation(async () => new Response('{}'))
  vi.stubGlobal('fetch', ownWebhook)
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:6379')
  vi.stubEnv('REVALIDATE_SECRET', secret)
  vi.stubEnv('HOSTNAME', '127.0.0.1')
  vi.stubEnv('PORT', '3001')
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  globalThis.relay = undefined
})

async function setUp() {
  const { log } = await import('@/lib/log')
  const warn = vi.spyOn(log, 'warn')
  const { startRelay, tellOthers } = await import('./relay')
  startRelay()
  const hear = (text: string) => listener.emit('message', 'site-revalidate', text)
  return { warn, startRelay, tellOthers, hear }
}

const ofAnother = (tags: string[]) => JSON.stringify({ from: 'another', tags })

describe('with REDIS_URL two instances share invalidation', () => {
  it('what another instance says goes to the webhook of this one, as told on', async () => {
    const { hear } = await setUp()
    hear(ofAnother(['news', 'events']))
    expect(ownWebhook).toHaveBeenCalledExactlyOnceWith(
      'http://127.0.0.1:3001/api/revalidate',
      expect.objectContaining({
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'x-relayed': '1' },
        body: '{"tags":["news","events"]}',
      }),
    )
  })

  it.each([
    ['', 'http://127.0.0.1:3001'],
    ['0.0.0.0', 'http://127.0.0.1:3001'],
    ['::', 'http://127.0.0.1:3001'],
    ['::1', 'http://[::1]:3001'],
    ['site-one', 'http://site-one:3001'],
  ])('finds itself when it listens on "%s"', async (host, origin) => {
    vi.stubEnv('HOSTNAME', host)
    const { hear } = await setUp()
    hear(ofAnother(['news']))
    expect(ownWebhook.mock.lastCall?.[0]).toBe(`${origin}/api/revalidate`)
  })

  it('tells the others, and passes over its own words', async () => {
    const { tellOthers, hear } = await setUp()
    await tellOthers(['news'])
    const [channel, text = ''] = redis.publish.mock.lastCall ?? []
    expect(channel).toBe('site-revalidate')
    expect(JSON.parse(text)).toEqual({ from: expect.any(String), tags: ['news'] })
    hear(text)
    hear(ofAnother(['blog']))
    await vi.waitFor(() => expect(ownWebhook).toHaveBeenCalled())
    expect(ownWebhook.mock.calls.map(([, { body }]) => body)).toEqual(['{"tags":["blog"]}'])
  })

  it('listens once in a process', async () => {
    const { startRelay } = await setUp()
    startRelay()
    expect(redis.listen).toHaveBeenCalledTimes(1)
  })

  it.each(['REDIS_URL', 'REVALIDATE_SECRET'])('is off without %s', async (name) => {
    vi.stubEnv(name, '')
    const { tellOthers } = await setUp()
    await tellOthers(['news'])
    expect(redis.listen).not.toHaveBeenCalled()
    expect(redis.publish).not.toHaveBeenCalled()
  })
})

describe('a webhook call that does not reach the others is logged, and nothing else happens', () => {
  it.each([
    'news',
    '',
    'null',
    '{}',
    '{"from":"another"}',
    '{"from":"another","tags":["of a newer build"]}',
  ])('heard: %j', async (text) => {
    const { warn, hear } = await setUp()
    expect(() => hear(text)).not.toThrow()
    await vi.waitFor(() =>
      expect(warn.mock.calls).toEqual([[{ reason: expect.any(String) }, 'relay failed']]),
    )
    expect(ownWebhook).not.toHaveBeenCalled()
    hear(ofAnother(['news']))
    expect(ownWebhook).toHaveBeenCalledTimes(1)
  })

  it.each<[string, () => Promise<Response>]>([
    ['status 503', async () => new Response(null, { status: 503 })],
    ['refused', () => Promise.reject(new TypeError('refused'))],
  ])('its own webhook: %s', async (reason, answer) => {
    const { warn, hear } = await setUp()
    ownWebhook.mockImplementation(answer)
    hear(ofAnother(['news']))
    await vi.waitFor(() =>
      expect(warn.mock.calls).toEqual([
        [{ reason: expect.stringContaining(reason) }, 'relay failed'],
      ]),
    )
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
    const { warn, tellOthers } = await setUp()
    await expect(tellOthers(['news'])).resolves.toBeUndefined()
    expect(warn.mock.calls).toEqual([
      [{ reason: 'Error: Connection is closed.' }, 'other instances not told'],
    ])
  })
})
