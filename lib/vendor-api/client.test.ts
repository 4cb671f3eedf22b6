import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Fault, VendorServer } from '@/mocks/vendor/faulty-server'
import { newFolder } from '@/testing/folder'
import { resetProcess } from '@/testing/new-process'
import { serve } from '@/testing/serve'

const token = 'token-of-the-tests'

let vendor: VendorServer
let client: typeof import('./client')

function connect(VENDOR_TIMEOUT_MS: string) {
  resetProcess({ VENDOR_API_URL: vendor.url, VENDOR_API_TOKEN: token, VENDOR_TIMEOUT_MS })
  return import('./client')
}

beforeAll(async () => {
  vendor = await VendorServer.start({ dataDir: newFolder(), token })
  client = await connect('60000')
})

beforeEach(() => vendor.setFault(null))
afterAll(() => vendor.refuse())

const news = { path: '/api/news/DPSSWB' }

const enquiry = { path: '/api/form/DPSSWB/Enquiry', body: '{}' }
const send = (timeoutMs = 60_000) => client.postToVendor(enquiry, AbortSignal.timeout(timeoutMs))

it('the deadline of a call does not count time in which this process could not run', async () => {
  const { withDeadline } = await import('./transport')
  const wasAborted = await withDeadline(200, async (signal) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)
    await setTimeout(50)
    return signal.aborted
  })
  expect(wasAborted).toBe(false)
})

it('sends the vendor’s token only with calls that require authorisation', async () => {
  await client.fetchVendorJson(news)
  await client.fetchVendorJson({ path: '/api/notification/DPSSWB', isAuthorised: true })
  expect(vendor.calls(/news/).at(-1)?.authorization).toBeNull()
  expect(vendor.calls(/notification/).at(-1)?.authorization).toBe(`Bearer ${token}`)
})

it.each<[Fault, string]>([
  ['status 500', 'status'],
  ['cut off', 'network'],
])(
  'with the vendor fault "%s", fetches and submissions fail with the reason "%s"',
  async (fault, reason) => {
    vendor.setFault(fault)
    await expect(client.fetchVendorJson(news)).rejects.toMatchObject({ reason })
    await expect(send()).rejects.toMatchObject({ reason })
  },
)

it.each<Fault>(['malformed', 'html'])(
  'rejects a list with the vendor fault "%s"',
  async (fault) => {
    vendor.setFault(fault)
    await expect(client.fetchVendorJson(news)).rejects.toMatchObject({ reason: 'not JSON' })
  },
)

// The signal of a Request stops working when the Request is garbage collected; the call would never end.
it.each<Fault>(['hang', 'trickle'])(
  'a call to a vendor with the fault "%s" times out even if garbage is collected during the call',
  async (fault) => {
    setFlagsFromString('--expose-gc')
    const collecting = setInterval(() => runInNewContext('gc()'), 50)
    vendor.setFault(fault)
    const { fetchVendorJson } = await connect('500')
    const calls = await Promise.allSettled([fetchVendorJson(news), send(500)])
    clearInterval(collecting)
    for (const call of calls)
      expect(call).toMatchObject({ status: 'rejected', reason: { reason: 'timeout' } })
  },
)

it('rejects a vendor response over the size limit', async () => {
  vendor.setFault('huge')
  const call = client.fetchVendorJson({ ...news, maxBytes: 1024 * 1024 })
  await expect(call).rejects.toMatchObject({ reason: 'too large' })
})

it.each([
  [{ success: false, data: [] }, false],
  [{ status: 'error', data: [{ title: 'A' }] }, false],
  [{ success: true, message: 'No news', data: [] }, true],
  [{ status: 'live', data: [{ title: 'A', status: 'draft' }] }, true],
])(
  'recognises whether a 2xx response of the vendor is a success: %j → %s',
  async (body, isGood) => {
    vendor.setResponse(news.path, body)
    const outcome = await client.fetchVendorJson(news).catch(({ reason }) => reason)
    vendor.setResponse(news.path, undefined)
    expect(outcome).toEqual(isGood ? body : 'failed response')
  },
)

