// @module-tag attack
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { resetProcess } from '@/testing/new-process'
import { RedisStandIn } from '@/testing/redis-stand-in'
import type { Limit } from './limit'

const twice: Limit = { name: 'twice', points: 2, key: 'one' }
const thrice: Limit = { name: 'thrice', points: 3, key: 'one' }

afterEach(async () => {
  const { sharedRedis } = await import('@/lib/platform/redis')
  sharedRedis()?.disconnect()
})

async function setUp(redisUrl = '') {
  resetProcess({ REDIS_URL: redisUrl })
  return import('./limit')
}

async function setUpWithRedis() {
  const server = new RedisStandIn()
  await server.open()
  onTestFinished(() => server.close())
  const { consumeAll } = await setUp(server.url)
  const { sharedRedis } = await import('@/lib/platform/redis')
  return { server, consumeAll, redis: sharedRedis() }
}

it('a rate limit counts each key separately, says when to retry, and refunds points', async () => {
  const { consumeAll, refund } = await setUp()
  const one = [twice]
  expect(await consumeAll(one)).toBeNull()
  expect(await consumeAll(one)).toBeNull()
  expect(await consumeAll(one)).toEqual({ rate: 'twice', retrySeconds: expect.any(Number) })
  expect(await consumeAll([{ ...twice, key: 'another' }])).toBeNull()
  await refund([...one, ...one])
  expect(await consumeAll(one)).toBeNull()
})

it.each([
  ['second', [thrice, twice]],
  ['first', [twice, thrice]],
])(
  'if the %s of two rate limits rejects a request, the other limit loses no point',
  async (_what, rates) => {
    const { consumeAll } = await setUp()
    const both = rates.map((rate) => ({ ...rate, key: 'a' }))
    for (let at = 0; at < 5; at += 1) await consumeAll(both)
    expect((await consumeAll(both))?.rate).toBe('twice')
    const other = [{ ...thrice, key: 'a' }]
    expect(await consumeAll(other)).toBeNull()
    expect((await consumeAll(other))?.rate).toBe('thrice')
  },
)

it('an exceeded limit with exemptsFirstTimers rejects only clients that the previous limit counted', async () => {
  const { consumeAll } = await setUp()
  const sparing = (name: string) => ({
    name,
    points: 2,
    key: 'all',
    exemptsFirstTimers: true as const,
  })
  const [one, other] = [sparing('one'), sparing('other')]
  for (const rate of [one, other]) while ((await consumeAll([rate])) === null);
  const own = { ...thrice, key: 'a' }
  expect(await consumeAll([own, one])).toBeNull()
  expect((await consumeAll([own, one]))?.rate).toBe('one')
  expect((await consumeAll([{ ...own, key: 'b' }, one, other]))?.rate).toBe('other')
})

it('recognizes the error for an exceeded limit by its shape, not by its class', async () => {
  const { consumeAll, limiterOf } = await setUp()
  const one = [twice]
  await consumeAll(one)
  vi.spyOn(limiterOf(twice), 'consume').mockRejectedValue({ msBeforeNext: 4200 })
  expect(await consumeAll(one)).toEqual({ rate: 'twice', retrySeconds: 5 })
})

it('rejects a request that exceeds a limit in Redis, and does not count it in memory', async () => {
  const { consumeAll, redis } = await setUpWithRedis()
  const one = [twice]
  await consumeAll(one)
  Object.assign(redis ?? {}, { rlflxIncr: async () => [3, 4200] })
  for (let at = 0; at < 3; at += 1)
    expect(await consumeAll(one)).toEqual({ rate: 'twice', retrySeconds: 5 })
})

it('rate limits count in memory while Redis does not respond', async () => {
  const { server, consumeAll, redis } = await setUpWithRedis()
  await consumeAll([{ ...thrice, key: 'connects' }])
  await vi.waitFor(() => expect(redis?.status).toBe('ready'))
  server.silent = true
  const one = [twice]
  expect([await consumeAll(one), await consumeAll(one)]).toEqual([null, null])
  expect((await consumeAll(one))?.rate).toBe('twice')
})

it('rate limits count the first request in Redis, although the connection is not open yet', async () => {
  const { server, consumeAll } = await setUpWithRedis()
  await consumeAll([twice])
  expect(server.commands.filter((name) => name !== 'info')).not.toEqual([])
})
