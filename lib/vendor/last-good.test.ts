import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BentoCache, bentostore } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerFiles } from './answer-files'
import { lastGood } from './last-good'

const times = { ttlMs: 30, retryMs: 120, waitMs: 150 }
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let directory: string

/** A store as a freshly started process has it, over the files of the one before. */
function startStore() {
  return new BentoCache({
    default: 'test',
    stores: {
      test: bentostore()
        .useL1Layer(memoryDriver({ maxSize: '1mb' }))
        .useL2Layer(answerFiles({ directory })),
    },
  })
}

/** A vendor that can be told what to do, and counts its calls. */
function startVendor() {
  const vendor = {
    calls: 0,
    answer: async (): Promise<string> => 'good',
    load: () => {
      vendor.calls += 1
      return vendor.answer()
    },
  }
  return vendor
}

const fails = async (): Promise<string> => {
  throw new Error('vendor broken')
}
const hangs = async (): Promise<string> => {
  await wait(900)
  throw new Error('timed out')
}

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'last-good-'))
})

function setUp() {
  const store = startStore()
  const vendor = startVendor()
  const { answer: ask, refresh } = lastGood(
    { store, ...times },
    { key: 'k', tag: 't', load: vendor.load },
  )
  return { store, vendor, ask, refresh }
}

describe('the last good answer', () => {
  it('fifty callers at once make one call', async () => {
    const { vendor, ask } = setUp()
    const answers = await Promise.all(Array.from({ length: 50 }, ask))
    expect(new Set(answers.map((answer) => answer?.data))).toEqual(new Set(['good']))
    expect(vendor.calls).toBe(1)
  })

  it('is refreshed after its time', async () => {
    const { vendor, ask } = setUp()
    await ask()
    vendor.answer = async () => 'newer'
    expect((await ask())?.data).toBe('good')
    await wait(times.ttlMs + 10)
    expect((await ask())?.data).toBe('newer')
  })

  it('stays when the vendor fails, and keeps the time it was given', async () => {
    const { vendor, ask } = setUp()
    const given = (await ask())?.at
    vendor.answer = fails
    await wait(times.ttlMs + 10)
    expect(await ask()).toEqual({ data: 'good', at: given })
  })

  it('comes within the waiting time when the vendor hangs, for every caller', async () => {
    const { vendor, ask } = setUp()
    await ask()
    vendor.answer = hangs
    await wait(times.ttlMs + 10)
    const start = Date.now()
    const answers = await Promise.all(Array.from({ length: 50 }, ask))
    expect(answers.every((answer) => answer?.data === 'good')).toBe(true)
    expect(Date.now() - start).toBeLessThan(800)
    expect(vendor.calls).toBe(2)
  })

  it('survives a restart during an outage', async () => {
    const before = setUp()
    await before.ask()
    const after = setUp()
    after.vendor.answer = hangs
    await wait(times.ttlMs + 10)
    expect((await after.ask())?.data).toBe('good')
    expect((await after.ask())?.data).toBe('good')
  })

  it('survives an invalidation during an outage', async () => {
    const { store, vendor, ask } = setUp()
    await ask()
    vendor.answer = fails
    await store.deleteByTag({ tags: ['t'] })
    expect((await ask())?.data).toBe('good')
  })

  it('a call under way when the webhook comes does not count as new', async () => {
    const { store, vendor, ask, refresh } = setUp()
    await ask()
    await wait(times.ttlMs + 5)
    vendor.answer = async () => {
      await wait(100)
      return 'old'
    }
    const underWay = ask()
    vendor.answer = async () => 'new'
    await store.deleteByTag({ tags: ['t'] })
    expect(await refresh()).toBe(true)
    expect((await ask())?.data).toBe('new')
    await underWay
    expect((await ask())?.data).toBe('new')
  })

  it('is asked for to the end when it is refreshed, however slow the vendor', async () => {
    const { store, vendor, ask, refresh } = setUp()
    await ask()
    vendor.answer = async () => {
      await wait(times.waitMs * 3)
      return 'newer'
    }
    await store.deleteByTag({ tags: ['t'] })
    expect(await refresh()).toBe(true)
    expect((await ask())?.data).toBe('newer')
    vendor.answer = fails
    await store.deleteByTag({ tags: ['t'] })
    expect(await refresh()).toBe(false)
    expect((await ask())?.data).toBe('newer')
  })

  it('files that are damaged on disk count as none, and are replaced', async () => {
    const before = setUp()
    await before.ask()
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    expect(files.length).toBeGreaterThan(0)
    for (const [index, file] of files.entries()) {
      await writeFile(
        path.join(file.parentPath, file.name),
        ['', '{', '{"until":null,"value":"{}"}', '{"until":1}'][index % 4] ?? '',
      )
    }
    const after = setUp()
    expect((await after.ask())?.data).toBe('good')
    const again = setUp()
    again.vendor.answer = fails
    expect((await again.ask())?.data).toBe('good')
  })

  it('is given without a disk too', async () => {
    await writeFile(path.join(directory, 'file'), 'x')
    directory = path.join(directory, 'file', 'below')
    const { vendor, ask } = setUp()
    expect((await ask())?.data).toBe('good')
    vendor.answer = fails
    await wait(times.ttlMs + 10)
    expect((await ask())?.data).toBe('good')
  })

  it('that a record does not exist fills no disk', async () => {
    const { answer } = lastGood(
      { store: startStore(), ...times },
      { key: 'none', tag: 't', load: async () => null },
    )
    expect(await answer()).toEqual({ data: null, at: expect.any(Number) })
    await wait(20)
    expect(await readdir(directory)).toEqual([])
  })

  it('is replaced by a confirmed empty list', async () => {
    const store = startStore()
    let list = ['a']
    const { answer: ask } = lastGood(
      { store, ...times },
      { key: 'l', tag: 't', load: async () => list },
    )
    await ask()
    list = []
    await wait(times.ttlMs + 10)
    expect((await ask())?.data).toEqual([])
  })
})

describe('what was never loaded', () => {
  it('resolves to null and is not asked again for a while', async () => {
    const { vendor, ask } = setUp()
    vendor.answer = fails
    expect(await ask()).toBeNull()
    expect(await ask()).toBeNull()
    expect(vendor.calls).toBe(1)
    vendor.answer = async () => 'good'
    await wait(times.retryMs + 10)
    expect((await ask())?.data).toBe('good')
  })
})
