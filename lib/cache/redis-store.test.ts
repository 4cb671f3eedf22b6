import { expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { memoryStore } from '@/testing/memory-store'
import { openRedisStore } from './redis-store'

const response = { storedAt: 1_000_000, raw: [{ title: 'A' }] }

const redis = {
  get: vi.fn<(key: string) => Promise<string | null>>(async () => null),
  set: vi.fn<(...words: unknown[]) => Promise<'OK'>>(async () => 'OK'),
  del: vi.fn<(key: string) => Promise<number>>(async () => 1),
}

const open = (files = memoryStore()) => openRedisStore(redis, files, 'school')

it('stores a response in Redis for thirty days', async () => {
  await open().write('news', response)
  const [[key, text, ...expiry] = []] = redis.set.mock.calls
  expect([key, ...expiry]).toEqual(['answers:school:news', 'EX', 30 * 24 * 3600])
  redis.get.mockImplementation(async (one) => (one === key ? String(text) : null))
  expect(await open().read('news')).toEqual(response)
  expect(await open().read('events')).toBeNull()
})

it.each(['text', 'null', '{}', '{"storedAt":"soon","raw":[]}'])(
  'ignores the invalid value %j in Redis, and logs its key without the id that a visitor typed',
  async (text) => {
    const warn = vi.spyOn(log, 'warn')
    redis.get.mockResolvedValue(text)
    expect(await open().read('album:typed')).toBeNull()
    expect(warn.mock.calls).toEqual([[{ key: 'album' }, 'cached value in redis unreadable']])
  },
)

it('removes a record from Redis and from its file', async () => {
  const files = memoryStore()
  await files.write('album:a1', response)
  await open(files).remove('album:a1')
  expect(redis.del.mock.calls).toEqual([['answers:school:album:a1']])
  expect(files.responses.size).toBe(0)
})

it('falls back to cache files when Redis rejects every command, and logs one of them', async () => {
  const warn = vi.spyOn(log, 'warn')
  redis.set.mockRejectedValue(new Error('READONLY'))
  redis.get.mockRejectedValue(new Error('no response in time'))
  const store = open()
  await store.write('news', response)
  expect(await store.read('news')).toEqual(response)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { reason: 'Error: READONLY' },
    'redis command failed',
  )
})
