// @module-tag attack
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { resetProcess } from '@/testing/new-process'
import { RedisStandIn } from '@/testing/redis-stand-in'
import type { Rate } from './limit'

const twice: Rate = { name: 'twice', points: 2, seconds: 600 }
const thrice: Rate = { name: 'thrice', points: 3, seconds: 600 }

afterEach(async () => {
  const { limits } = await import('./limit')
  limits().redis?.disconnect()
})

async function setUp(redisUrl = '') {
  resetProcess({ REDIS_URL: redisUrl })
  return import('./limit')
}

/** A process that counts in a Redis of its own. */
async function setUpWithRedis() {
  const server = new RedisStandIn()
  await server.open()
  onTestFinished(() => server.close())
  return { server, ...(await setUp(server.url)) }
}

it('limits each key, returns the time to wait, and can undo a count', async () => {
  const { consumeAll: countUp, refund: giveBack } = await setUp()
  const one = [{ rate: twice, key: 'one' }]
  expect(await countUp(one)).toBeNull()
  expect(await countUp(one)).toBeNull()
  expect(await countUp(one)).toEqual({ rate: 'twice', again: expect.any(Number) })
  expect(await countUp([{ rate: twice, key: 'another' }])).toBeNull()
  await giveBack([...one, ...one])
  expect(await countUp(one)).toBeNull()
})

it.each([
  ['after them', [thrice, twice]],
  ['before them', [twice, thrice]],
])('counts nothing for the other limits when one %s rejects', async (_what, rates) => {
  const { consumeAll: countUp } = await setUp()
  const both = rates.map((rate) => ({ rate, key: 'a' }))
  for (let at = 0; at < 5; at += 1) await countUp(both)
  expect((await countUp(both))?.rate).toBe('twice')
  const other = [{ rate: thrice, key: 'a' }]
  expect(await countUp(other)).toBeNull()
  expect((await countUp(other))?.rate).toBe('thrice')
})

it('rejects a returning client under the first limit where a second limit spares new ones', async () => {
  const { consumeAll: countUp } = await setUp()
  const sparing = (name: string) => ({
    rate: { name, points: 2, seconds: 600, exemptsFirstTimers: true as const },
    key: 'all',
  })
  const [one, other] = [sparing('one'), sparing('other')]
  for (const rate of [one, other]) while ((await countUp([rate])) === null);
  const own = { rate: thrice, key: 'a' }
  expect(await countUp([own, one])).toBeNull()
  expect((await countUp([own, one]))?.rate).toBe('one')
  expect((await countUp([{ ...own, key: 'b' }, one, other]))?.rate).toBe('other')
})

it('recognizes a refusal by shape, not by class', async () => {
  const { consumeAll: countUp, limits } = await setUp()
  const one = [{ rate: twice, key: 'one' }]
  await countUp(one)
  const limiter = limits().limiters.get('twice')
  if (!limiter) throw new Error('no limiter')
  vi.spyOn(limiter, 'consume').mockRejectedValue({ msBeforeNext: 4200 })
  expect(await countUp(one)).toEqual({ rate: 'twice', again: 5 })
})

it('refuses what Redis refuses, and does not count it locally', async () => {
  const { consumeAll: countUp, limits } = await setUpWithRedis()
  const one = [{ rate: twice, key: 'one' }]
  await countUp(one)
  Object.assign(limits().redis ?? {}, { rlflxIncr: async () => [3, 4200] })
  for (let at = 0; at < 3; at += 1) expect(await countUp(one)).toEqual({ rate: 'twice', again: 5 })
})

it('counts locally while Redis is frozen', async () => {
  const { server, consumeAll: countUp, limits } = await setUpWithRedis()
  await countUp([{ rate: thrice, key: 'connects' }])
  await vi.waitFor(() => expect(limits().redis?.status).toBe('ready'))
  server.silent = true
  const one = [{ rate: twice, key: 'one' }]
  expect([await countUp(one), await countUp(one)]).toEqual([null, null])
  expect((await countUp(one))?.rate).toBe('twice')
})

it('counts the first submission in Redis, although it opens the connection', async () => {
  // However long this machine takes for it.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { server, consumeAll: countUp } = await setUpWithRedis()
  await countUp([{ rate: twice, key: 'one' }])
  expect(server.commands.filter((name) => name !== 'info')).not.toEqual([])
})
