import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RedisStandIn } from '@/testing/redis-stand-in'
import { log } from './log'
import { failFastRedis, untilConnected } from './redis'

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
  const redis = keep(failFastRedis(server.url, 'test'))
  await untilConnected(redis, 2000)
  expect(redis.status).toBe('ready')
  // Redis before 7.2 gets no command that it does not support.
  expect(server.commands).toEqual(['info'])
  return redis
}

it('logs "redis unavailable" with the reason, then "redis available again", when Redis restarts', async () => {
  const warn = vi.spyOn(log, 'warn')
  const info = vi.spyOn(log, 'info')
  const redis = await connected()
  await server.close()
  const failures = vi.fn<(error: Error) => void>()
  redis.on('error', failures)
  await vi.waitFor(() => expect(failures.mock.calls.length).toBeGreaterThan(2))
  const reason = expect.stringContaining('ECONNREFUSED')
  expect(warn.mock.calls).toEqual([[{ use: 'test', reason }, 'redis unavailable']])
  await server.open()
  const line = [{ use: 'test' }, 'redis available again']
  await vi.waitFor(() => expect(info.mock.calls).toEqual([line]))
  await expect(redis.set('key', '1')).resolves.toBe('OK')
})

it('logs "redis unavailable" if Redis is frozen for a second, and later sends commands again', async () => {
  const warn = vi.spyOn(log, 'warn')
  const redis = await connected()
  server.silent = true
  await expect(redis.get('key')).rejects.toThrow()
  const away = [{ use: 'test', reason: 'silent for a second' }, 'redis unavailable']
  await vi.waitFor(() => expect(warn.mock.calls.at(-1)).toEqual(away))
  server.silent = false
  await vi.waitFor(async () => expect(await redis.set('key', '1')).toBe('OK'))
})

it.each([
  ["READONLY You can't write against a read only replica.", false],
  ['no response in time', true],
])('logs only the first of several failed Redis commands: %s', async (reason, silent) => {
  const warn = vi.spyOn(log, 'warn')
  const redis = await connected()
  Object.assign(server, { silent, refusal: silent ? '' : reason })
  for (let at = 0; at < 2; at += 1) await expect(redis.set('key', '1')).rejects.toThrow(reason)
  expect(warn.mock.calls).toEqual([[{ use: 'test', reason }, 'redis command failed']])
})

/** Source of a Redis in another thread, which responds while this one is busy. */
const redisThread = `
  const server = require('node:net').createServer((socket) => {
    socket.on('data', (data) => {
      for (const _ of String(data).matchAll(/^\\*/gm)) socket.write('+redis_version:7.0.0\\r\\n')
    })
  })
  server.listen(0, '127.0.0.1', () =>
    require('node:worker_threads').parentPort.postMessage(server.address().port))
`

it('does not report Redis as unavailable if a command waits only because this process is busy', async () => {
  const warn = vi.spyOn(log, 'warn')
  const thread = new Worker(redisThread, { eval: true })
  const [port] = await once(thread, 'message')
  const redis = keep(failFastRedis(`redis://127.0.0.1:${port}`, 'test'))
  await untilConnected(redis, 2000)
  const command = redis.get('key')
  const until = performance.now() + 1300
  while (performance.now() < until);
  await expect(command).resolves.toBeTruthy()
  await expect(redis.get('key')).resolves.toBeTruthy()
  expect(warn).not.toHaveBeenCalled()
  await thread.terminate()
})
