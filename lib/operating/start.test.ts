import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openPlaceholders } from '@/content/school'
import { VendorServer } from '@/mocks/vendor/faulty-server'
import { newFolder } from '@/testing/folder'
import { resetProcess } from '@/testing/new-process'

let vendor: VendorServer

// Compiles all that a start reaches, which is most of the site.
beforeAll(async () => {
  await import('./start')
}, 60_000)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const dataDir = newFolder()
  vendor = await VendorServer.start({ dataDir })
  const VENDOR_TIMEOUT_MS = '60000'
  resetProcess({ DATA_DIR: dataDir, VENDOR_API_URL: vendor.url, VENDOR_TIMEOUT_MS })
})

afterEach(async () => {
  await vendor.refuse()
})

async function newProcess() {
  const { log } = await import('@/lib/platform/log')
  const { getStore: store } = await import('@/lib/vendor-api/response-store')
  const { processState } = await import('@/lib/platform/process-state')
  return {
    processState,
    info: vi.spyOn(log, 'info'),
    warn: vi.spyOn(log, 'warn'),
    error: vi.spyOn(log, 'error'),
    store: store(),
    start: (await import('./start')).start,
  }
}

it('start() logs wrong environment variables, and loads the lists', async () => {
  vendor.setFault('status 500', /\/api\/blog\//)
  vi.stubEnv('SITE_URL', 'https://www.school.example')
  vi.stubEnv('TRUSTED_HOPS', '0')
  const { info, warn, start, processState } = await newProcess()
  start()
  const facts = { site: 'https://www.school.example', vendor: vendor.url }
  const placeholders = openPlaceholders.length
  expect(info.mock.calls[0]).toEqual([{ ...facts, placeholders }, 'starting'])
  const issue = expect.objectContaining({ remedy: expect.stringContaining('set 1 for nginx') })
  expect(warn).toHaveBeenCalledWith(issue, 'variable')
  expect(processState()).toBe('starting')
  const failure = expect.objectContaining({ status: 500, check: 'the vendor' })
  const came = { loaded: expect.arrayContaining(['news']), old: {}, missing: { blog: failure } }
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(came, 'lists loaded'))
  expect(processState()).toBe('ok')
})

it('start() logs an error, and does not throw, if loading the lists fails', async () => {
  const { error, store, start } = await newProcess()
  vi.spyOn(store, 'read').mockRejectedValue(new Error('broken'))
  start()
  await vi.waitFor(() => expect(error).toHaveBeenCalled())
  expect(error.mock.calls).toEqual([[{ reason: 'Error: broken' }, 'lists could not be loaded']])
})
