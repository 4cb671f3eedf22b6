import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { SharedAnswers } from './redis'
import type { AnswerStore } from './store'

const answer = { storedAt: 1_000_000, raw: [{ title: 'A' }] }

const redis = {
  get: vi.fn<(key: string) => Promise<string | null>>(),
  set: vi.fn<(...words: unknown[]) => Promise<'OK'>>(),
}

beforeEach(() => {
  vi.useFakeTimers()
  redis.get.mockReset().mockResolvedValue(null)
  redis.set.mockReset().mockResolvedValue('OK')
})

afterEach(() => vi.useRealTimers())

/** Without files, as on a machine whose disk is full. */
const noFiles: AnswerStore = {
  isShared: false,
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
  prune: async () => undefined,
}

const open = () => new SharedAnswers(redis, noFiles, 'school')
const refusal = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' })

it('keeps lists before records, which go after thirty days or when Redis is full', async () => {
  await open().write('album:a1', answer)
  expect(redis.set.mock.lastCall?.slice(2)).toEqual(['EX', 30 * 24 * 3600])
  await open().write('news', answer)
  const [key, text, ...expiry] = redis.set.mock.lastCall ?? []
  expect(expiry).toEqual([])
  redis.get.mockImplementation(async (asked) => (asked === key ? String(text) : null))
  expect(await open().read('news')).toEqual(answer)
  expect(await open().read('events')).toBeNull()
})

it.each(['text', 'null', '{}', '{"storedAt":"soon","raw":[]}'])(
  '%j is no answer, and is told without the id that a visitor typed',
  async (text) => {
    const warn = vi.spyOn(log, 'warn')
    redis.get.mockResolvedValue(text)
    expect(await open().read('album:typed')).toBeNull()
    expect(warn.mock.calls).toEqual([[{ key: 'album' }, 'unreadable answer in redis']])
  },
)

it.each([null, ''])('%j is none, and nothing to tell', async (text) => {
  const warn = vi.spyOn(log, 'warn')
  redis.get.mockResolvedValue(text)
  expect(await open().read('news')).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})

it('keeps the answers of one vendor and school under a name of their own', async () => {
  const store = open()
  await store.read('news')
  await store.write('news', answer)
  await store.write('album:a1', answer)
  await store.remove('album:a1')
  expect(redis.get.mock.lastCall).toEqual(['answers:school:news'])
  expect(redis.set.mock.calls.map(([key]) => key)).toEqual([
    'answers:school:news',
    'answers:school:album:a1',
    'answers:school:album:a1',
  ])
})

it('a Redis that takes no writes is still read', async () => {
  redis.set.mockRejectedValue(refusal("READONLY You can't write against a read only replica."))
  const store = open()
  await store.write('news', answer)
  redis.get.mockResolvedValue(JSON.stringify(answer))
  expect(await store.read('news')).toEqual(answer)
})

it('who asks while the connection is made waits for it', async () => {
  let connect = () => {}
  const connected = new Promise<void>((resolve) => {
    connect = resolve
  })
  const reading = new SharedAnswers(redis, noFiles, 'school', connected).read('news')
  redis.get.mockResolvedValue(JSON.stringify(answer))
  expect(redis.get).not.toHaveBeenCalled()
  connect()
  expect(await reading).toEqual(answer)
})

it('a Redis that is away is left alone for five seconds', async () => {
  redis.get.mockRejectedValue(new Error('Command timed out'))
  const store = open()
  for (let at = 0; at < 10; at += 1) expect(await store.read('news')).toBeNull()
  await store.write('news', answer)
  expect(redis.get).toHaveBeenCalledTimes(1)
  expect(redis.set).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  await store.write('news', answer)
  expect(redis.set).toHaveBeenCalledTimes(1)
})
