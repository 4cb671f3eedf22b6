import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetProcess } from '@/testing/new-process'
import { RedisStandIn } from '@/testing/redis-stand-in'

let server: RedisStandIn

beforeEach(async () => {
  server = new RedisStandIn()
  await server.open()
  resetProcess({ REDIS_URL: server.url })
})

afterEach(async () => {
  const { sharedRedis } = await import('./redis')
  sharedRedis()?.disconnect()
  await server.close()
})

async function start() {
  const { log } = await import('./log')
  const { sharedRedis } = await import('./redis')
  const redis = sharedRedis()
  if (!redis) throw new Error('no Redis')
  return { redis, warn: vi.spyOn(log, 'warn'), info: vi.spyOn(log, 'info') }
}

it('sharedRedis() is null without REDIS_URL', async () => {
  resetProcess({ REDIS_URL: '' })
  const { sharedRedis } = await import('./redis')
  expect(sharedRedis()).toBeNull()
})

it('logs "redis unavailable" with the reason, then "redis available again", when Redis restarts', async () => {
  const { redis, warn, info } = await start()
  await expect(redis.set('key', '1')).resolves.toBe('OK')
  await server.close()
  const reason = expect.stringContaining('ECONNREFUSED')
  await vi.waitFor(() => expect(warn.mock.calls).toEqual([[{ reason }, 'redis unavailable']]))
  await expect(redis.get('key')).rejects.toThrow()
  await server.open()
  await vi.waitFor(() => expect(info.mock.calls).toEqual([['redis available again']]))
  await expect(redis.set('key', '1')).resolves.toBe('OK')
})

it('a command fails while Redis is frozen, and later commands reach Redis again', async () => {
  const { redis, warn } = await start()
  await redis.set('key', '1')
  server.silent = true
  await expect(redis.get('key')).rejects.toThrow('timed out')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.anything(), 'redis unavailable'))
  server.silent = false
  await vi.waitFor(async () => expect(await redis.set('key', '1')).toBe('OK'))
})
