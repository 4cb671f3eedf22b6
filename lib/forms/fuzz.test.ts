// @module-tag attack
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { pdf } from '@/e2e/support/documents'

// Each posts some hundred bodies, large ones among them.
vi.setConfig({ testTimeout: 180_000 })

const upstream = vi.hoisted(() => ({
  vendorSend: vi.fn<() => Promise<void>>(),
  vendorFetch: vi.fn<() => Promise<unknown>>(),
  vendorFile: vi.fn<() => Promise<Response>>(),
}))
vi.mock('@/lib/vendor-api/client', () => upstream)

let visitors = 0

/** Headers of our own page, each time of a visitor nobody has seen yet: no limit stands in the way. */
function ownPage() {
  visitors += 1
  return { 'sec-fetch-site': 'same-origin', [peerHeader]: `visitor-${visitors}` }
}

const { forms } = await import('./forms')
const { peerHeader } = await import('@/lib/http/peer')
const { respondToForm } = await import('./shared/respond')
const { respondToLookup } = await import('./tc/respond')
const { respondToPagePost } = await import('./page-posts')

const bodiesEach = 2500

/** A submission that is right for all three forms at once, before it is spoilt. */
const right: Record<string, string | File> = {
  name: 'Mitali Roy',
  address: '12 Hill Cart Road',
  phone: '9876543210',
  phone1: '',
  email: 'mitali@example.in',
  mailType: 'Career',
  message: 'When does the session start?',
  dob: '1990-04-12',
  subject: 'Physics',
  profession: 'yes',
  experience: '7',
  gender: 'male',
  status: 'married',
  class: 'III',
  declaration: 'true',
  attachments: new File([pdf()], 'cv.pdf'),
}

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\uD800',
  '__proto__',
  'constructor',
  '{"$ne":null}',
  "'; drop table pupils; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%0d%0aset-cookie: a=b',
  '\u202Egnp.exe',
  '0'.repeat(20_000),
  '\n'.repeat(6000),
)
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string())
const file = fc
  .tuple(fc.uint8Array({ maxLength: 200 }), text)
  .map(([bytes, name]) => new File([new Uint8Array(bytes)], name))
const fieldName = fc.oneof(fc.constantFrom(...Object.keys(right)), text)
const field = fc.tuple(fieldName, fc.oneof(text, file))

/** Always without a usable number, which every form asks for; the rest may be right or anything. */
const badForm = fc
  .record({
    keep: fc.subarray(Object.keys(right)),
    more: fc.array(field, { maxLength: 6 }),
    phone: fc.oneof(fc.constantFrom('', '12345', 'abc', '+91'), fc.stringMatching(/^[a-z]{1,20}$/)),
  })
  .map(({ keep, more, phone }) => {
    const data = new FormData()
    data.append('phone', phone)
    for (const name of keep) data.append(name, right[name] ?? '')
    for (const [name, value] of more) data.append(name, value)
    return data
  })

const contentType = fc.constantFrom(
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain;charset=utf-8',
  'image/png',
)
const garbage = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
  text,
  text.map(
    (value) => `--b\r\ncontent-disposition: form-data; name="${value}"\r\n\r\n${value}\r\n--b--`,
  ),
  text.map((value) => `--b\r\ncontent-disposition: form-data; name="phone"\r\n\r\n${value}`),
  fc.json(),
)

function request(body: BodyInit, headers: Record<string, string>): Request {
  return new Request('http://school.example/contact-us', { method: 'POST', body, headers })
}

async function refusal(response: Response): Promise<void> {
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  await response.arrayBuffer()
}

beforeEach(() => {
  for (const call of Object.values(upstream))
    call.mockReset().mockRejectedValue(new Error('reached'))
})

function nothingWentUpstream(): void {
  for (const call of Object.values(upstream)) expect(call).not.toHaveBeenCalled()
}

it('bad forms: a refusal of the handlers each time, nothing upstream', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...forms), badForm, async (form, data) => {
      await refusal(await respondToForm(form, request(data, ownPage())))
    }),
    { numRuns: bodiesEach },
  )
  nothingWentUpstream()
})

it('bodies that are no forms: a refusal each time, nothing upstream', async () => {
  const handlers = [
    (body: Request) => respondToLookup(body),
    ...forms.map((form) => (body: Request) => respondToForm(form, body)),
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...handlers),
      contentType,
      garbage,
      async (handle, type, body) => {
        await refusal(await handle(request(body, { ...ownPage(), 'content-type': type })))
      },
    ),
    { numRuns: bodiesEach },
  )
  nothingWentUpstream()
})

it('what is posted to a page: no error, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(contentType, garbage, async (type, body) => {
      const headers = { ...ownPage(), 'content-type': type, 'content-length': '100' }
      expect((await respondToPagePost(request(body, headers))).status).toBeLessThan(500)
    }),
    { numRuns: bodiesEach },
  )
  nothingWentUpstream()
})
