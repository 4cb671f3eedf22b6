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
  pttl: vi.fn<(key: string) => Promise<number>>(),
  eval: vi.fn<(...words: unknown[]) => Promise<number>>(),
}))
vi.mock('@/lib/platform/redis', () => ({
  failFastRedis: () => redis,
  untilConnected: async () => {},
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
const accept = vi.fn<(isHeld: () => boolean) => Promise<boolean>>(async () => true)
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

it('delivers an enquiry again if a wrong clock recorded the first delivery 40 days ahead', async () => {
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start + 40 * 24 * 3_600_000 })
  await sendAfterRestart()
  vi.setSystemTime(start)
  await sendAfterRestart()
  expect(accept).toHaveBeenCalledTimes(2)
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

it('stores at most five thousand hashes of deliveries, and drops those older than ten minutes', async () => {
  const until = Date.now() + 60_000
  const many = Array.from({ length: 6000 }, (_, index) => [`hash ${index}`, until])
  await writeFile(file(), JSON.stringify([['old', Date.now() - 1], ...many]))
  await sendAfterRestart()
  const saved: unknown = JSON.parse(await readFile(file(), 'utf8'))
  expect(saved).toHaveLength(5000)
  expect(JSON.stringify(saved)).not.toContain('old')
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
  const left = (key: string) => (keys.get(key)?.until ?? Number.NaN) - performance.now()

  beforeEach(() => {
    vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:6379')
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] })
    keys = new Map()
    isDown = false
    const accept = () => {
      if (isDown) throw new Error('away')
      for (const one of keys.keys()) if (left(one) <= 0) keys.delete(one)
    }
    redis.get.mockImplementation(async (one) => {
      accept()
      return keys.get(one)?.value ?? null
    })
    redis.pttl.mockImplementation(async (one) => (keys.has(one) ? left(one) : -2))
    redis.eval.mockImplementation(async (_script, _count, one, holder, ms) => {
      accept()
      const found = keys.get(String(one))
      if (!found || found.value !== holder) return 0
      found.until = performance.now() + Number(ms)
      return 1
    })
    redis.set.mockImplementation(async (one, text, _px, ms, ifNew) => {
      accept()
      if (ifNew === 'NX' && keys.has(String(one))) return null
      keys.set(String(one), { value: String(text), until: performance.now() + Number(ms) })
      return 'OK'
    })
  })

  /** Starts a delivery in a new instance; `end` completes its call to the vendor. */
  async function begin() {
    const send = await restart()
    const call = pending<boolean>()
    accept.mockReturnValueOnce(call.promise)
    const outcome = send()
    await vi.advanceTimersByTimeAsync(100)
    return { send, outcome, end: call.resolve }
  }

  const press = async () => {
    const started = performance.now()
    const outcome = sendAfterRestart()
    while (!(await Promise.race([outcome, Promise.resolve(null)])))
      await vi.advanceTimersByTimeAsync(100)
    const seconds = (performance.now() - started) / 1000
    // A visitor needs a moment before the next press.
    await vi.advanceTimersByTimeAsync(1500)
    return { outcome: await outcome, seconds }
  }

  it('for ten minutes, no instance delivers an enquiry that another instance has delivered', async () => {
    expect([await sendAfterRestart(), await sendAfterRestart()]).toEqual(['accepted', 'accepted'])
    expect(accept).toHaveBeenCalledTimes(1)
    const [[key = '', { value } = {}] = []] = keys
    expect([value, left(key)]).toEqual(['accepted', 600_000])
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  it('an instance waits while another instance delivers an enquiry, and takes over if that delivery fails', async () => {
    const one = await begin()
    const [two, three] = [sendAfterRestart(), sendAfterRestart()]
    one.end(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await Promise.all([one.outcome, two, three])).toEqual(['failed', 'accepted', 'accepted'])
    expect(accept).toHaveBeenCalledTimes(2)
  })

  it('every instance responds within ten seconds during a slow delivery, and the enquiry is sent once', async () => {
    const one = await begin()
    const again = one.send()
    for (let presses = 0; presses < 5; presses += 1) {
      const { outcome, seconds } = await press()
      expect([outcome, seconds < 10]).toEqual(['under way', true])
    }
    expect(await again).toBe('under way')
    one.end(true)
    expect(await one.outcome).toBe('accepted')
    expect((await press()).outcome).toBe('accepted')
    expect(accept).toHaveBeenCalledTimes(1)
  })

  it('if an instance dies during a delivery, another instance responds within ten seconds and delivers on the next attempt', async () => {
    await begin()
    vi.clearAllTimers()
    const { outcome, seconds } = await press()
    expect([outcome, seconds < 10]).toEqual(['unknown', true])
    expect(accept).toHaveBeenCalledTimes(1)
    expect((await press()).outcome).toBe('accepted')
    expect(accept).toHaveBeenCalledTimes(2)
  })

  it('an instance that was frozen does not deliver an enquiry that another instance has taken over', async () => {
    const still = pending()
    const send = await restart()
    accept.mockImplementationOnce((isHeld) => still.promise.then(isHeld))
    const stalled = send()
    await vi.advanceTimersByTimeAsync(100)
    vi.clearAllTimers()
    expect((await press()).outcome).toBe('unknown')
    const other = await begin()
    still.resolve()
    expect(await stalled).toBe('failed')
    // The instance that was frozen does not end the claim of the other instance.
    expect((await press()).outcome).toBe('under way')
    other.end(true)
    expect(await other.outcome).toBe('accepted')
    expect((await press()).outcome).toBe('accepted')
  })

  it('does not resend an enquiry if a frozen instance resumes and delivers it', async () => {
    const stalled = await begin()
    vi.clearAllTimers()
    expect((await press()).outcome).toBe('unknown')
    stalled.end(true)
    expect(await stalled.outcome).toBe('accepted')
    expect((await press()).outcome).toBe('accepted')
    expect(accept).toHaveBeenCalledTimes(1)
  })

  it.each([false, true])(
    'a visitor can resend an enquiry if Redis was unavailable when the delivery ended (accepted: %s)',
    async (isAccepted) => {
      const one = await begin()
      isDown = true
      one.end(isAccepted)
      await one.outcome
      await vi.advanceTimersByTimeAsync(100)
      isDown = false
      await vi.advanceTimersByTimeAsync(20_000)
      expect((await press()).outcome).toBe('unknown')
      expect((await press()).outcome).toBe('accepted')
    },
  )

  it('an instance remembers deliveries in its memory while Redis is unavailable', async () => {
    isDown = true
    const send = await restart()
    expect([await send(), await send()]).toEqual(['accepted', 'accepted'])
    expect(accept).toHaveBeenCalledTimes(1)
  })
})
