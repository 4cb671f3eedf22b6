import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

/** The store of a process that has just started in an environment. */
async function start(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  vi.resetModules()
  globalThis.singletons?.clear()
  return import('./store')
}

it('answers of one vendor and school never meet those of another', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'store-'))
  const VENDOR_API_URL = 'http://one.example'
  const answer = { storedAt: 1_000_000, raw: ['A'] }
  const own = { DATA_DIR, VENDOR_API_URL, SCHOOL_CODE: 'DPSSWB' }
  const first = await start(own)
  await first.store().write('news', answer)
  for (const [environment, expected] of [
    [own, answer],
    [{ ...own, VENDOR_API_URL: 'http://two.example' }, null],
    [{ ...own, SCHOOL_CODE: 'DPSXYZ' }, null],
  ] as const) {
    const { store } = await start(environment)
    expect(store().isShared).toBe(false)
    expect(await store().read('news')).toEqual(expected)
  }
  expect(await readdir(DATA_DIR)).toEqual(['cache'])
  const folders = await readdir(path.join(DATA_DIR, 'cache'))
  expect(folders).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)])
  await rm(DATA_DIR, { recursive: true })
})

it('a folder restored from a back-up has the answers that were kept with a Redis, which is empty', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'store-'))
  const restored = path.join(DATA_DIR, 'restored')
  const answer = { storedAt: 1_000_000, raw: ['A'] }
  await server.open()
  const { store } = await start({ DATA_DIR, REDIS_URL: server.url })
  await store().write('news', answer)
  await store().write('album:a1', answer)
  await store().write('album:gone', answer)
  await store().remove('album:gone')
  await cp(path.join(DATA_DIR, 'cache'), path.join(restored, 'cache'), { recursive: true })
  server.texts.clear()
  for (const REDIS_URL of [server.url, 'redis://127.0.0.1:1']) {
    const { store: after } = await start({ DATA_DIR: restored, REDIS_URL })
    const keys = ['news', 'album:a1', 'album:gone']
    expect(await Promise.all(keys.map((key) => after().read(key)))).toEqual([answer, answer, null])
  }
  await rm(DATA_DIR, { recursive: true })
})

it('a record that an instance on another machine found gone is not shown from a file of this one', async () => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'store-'))
  await server.open()
  const own = { DATA_DIR: path.join(DATA_DIR, 'own'), REDIS_URL: server.url }
  const key = 'album:withdrawn'
  await (await start(own)).store().write(key, { storedAt: 1_000_000, raw: ['A'] })
  await (await start({ ...own, DATA_DIR: path.join(DATA_DIR, 'other') })).store().remove(key)
  expect(await (await start(own)).store().read(key)).toMatchObject({ raw: null })
  server.texts.clear()
  expect(await (await start(own)).store().read(key)).toBeNull()
  await rm(DATA_DIR, { recursive: true })
})

it('without a Redis there is none to answer', async () => {
  const { redisAnswers } = await start({})
  expect(await redisAnswers()).toBeNull()
})

it('with a Redis it says whether that answers', async () => {
  await server.open()
  const { store, redisAnswers } = await start({ REDIS_URL: server.url })
  expect(store().isShared).toBe(true)
  await vi.waitFor(async () => expect(await redisAnswers()).toBe(true))
  await server.close()
  expect(await redisAnswers()).toBe(false)
})

it('may be told where answers are kept', async () => {
  const { store, keepAnswersIn } = await start({})
  const other = {
    isShared: false,
    read: async () => null,
    write: async () => undefined,
    remove: async () => undefined,
    prune: async () => undefined,
  }
  keepAnswersIn(other)
  expect(store()).toBe(other)
})

it.each([
  ['is not bounded', 'maxmemory:0\r\n', [[{ set: 'maxmemory' }, 'redis has no bound in bytes']]],
  ['is bounded', 'maxmemory:104857600\r\n', []],
  [
    'nobody may ask for',
    null,
    [[{ use: 'vendor cache', reason: 'NOPERM' }, 'redis command failed']],
  ],
])('a Redis whose memory %s: %j', async (_what, memory, lines) => {
  server.info = memory && `loading:0\r\n${memory}maxmemory_policy:volatile-lru`
  // The client's own line about one that it may not ask.
  vi.spyOn(console, 'warn').mockReturnValue()
  await server.open()
  const { store, redisAnswers } = await start({ REDIS_URL: server.url })
  const { log } = await import('@/lib/platform/log')
  const warn = vi.spyOn(log, 'warn')
  store()
  await vi.waitFor(() => expect(server.commands.filter((name) => name === 'info')).toHaveLength(2))
  // Answered in the order in which it is asked.
  expect(await redisAnswers()).toBe(true)
  expect(warn.mock.calls).toEqual(lines)
})
