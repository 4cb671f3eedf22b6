import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RedisStandIn } from '@/e2e/support/redis-stand-in'
import { log } from './log'
import { impatientRedis, listeningRedis, untilConnected } from './redis'

let server: RedisStandIn
let clients: Redis[]

beforeEach(async () => {
  clients = []
  server = new RedisStandIn()
  await server.open()
})

afterEach(async () => {
  for (const client of clients) client.disconnect()
  await server.close()
})

function keep(client: Redis): Redis {
  clients.push(client)
  return client
}

async function connected(): Promise<Redis> {
  const redis = keep(impatientRedis(server.url, 'test'))
  await untilConnected(redis, 2000)
  expect(redis.status).toBe('ready')
  return redis
}

async function millisecondsOf(failing: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await expect(failing).rejects.toThrow()
  return performance.now() - start
}

describe('nobody waits more than half a second', () => {
  it('while Redis is away', async () => {
    await server.close()
    const redis = keep(impatientRedis(server.url, 'test'))
    expect(await millisecondsOf(redis.get('key'))).toBeLessThan(500)
  })

  it('while it is frozen', async () => {
    const redis = await connected()
    server.silent = true
    expect(await millisecondsOf(redis.get('key'))).toBeLessThan(500)
  })

  it('for a connection that never comes about', async () => {
    const redis = keep(new Redis(server.url, { lazyConnect: true }))
    await untilConnected(redis, 50)
    expect(redis.status).toBe('wait')
  })
})

describe('redis away, redis back', () => {
  it('is told once each, with its use and why, when Redis is killed', async () => {
    const warn = vi.spyOn(log, 'warn')
    const info = vi.spyOn(log, 'info')
    const redis = await connected()
    await server.close()
    const failures = vi.fn<(error: Error) => void>()
    redis.on('error', failures)
    await vi.waitFor(() => expect(failures.mock.calls.length).toBeGreaterThan(2), 5000)
    expect(warn.mock.calls).toEqual([
      [{ use: 'test', reason: expect.stringContaining('ECONNREFUSED') }, 'redis away'],
    ])
    await server.open()
    await vi.waitFor(() => expect(info.mock.calls).toEqual([[{ use: 'test' }, 'redis back']]), 5000)
    await expect(redis.set('key', '1')).resolves.toBe('OK')
  })

  it('is told when it is frozen for a second', async () => {
    const warn = vi.spyOn(log, 'warn')
    const redis = await connected()
    server.silent = true
    await expect(redis.get('key')).rejects.toThrow()
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), 5000)
    server.silent = false
    await vi.waitFor(async () => expect(await redis.set('key', '1')).toBe('OK'), 5000)
  })

  it('names a code where an error of several addresses has no message', async () => {
    const warn = vi.spyOn(log, 'warn')
    const redis = await connected()
    redis.emit('error', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))
    expect(warn.mock.calls).toEqual([[{ use: 'test', reason: 'ECONNREFUSED' }, 'redis away']])
  })
})

it('a connection that listens goes on listening when Redis comes back', async () => {
  const listener = keep(listeningRedis(server.url, 'test'))
  await listener.subscribe('channel')
  server.commands.length = 0
  await server.close()
  await server.open()
  await vi.waitFor(() => expect(server.commands).toContain('subscribe'), 5000)
})
