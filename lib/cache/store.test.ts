import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RedisStandIn } from '@/e2e/support/redis-stand-in'

let server: RedisStandIn
beforeEach(() => {
  server = new RedisStandIn()
})
afterEach(async () => {
  await server.close()
  vi.unstubAllEnvs()
})

it.each([
  ['maxmemory:0', [[{ set: 'maxmemory' }, 'redis has no bound in bytes']]],
  ['maxmemory:104857600', []],
])('a Redis with %s: %j', async (memory, lines) => {
  server.info = `loading:0\r\n${memory}\r\nmaxmemory_policy:volatile-lru`
  await server.open()
  vi.resetModules()
  globalThis.singletons?.clear()
  vi.stubEnv('REDIS_URL', server.url)
  const { log } = await import('@/lib/log')
  const warn = vi.spyOn(log, 'warn')
  const { connectStore } = await import('./store')
  await connectStore()
  await vi.waitFor(() => expect(server.commands.filter((name) => name === 'info')).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(warn.mock.calls).toEqual(lines)
})
