import { expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { MemoryStore } from './memory-store'
import { RedisStore } from './redis-store'

const response = { storedAt: 1_000_000, raw: [{ title: 'A' }] }

const redis = {
  get: vi.fn<(key: string) => Promise<string | null>>(async () => null),
  set: vi.fn<(...words: unknown[]) => Promise<'OK'>>(async () => 'OK'),
}

const open = (files = new MemoryStore()) => new RedisStore(redis, files, 'school')

it('lists in Redis never expire, and records expire after thirty days', async () => {
  const warn = vi.spyOn(log, 'warn')
  await open().write('album:a1', response)
  await open().write('news', response)
  const [ofRecord = [], ofList = []] = redis.set.mock.calls
  expect(ofRecord).toEqual(['answers:school:album:a1', expect.any(String), 'EX', 30 * 24 * 3600])
  expect(ofList).toEqual(['answers:school:news', expect.any(String)])
  redis.get.mockImplementation(async (key) => (key === ofList[0] ? String(ofList[1]) : null))
  expect(await open().read('news')).toEqual(response)
  expect(await open().read('events')).toBeNull()
  expect(warn).not.toHaveBeenCalled()
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

it('stores a missing record as null in Redis, so that other instances delete their file', async () => {
  const files = new MemoryStore()
  await open().remove('album:a1')
  const [[key, text] = []] = redis.set.mock.calls
  expect(key).toBe('answers:school:album:a1')
  await files.write('album:a1', response)
  redis.get.mockResolvedValue(String(text))
  expect(await open(files).read('album:a1')).toMatchObject({ raw: null })
  expect(files.responses.size).toBe(0)
})

it('falls back to cache files when Redis rejects every command', async () => {
  redis.set.mockRejectedValue(new Error('READONLY'))
  redis.get.mockRejectedValue(new Error('no response in time'))
  const store = open()
  await store.write('news', response)
  expect(await store.read('news')).toEqual(response)
})
