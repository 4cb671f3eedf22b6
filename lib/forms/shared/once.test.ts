import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const redis = vi.hoisted(() => ({
  get: vi.fn<(key: string) => Promise<string | null>>(),
  set: vi.fn<(...words: unknown[]) => Promise<'OK' | null>>(),
  del: vi.fn<(key: string) => Promise<number>>(),
}))
vi.mock('@/lib/redis', () => ({ failFastRedis: () => redis, untilConnected: async () => {} }))

const warn = vi.hoisted(() => vi.fn<(facts: object, text: string) => void>())
vi.mock('@/lib/log', async (original) => ({
  ...(await original<typeof import('@/lib/log')>()),
  log: { warn },
}))

let folder: string
const accept = vi.fn<() => Promise<boolean>>()
const personal = 'contact submission-1 Mitali Roy'

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sent-'))
  vi.stubEnv('DATA_DIR', folder)
  accept.mockReset().mockResolvedValue(true)
  warn.mockReset()
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  await rm(folder, { recursive: true, force: true })
})

/** A process that has just started: what it sends with. */
async function restart() {
  vi.resetModules()
  globalThis.singletons?.clear()
  const { once } = await import('./once')
  return (fingerprint = personal) => once(fingerprint, accept)
}

const sendAfterRestart = async (fingerprint?: string) => (await restart())(fingerprint)

const file = () => path.join(folder, 'sent.json')

describe('an enquiry is delivered once', () => {
  it('over a restart too, for ten minutes', async () => {
    const start = Date.now()
    await sendAfterRestart()
    vi.useFakeTimers({ toFake: ['Date'], now: start + 9 * 60_000 })
    expect(await sendAfterRestart()).toBe(true)
    expect(accept).toHaveBeenCalledTimes(1)
    vi.setSystemTime(start + 11 * 60_000)
    expect(await sendAfterRestart()).toBe(true)
    expect(accept).toHaveBeenCalledTimes(2)
  })

  it('and not kept back by a clock that was days ahead', async () => {
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start + 40 * 24 * 3_600_000 })
    await sendAfterRestart()
    vi.setSystemTime(start)
    await sendAfterRestart()
    expect(accept).toHaveBeenCalledTimes(2)
  })

  it('but one that was not accepted may be repeated', async () => {
    accept.mockResolvedValueOnce(false)
    expect(await sendAfterRestart()).toBe(false)
    expect(await sendAfterRestart()).toBe(true)
    expect(accept).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['was not accepted', () => accept.mockResolvedValueOnce(false)],
    ['broke off', () => accept.mockRejectedValueOnce(new Error('broken'))],
  ])('and one that %s at once', async (_how, fail) => {
    fail()
    const send = await restart()
    await send().catch(() => undefined)
    expect([await send(), await send()]).toEqual([true, true])
    expect(accept).toHaveBeenCalledTimes(2)
    expect(warn).not.toHaveBeenCalled()
  })

  it('also when many are sent together', async () => {
    const send = await restart()
    const all = Array.from({ length: 50 }, (_, index) => `${personal} ${index}`)
    await Promise.all([...all, ...all].map(send))
    for (const one of all) await sendAfterRestart(one)
    expect(accept).toHaveBeenCalledTimes(50)
  })
})

