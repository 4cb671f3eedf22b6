import { mkdtemp } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Fault, VendorServer } from '@/e2e/support/vendor-server'

const token = 'token-of-the-tests'
const anything = z.array(z.unknown())

let vendor: VendorServer
let client: typeof import('./client')

beforeAll(async () => {
  vendor = await VendorServer.start({
    dataDir: await mkdtemp(path.join(tmpdir(), 'vendor-')),
    token,
  })
  vi.stubEnv('VENDOR_API_URL', vendor.url)
  vi.stubEnv('VENDOR_API_TOKEN', token)
  vi.stubEnv('VENDOR_TIMEOUT_MS', '1500')
  // The environment is read once; a copy of the modules of its own reads this one.
  vi.resetModules()
  client = await import('./client')
})

beforeEach(() => vendor.setFault(null))
afterAll(() => vendor.refuse())

const news = { path: '/api/news/DPSSWB' }

describe('vendorFetch', () => {
  it('gives the parsed answer', async () => {
    expect((await client.vendorFetch(news, anything)).length).toBeGreaterThan(0)
  })

  it('sends the token only where the specification sends one', async () => {
    await client.vendorFetch(news, anything)
    await client.vendorFetch({ path: '/api/notification/DPSSWB', authorised: true }, z.unknown())
    expect(vendor.calls('/api/news/DPSSWB').at(-1)?.authorization).toBeNull()
    expect(vendor.calls('/api/notification/DPSSWB').at(-1)?.authorization).toBe(`Bearer ${token}`)
  })

  it.each<[Fault, string]>([
    ['status 500', 'status'],
    ['hang', 'timeout'],
    ['trickle', 'timeout'],
    ['cut off', 'network'],
    ['malformed', 'not JSON'],
    ['html', 'not JSON'],
    ['wrong shape', 'wrong shape'],
  ])('throws for %s the reason %s', async (fault, reason) => {
    vendor.setFault(fault)
    await expect(client.vendorFetch(news, anything)).rejects.toMatchObject({ reason })
  })

  // A signal given to a Request alone is lost with the Request, and the call then waits for ever.
  it.each<Fault>(['hang', 'trickle'])(
    'ends in time for %s, however much garbage is collected meanwhile',
    async (fault) => {
      setFlagsFromString('--expose-gc')
      const collecting = setInterval(() => runInNewContext('gc()'), 50)
      vendor.setFault(fault)
      const calling = client.vendorFetch(news, anything)
      await expect(calling)
        .rejects.toMatchObject({ reason: 'timeout' })
        .finally(() => {
          clearInterval(collecting)
        })
    },
  )

  it('does not read a huge answer to its end', async () => {
    vendor.setFault('huge')
    await expect(
      client.vendorFetch({ ...news, maxBytes: 1024 * 1024 }, anything),
    ).rejects.toMatchObject({ reason: 'too large' })
  })

  it.each([
    { success: false, data: [] },
    { status: 'error', data: [] },
    { Status: 'FAIL', data: [{ title: 'A' }] },
    { ok: '0', data: null },
    { status: 'under repair', data: [] },
    { code: 'maintenance', data: null },
  ])(
    'throws for a body that says that it failed, and for one that says so of nothing: %j',
    async (body) => {
      vendor.setAnswer(news.path, body)
      await expect(client.vendorFetch(news, z.unknown())).rejects.toMatchObject({
        reason: 'failed answer',
      })
      vendor.setAnswer(news.path, undefined)
    },
  )

  it.each([
    { status: 200, data: [] },
    { success: true, message: 'No news', data: [] },
    { code: 0, error: null, data: [] },
    { status: 'live', data: [{ title: 'A', status: 'draft' }] },
    { _id: 'b1', title: 'A', status: 'published' },
  ])(
    'gives what an ordinary body holds, whatever its records say of themselves: %j',
    async (body) => {
      vendor.setAnswer(news.path, body)
      expect(await client.vendorJson(news)).toEqual(body)
      vendor.setAnswer(news.path, undefined)
    },
  )

  it('throws for a refused connection its code', async () => {
    await vendor.refuse()
    // The first call may still find a connection that was open before.
    await client.vendorFetch(news, anything).catch(() => undefined)
    await expect(client.vendorFetch(news, anything)).rejects.toMatchObject({
      reason: 'network',
      code: 'ECONNREFUSED',
    })
    await vendor.resume()
  })
})

describe('vendorSend', () => {
  it.each<[Fault, string]>([
    ['status 500', 'status'],
    ['trickle', 'timeout'],
    ['cut off', 'network'],
    ['malformed', 'not JSON'],
    ['html', 'not JSON'],
  ])('takes nothing for sent when the answer is %s', async (fault, reason) => {
    vendor.setFault(fault)
    const posted = { path: '/api/form/DPSSWB/Enquiry', body: '{}' }
    await expect(client.vendorSend(posted, AbortSignal.timeout(1500))).rejects.toMatchObject({
      reason,
    })
  })
})

