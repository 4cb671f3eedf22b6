import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VendorServer } from '@/mocks/vendor/faulty-server'
import { newFolder } from '@/testing/folder'
import { resetProcess } from '@/testing/new-process'

const newsPath = '/api/news/All/DPSSWB'

let vendor: VendorServer
let dataDir: string

beforeEach(async () => {
  dataDir = newFolder()
  vendor = await VendorServer.start({ dataDir })
  vendor.setResponse(newsPath, [{ title: 'Before the outage' }])
})

afterEach(async () => {
  await vendor.refuse()
  globalThis.singletons = undefined
})

/** Starts a cache as a new process would, with a real vendor and a real disk. */
async function start() {
  resetProcess({ DATA_DIR: dataDir, VENDOR_API_URL: vendor.url, VENDOR_TIMEOUT_MS: '500' })
  const { getNews } = await import('@/lib/vendor-api/resources/news')
  const { invalidate } = await import('./queries')
  const titles = async () => (await getNews())?.map(({ title }) => title)
  const renew = async () => (await invalidate(['news'])).news
  return { titles, renew }
}

function written(): Promise<void> {
  return vi.waitFor(async () => {
    const folder = path.join(dataDir, 'cache')
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    const texts = files.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8'))
    expect((await Promise.all(texts)).join()).toContain('"key":"news"')
  })
}

// The vendor is unreachable, hangs, or sends no list. client.test.ts tests the errors of all faults.
it.each(['refused', 'hang', 'wrong shape'] as const)(
  'serves the last loaded news during a vendor outage, even after a restart (fault: %s)',
  async (fault) => {
    const before = await start()
    expect(await before.renew()).toEqual({ records: 1, renewed: true })
    await written()
    if (fault === 'refused') await vendor.refuse()
    else vendor.setFault(fault)
    expect(await before.renew()).toEqual({ records: 1, renewed: false })
    // As after a power cut: the first process never stops cleanly.
    const after = await start()
    expect(await after.titles()).toEqual(['Before the outage'])
    expect(await after.renew()).toEqual({ records: 1, renewed: false })
    expect(await after.titles()).toEqual(['Before the outage'])
    vendor.setResponse(newsPath, [{ title: 'After the outage' }])
    if (fault === 'refused') await vendor.resume()
    else vendor.setFault(null)
    expect(await after.renew()).toEqual({ records: 1, renewed: true })
    expect(await after.titles()).toEqual(['After the outage'])
  },
)
