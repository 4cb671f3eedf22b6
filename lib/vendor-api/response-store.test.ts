import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newFolder } from '@/testing/folder'
import { resetProcess } from '@/testing/new-process'
import { RedisStandIn } from '@/testing/redis-stand-in'

const response = { storedAt: 1_000_000, raw: ['A'] }

let server: RedisStandIn
let folder: string

beforeEach(async () => {
  server = new RedisStandIn()
  folder = newFolder()
})
afterEach(async () => {
  await server.close()
})

async function start(environment: Record<string, string> = {}) {
  resetProcess({ DATA_DIR: folder, ...environment })
  return import('./response-store')
}

it('separates cached responses by vendor and school', async () => {
  const own = { VENDOR_API_URL: 'http://one.example', SCHOOL_CODE: 'DPSSWB' }
  await (await start(own)).getStore().write('news', response)
  for (const [environment, expected] of [
    [own, response],
    [{ ...own, VENDOR_API_URL: 'http://two.example' }, null],
    [{ ...own, SCHOOL_CODE: 'DPSXYZ' }, null],
  ] as const) {
    const { getStore } = await start(environment)
    expect(await getStore().read('news')).toEqual(expected)
  }
  expect(await readdir(folder)).toEqual(['cache'])
  const folders = await readdir(path.join(folder, 'cache'))
  expect(folders).toEqual([expect.stringMatching(/^[0-9a-f]{12}$/)])
})

it('reads responses from a restored DATA_DIR when Redis is empty or unreachable', async () => {
  const restored = path.join(folder, 'restored')
  await server.open()
  const { getStore } = await start({ REDIS_URL: server.url })
  const keys = ['news', 'album:a1', 'album:gone']
  for (const key of keys) await getStore().write(key, response)
  await getStore().remove('album:gone')
  await cp(path.join(folder, 'cache'), path.join(restored, 'cache'), { recursive: true })
  const sets = server.commands.filter((name) => name === 'set')
  expect(sets.length, 'the first write waits for the connection').toBe(keys.length)
  for (const REDIS_URL of [server.url, 'redis://127.0.0.1:1']) {
    const { getStore: after } = await start({ DATA_DIR: restored, REDIS_URL })
    const found = await Promise.all(keys.map((key) => after().read(key)))
    expect(found).toEqual([response, response, null])
  }
})