describe('an answer of another server', () => {
  let server: Server
  let log: typeof import('@/lib/platform/log').log
  let answer: { status: number; headers: Record<string, string>; body: Buffer }

  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address && typeof address === 'object')
      vi.stubEnv('VENDOR_API_URL', `http://127.0.0.1:${address.port}`)
    vi.resetModules()
    log = (await import('@/lib/platform/log')).log
    client = await import('./client')
  })

  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it.each([
    ['iso-8859-1', Buffer.from('["Caf\xe9"]', 'latin1')],
    ['"utf-16le"', Buffer.from('["Café"]', 'utf16le')],
    ['utf-8', Buffer.from('["Café"]')],
    ['of-nobody', Buffer.from('["Café"]')],
  ])('is decoded as its head says: %s', async (charset, body) => {
    const headers = { 'content-type': `application/json; charset=${charset}` }
    answer = { status: 200, headers, body }
    expect(await client.vendorJson(news)).toEqual(['Café'])
  })

  const json = { 'content-type': 'application/json' }
  const posted = { path: '/api/form/DPSSWB/Enquiry', body: '{}' }

  it.each<[string, Record<string, string>, string]>([
    ['nothing', {}, ''],
    ['no page, though it is called one', { 'content-type': 'text/html' }, ''],
    ['plain text', { 'content-type': 'text/plain' }, 'OK'],
    ['text that is called JSON', json, 'OK'],
    ['JSON', json, '{"message":"Form submitted successfully","data":{"id":7}}'],
    ['JSON that says yes', json, '{"success":true,"error":null,"status":200}'],
    ['a list', json, '[]'],
    ['words that say yes', json, '{"status":"Sent","errors":[]}'],
    ['the form itself', json, '{"name":"Asha","phone":"9000000001","status":"married"}'],
    ['the form inside', json, '{"success":true,"data":{"status":"married","code":4521}}'],
  ])('to something posted accepts it: %s', async (_what, headers, body) => {
    answer = { status: 200, headers, body: Buffer.from(body) }
    await expect(client.vendorSend(posted, AbortSignal.timeout(1500))).resolves.toBeUndefined()
  })

  it('to something posted accepts it: status 204', async () => {
    answer = { status: 204, headers: {}, body: Buffer.alloc(0) }
    await expect(client.vendorSend(posted, AbortSignal.timeout(1500))).resolves.toBeUndefined()
  })

  it.each<[string, Record<string, string>, string, object]>([
    ['success: false', json, '{"success":false}', { reason: 'failed answer' }],
    ['an error', json, '{"error":"mail server down"}', { reason: 'failed answer' }],
    ['a word', json, '{"status":"fail"}', { reason: 'failed answer' }],
    ['ok: false', json, '{"ok":false}', { reason: 'failed answer' }],
    ['a text for false', json, '{"Success":"false"}', { reason: 'failed answer' }],
    ['a no inside', json, '{"data":{"success":false}}', { reason: 'failed answer' }],
    ['a status', json, '{"status":500}', { reason: 'failed answer', status: 500 }],
    ['no JSON by its head', {}, ' {"status":"422"}', { reason: 'failed answer', status: 422 }],
    ['a page', { 'content-type': 'Text/HTML; charset=utf-8' }, 'Sorry', { reason: 'not JSON' }],
    ['a page by its looks', json, '\n<!doctype html>', { reason: 'not JSON' }],
    ['half of its JSON', json, '{"message":"Form sub', { reason: 'not JSON' }],
    ['too much', json, `"${'x'.repeat(64 * 1024)}"`, { reason: 'too large' }],
  ])('to something posted refuses it with status 200 and %s', async (_what, headers, body, why) => {
    answer = { status: 200, headers, body: Buffer.from(body) }
    await expect(client.vendorSend(posted, AbortSignal.timeout(1500))).rejects.toMatchObject(why)
  })

  it('a receipt that nobody understands is none, and is logged without what it repeats', async () => {
    const warn = vi.spyOn(log, 'warn')
    answer = { status: 200, headers: json, body: Buffer.from('{"status":"Namaste Asha"}') }
    await expect(client.vendorSend(posted, AbortSignal.timeout(1500))).rejects.toMatchObject({
      reason: 'failed answer',
    })
    expect(warn.mock.calls).toEqual([
      [{ path: posted.path, receipt: { status: 'string' } }, 'vendor receipt not understood'],
    ])
  })

  it.each([
    ['120', 120],
    ['100000', 3600],
    [new Date(Date.now() + 600_000).toUTCString(), expect.closeTo(600, -2)],
    ['0', undefined],
    ['soon', undefined],
    ['Thu, 01 Jan 1970 00:00:00 GMT', undefined],
  ])('Retry-After %s is heeded up to an hour', async (given, retryAfterSeconds) => {
    answer = { status: 429, headers: { 'retry-after': given }, body: Buffer.alloc(0) }
    await expect(client.vendorJson(news)).rejects.toMatchObject({ status: 429, retryAfterSeconds })
  })
})