describe('what is kept of it', () => {
  it('is no personal data', async () => {
    await sendAfterRestart()
    const text = await readFile(file(), 'utf8')
    expect(text).toMatch(/^\[\["[\w-]{43}",\d+\]\]$/)
    expect((await stat(file())).mode & 0o777).toBe(0o600)
  })

  it.each([
    [0, 1],
    [1, 2],
  ])('is not read when it has more than a megabyte: by %i byte', async (more, deliveries) => {
    await sendAfterRestart()
    const text = await readFile(file(), 'utf8')
    await writeFile(file(), text.padEnd(1024 * 1024 + more))
    await sendAfterRestart()
    expect(accept).toHaveBeenCalledTimes(deliveries)
  })

  it('is five thousand hashes at most, and none that is older than ten minutes', async () => {
    const until = Date.now() + 60_000
    const many = Array.from({ length: 6000 }, (_, index) => [`hash ${index}`, until])
    await writeFile(file(), JSON.stringify([['old', Date.now() - 1], ...many]))
    await sendAfterRestart()
    const kept: unknown = JSON.parse(await readFile(file(), 'utf8'))
    expect(kept).toHaveLength(5000)
    expect(JSON.stringify(kept)).not.toContain('old')
  })

  it('may be a pipe', async () => {
    execFileSync('mkfifo', [file()])
    expect(await sendAfterRestart()).toBe(true)
    expect(await sendAfterRestart()).toBe(true)
    expect(accept).toHaveBeenCalledTimes(1)
  })

  it.each(['', '{"a":', '{}', '[["a"]]'])('may be damaged: %s', async (text) => {
    await writeFile(file(), text)
    expect(await sendAfterRestart()).toBe(true)
    expect(await sendAfterRestart()).toBe(true)
    expect(accept).toHaveBeenCalledTimes(1)
  })
})

it('a folder that cannot be written costs nobody the enquiry, and is told once a minute', async () => {
  await writeFile(path.join(folder, 'taken'), '')
  vi.stubEnv('DATA_DIR', path.join(folder, 'taken'))
  const send = await restart()
  expect([await send(), await send('another')]).toEqual([true, true])
  expect(warn.mock.calls).toEqual([[{ reason: expect.any(String) }, 'sent forms not remembered']])
})

describe('with a Redis', () => {
  let keys: Map<string, string>
  beforeEach(() => {
    vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:6379')
    keys = new Map()
    redis.get.mockImplementation(async (key) => keys.get(key) ?? null)
    redis.del.mockImplementation(async (key) => Number(keys.delete(key)))
    redis.set.mockImplementation(async (key, value, _px, _ms, ifNew) => {
      if (ifNew === 'NX' && keys.has(String(key))) return null
      keys.set(String(key), String(value))
      return 'OK'
    })
  })

  it('what another instance has delivered is not delivered again, for ten minutes', async () => {
    await sendAfterRestart()
    expect(await sendAfterRestart()).toBe(true)
    expect(accept).toHaveBeenCalledTimes(1)
    const key = expect.stringMatching(/^sent:[\w-]{43}$/)
    expect(redis.set.mock.calls[0]).toEqual([key, 'under way', 'PX', 240_000, 'NX'])
    expect(redis.set.mock.calls[1]).toEqual([key, 'accepted', 'PX', 600_000])
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  it('what another instance is delivering is waited for, and told as it ended', async () => {
    const outcomes: ((isAccepted: boolean) => void)[] = []
    accept.mockImplementation(() => new Promise((resolve) => outcomes.push(resolve)))
    const sending: Promise<boolean>[] = []
    for (let instance = 0; instance < 3; instance += 1) {
      vi.resetModules()
      globalThis.singletons?.clear()
      const { once } = await import('./once')
      sending.push(once(personal, accept))
    }
    await vi.waitFor(() => expect(outcomes).toHaveLength(1))
    outcomes[0]?.(false)
    await vi.waitFor(() => expect(outcomes).toHaveLength(2), 5000)
    outcomes[1]?.(true)
    expect((await Promise.all(sending)).toSorted()).toEqual([false, true, true])
    expect(accept).toHaveBeenCalledTimes(2)
  })

  it('that is away each process remembers alone', async () => {
    redis.get.mockRejectedValue(new Error('away'))
    redis.set.mockRejectedValue(new Error('away'))
    redis.del.mockRejectedValue(new Error('away'))
    vi.resetModules()
    globalThis.singletons?.clear()
    const { once } = await import('./once')
    expect(await once(personal, accept)).toBe(true)
    expect(await once(personal, accept)).toBe(true)
    expect(accept).toHaveBeenCalledTimes(1)
  })
})
