import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { SharedAnswers } from './redis'

const answer = { storedAt: 1_000_000, raw: [{ title: 'A' }] }

const redis = {
  get: vi.fn<(key: string) => Promise<string | null>>(),
  set: vi.fn<(...words: unknown[]) => Promise<'OK'>>(),
  del: vi.fn<(key: string) => Promise<number>>(),
}

beforeEach(() => {
  vi.useFakeTimers()
  redis.get.mockReset().mockResolvedValue(null)
  redis.set.mockReset().mockResolvedValue('OK')
  redis.del.mockReset().mockResolvedValue(1)
})

afterEach(() => vi.useRealTimers())

const open = () => new SharedAnswers(redis, 'school')
const refusal = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' })

it('keeps an answer for thirty days', async () => {
  await open().write('news', answer)
  const [key, text] = redis.set.mock.lastCall ?? []
  expect(redis.set).toHaveBeenCalledExactlyOnceWith(key, text, 'EX', 30 * 24 * 3600)
  redis.get.mockImplementation(async (asked) => (asked === key ? String(text) : null))
  expect(await open().read('news')).toEqual(answer)
  expect(await open().read('events')).toBeNull()
})

it.each(['', 'text', 'null', '{}', '{"storedAt":"soon","raw":[]}'])(
  '%j is no answer',
  async (text) => {
    redis.get.mockResolvedValue(text)
    expect(await open().read('news')).toBeNull()
  },
)

describe('a Redis that takes no writes is told, and still read', () => {
  it.each([
    "READONLY You can't write against a read only replica.",
    "OOM command not allowed when used memory > 'maxmemory'.",
  ])('%s', async (message) => {
    const warn = vi.spyOn(log, 'warn')
    redis.set.mockRejectedValue(refusal(message))
    const store = open()
    await store.write('news', answer)
    await store.write('news', answer)
    expect(warn.mock.calls).toEqual([
      [{ use: 'vendor cache', reason: message }, 'redis command failed'],
    ])
    redis.get.mockResolvedValue(JSON.stringify(answer))
    expect(await store.read('news')).toEqual(answer)
  })
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