it('names a failing call by its method and path', async () => {
  const failing = client.fetchVendorJson({ path: '/api/no-such-list/{school}' })
  const message = 'GET /api/no-such-list/DPSSWB: 404'
  await expect(failing).rejects.toMatchObject({ message })
  vendor.setFault('status 500')
  await expect(send()).rejects.toMatchObject({ message: 'POST /api/form/DPSSWB/Enquiry: 500' })
})

let vendorResponse: { status: number; headers: Record<string, string>; body: Buffer }
const port = await serve(
  createServer((_request, response) => {
    response.writeHead(vendorResponse.status, vendorResponse.headers).end(vendorResponse.body)
  }),
)

describe('vendor responses', () => {
  beforeAll(async () => {
    resetProcess({ VENDOR_API_URL: `http://127.0.0.1:${port}` })
    client = await import('./client')
  })

  it('reads 204 as a response without data', async () => {
    vendorResponse = { status: 204, headers: {}, body: Buffer.alloc(0) }
    expect(await client.fetchVendorJson(news)).toEqual({ data: null })
  })

  it('decodes UTF-8, whatever charset the vendor declares', async () => {
    const headers = { 'content-type': 'application/json; charset=ISO-8859-1' }
    vendorResponse = { status: 200, headers, body: Buffer.from('["বিদ্যালয়"]') }
    expect(await client.fetchVendorJson(news)).toEqual(['বিদ্যালয়'])
  })

  const json = { 'content-type': 'application/json' }
  const page = { 'content-type': 'Text/HTML; charset=utf-8' }

  it.each<[string, Record<string, string>, string]>([
    ['an empty body', {}, ''],
    ['plain text', { 'content-type': 'text/plain' }, 'OK'],
    ['HTML', page, '<!doctype html>'],
    ['truncated JSON', json, '{"message":"Form sub'],
    ['an unknown status', json, '{"status":"Namaste Asha"}'],
    ['a JSON success message', json, '{"message":"Form submitted successfully","data":{"id":7}}'],
    [
      'a copy of the submitted fields',
      json,
      '{"name":"Asha","phone":"9000000001","status":"married"}',
    ],
  ])('accepts %s as the vendor’s response to a form', async (_what, headers, body) => {
    vendorResponse = { status: body ? 200 : 204, headers, body: Buffer.from(body) }
    await expect(send()).resolves.toBeUndefined()
  })

  it.each<[string, Record<string, string>, string, object]>([
    ['JSON that reports a failure', json, '{"success":false}', { reason: 'failed response' }],
    ['the same without a Content-Type', {}, ' {"status":"error"}', { reason: 'failed response' }],
    ['a body over 64 kB', json, `"${'x'.repeat(64 * 1024)}"`, { reason: 'too large' }],
  ])(
    'treats a submission as failed if the vendor responds 200 with %s',
    async (_what, headers, body, why) => {
      vendorResponse = { status: 200, headers, body: Buffer.from(body) }
      await expect(send()).rejects.toMatchObject(why)
    },
  )

  it.each([
    ['120 → 120 seconds', '120', 120],
    ['100000 → 3600 seconds, the maximum', '100000', 3600],
    [
      'a date in ten minutes → 600 seconds',
      new Date(Date.now() + 600_000).toUTCString(),
      expect.closeTo(600, -2),
    ],
    ['0 → undefined', '0', null],
    ['soon → undefined', 'soon', null],
  ])('parses the Retry-After header: %s', async (_what, header, seconds) => {
    vendorResponse = { status: 429, headers: { 'retry-after': header }, body: Buffer.alloc(0) }
    const failure = { status: 429, retryAfterSeconds: seconds ?? undefined }
    await expect(client.fetchVendorJson(news)).rejects.toMatchObject(failure)
  })
})
