import { execFileSync } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder } from '@/testing/folder'
import { resetProcess } from '@/testing/new-process'
import { pending } from '@/testing/pending'
import { isWindows, modes } from '@/testing/system'

const redis = vi.hoisted(() => ({
  get: vi.fn<(key: string) => Promise<string | null>>(),
  set: vi.fn<(...words: unknown[]) => Promise<'OK' | null>>(),
  del: vi.fn<(key: string) => Promise<number>>(),
}))
vi.mock('@/lib/platform/redis', () => ({
  sharedRedis: () => (process.env.REDIS_URL ? redis : null),
}))

// Vitest fakes only the global `setTimeout`.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown) =>
    new Promise((resolve) => setTimeout(resolve, ms, value)),
}))

const warn = vi.hoisted(() => vi.fn<(facts: object, text: string) => void>())
vi.mock('@/lib/platform/log', async (original) => ({
  ...(await original<typeof import('@/lib/platform/log')>()),
  log: { warn },
}))

let folder: string
const accept = vi.fn<() => Promise<boolean>>(async () => true)
const personal = 'contact submission-1 Mitali Roy'

beforeEach(async () => {
  folder = newFolder()
  vi.stubEnv('DATA_DIR', folder)
})

async function restart() {
  resetProcess()
  const { idempotent } = await import('./idempotent')
  return (fingerprint = personal) => idempotent(fingerprint, accept)
}

const sendAfterRestart = async (fingerprint?: string) => (await restart())(fingerprint)

const file = () => path.join(folder, 'sent.json')

it.each([
  ['even after a restart', async () => sendAfterRestart],
  ['if the process keeps running', restart],
])('delivers a repeated enquiry once in ten minutes, %s', async (_where, begin) => {
  const send = await begin()
  const [wall, steady] = [vi.spyOn(Date, 'now'), vi.spyOn(performance, 'now')]
  const start = { wall: Date.now(), steady: performance.now() }
  await send()
  for (const [minutes, deliveries] of [
    [9, 1],
    [11, 2],
  ] as const) {
    wall.mockReturnValue(start.wall + minutes * 60_000)
    steady.mockReturnValue(start.steady + minutes * 60_000)
    // lru-cache reads the clock once a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await send()).toBe('accepted')
    expect(accept).toHaveBeenCalledTimes(deliveries)
  }
})

it.each([
  ['was not accepted', () => accept.mockResolvedValueOnce(false)],
  ['threw an error', () => accept.mockRejectedValueOnce(new Error('broken'))],
])('delivers an enquiry on the next attempt if the first attempt %s', async (_how, fail) => {
  fail()
  const send = await restart()
  await send().catch(() => undefined)
  expect([await send(), await send()]).toEqual(['accepted', 'accepted'])
  expect(accept).toHaveBeenCalledTimes(2)
  expect(warn).not.toHaveBeenCalled()
})

it('delivers each of fifty enquiries once, although each is sent twice at the same time', async () => {
  const send = await restart()
  const all = Array.from({ length: 50 }, (_, index) => `${personal} ${index}`)
  await Promise.all([...all, ...all].map(send))
  for (const one of all) await sendAfterRestart(one)
  expect(accept).toHaveBeenCalledTimes(50)
})

it('stores a hash of each delivery, but no personal data', async () => {
  await sendAfterRestart()
  const text = await readFile(file(), 'utf8')
  expect(text).toMatch(/^\[\["[\w-]{43}",\d+\]\]$/)
  expect((await stat(file())).mode & 0o777).toBe(modes.owner)
})

it.each(['{"a":', '[["a"]]', ...(isWindows ? [] : ['a pipe'])])(
  'delivers an enquiry even if the file of deliveries is damaged: %s',
  async (what) => {
    if (what === 'a pipe') execFileSync('mkfifo', [file()])
    else await writeFile(file(), what)
    expect([await sendAfterRestart(), await sendAfterRestart()]).toEqual(['accepted', 'accepted'])
    expect(accept).toHaveBeenCalledTimes(1)
  },
)

it('sends an enquiry even if DATA_DIR is not writable, and logs the failure once a minute', async () => {
  await writeFile(path.join(folder, 'taken'), '')
  vi.stubEnv('DATA_DIR', path.join(folder, 'taken'))
  const send = await restart()
  expect([await send(), await send('another')]).toEqual(['accepted', 'accepted'])
  expect(warn.mock.calls).toEqual([
    [{ reason: expect.any(String) }, 'sent forms cannot be recorded'],
  ])
})

describe('with Redis and several instances', () => {
  let keys: Map<string, { value: string; until: number }>
  let isDown: boolean

  beforeEach(() => {
    vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:6379')
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    keys = new Map()
    isDown = false
    const find = (key: string) => {
      if (isDown) throw new Error('down')
      const found = keys.get(key)
      return found && found.until > performance.now() ? found : null
    }
    redis.get.mockImplementation(async (key) => find(key)?.value ?? null)
    redis.del.mockImplementation(async (key) => Number(find(key) !== null && keys.delete(key)))
    redis.set.mockImplementation(async (key, value, _px, ms, ifNew) => {
      if (find(String(key)) && ifNew === 'NX') return null
      keys.set(String(key), { value: String(value), until: performance.now() + Number(ms) })
      return 'OK'
    })
  })

  /** Starts a delivery in a new instance; `end` completes its call to the vendor. */
  async function begin() {
    const send = await restart()
    const call = pending<boolean>()
    accept.mockReturnValueOnce(call.promise)
    const outcome = send()
    await vi.waitFor(() => expect(accept).toHaveBeenCalled())
    return { outcome, end: call.resolve }
  }

  it('for ten minutes, no instance delivers an enquiry that another instance has delivered', async () => {
    expect([await sendAfterRestart(), await sendAfterRestart()]).toEqual(['accepted', 'accepted'])
    expect(accept).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(600_000)
    await sendAfterRestart()
    expect(accept).toHaveBeenCalledTimes(2)
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  it('an instance responds "under way" while another instance delivers an enquiry, then with its outcome', async () => {
    const one = await begin()
    expect(await sendAfterRestart()).toBe('under way')
    one.end(true)
    expect([await one.outcome, await sendAfterRestart()]).toEqual(['accepted', 'accepted'])
    expect(accept).toHaveBeenCalledTimes(1)
  })

  it('another instance delivers an enquiry after a failed delivery', async () => {
    const one = await begin()
    one.end(false)
    expect([await one.outcome, await sendAfterRestart()]).toEqual(['failed', 'accepted'])
  })

  it('another instance delivers an enquiry four minutes after the instance that delivered it died', async () => {
    await begin()
    expect(await sendAfterRestart()).toBe('under way')
    vi.advanceTimersByTime(4 * 60_000)
    expect(await sendAfterRestart()).toBe('accepted')
    expect(accept).toHaveBeenCalledTimes(2)
  })

  it('an instance remembers deliveries in its memory while Redis is unavailable', async () => {
    isDown = true
    const send = await restart()
    expect([await send(), await send()]).toEqual(['accepted', 'accepted'])
    expect(accept).toHaveBeenCalledTimes(1)
  })
})
