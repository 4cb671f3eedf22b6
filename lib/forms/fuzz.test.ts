// @module-tag attack
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { ownPost } from '@/e2e/support/posts'
import { admission, career, contact, pdf } from '@/e2e/support/submissions'
import { forms } from './forms'
import { respondToPagePost } from './page-posts'
import { respondToForm } from './shared/respond'
import { respondToLookup } from './tc/respond'

// Each posts thousands of bodies, large ones among them.
vi.setConfig({ testTimeout: 180_000 })

const upstream = vi.hoisted(() => ({
  vendorSend: vi.fn(() => Promise.reject(new Error('reached'))),
  vendorJson: vi.fn(() => Promise.reject(new Error('reached'))),
  vendorFile: vi.fn(() => Promise.reject(new Error('reached'))),
}))
vi.mock('@/lib/vendor-api/client', () => upstream)

/** A submission that is right for all three forms at once, before it is spoilt. */
const right: Record<string, string | File> = {
  ...{ ...admission, ...contact, ...career, phone1: '', declaration: 'true' },
  attachments: new File([pdf()], 'cv.pdf'),
}

const nasty = fc.constantFrom(
  ...['', ' ', '\u0000', '\uD800', '__proto__', 'constructor', '{"$ne":null}', '../../etc/passwd'],
  ...["'; drop table pupils; --", '<script>alert(1)</script>', '%00%0d%0aset-cookie: a=b'],
  ...['\u202Egnp.exe', '0'.repeat(20_000), '\n'.repeat(6000)],
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
const part = (value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${value}"\r\n\r\n${value}`
const garbage = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes)),
  text,
  text.map((value) => `${part(value)}\r\n--b--`),
  text.map(part),
  fc.json(),
)

afterEach(() => {
  for (const call of Object.values(upstream)) expect(call).not.toHaveBeenCalled()
})

/** Has all kinds of posts answered, each of a visitor nobody has seen yet: no limit stands in the way. */
function assertRefused<Of>(kinds: fc.Arbitrary<Of>, answer: (kind: Of) => Promise<Response>) {
  const property = fc.asyncProperty(kinds, async (kind) => {
    const response = await answer(kind)
    // A page is rendered in answer to what it refuses.
    const isPage = response.headers.has('x-middleware-next')
    expect(isPage || Math.floor(response.status / 100) === 4, `${response.status}`).toBe(true)
    await response.arrayBuffer()
  })
  return fc.assert(property, { numRuns: 2500 })
}

const handlers = [
  respondToLookup,
  ...forms.map((form) => (request: Request) => respondToForm(form, request)),
]

it('bad forms: a refusal of the handlers each time, nothing upstream', () =>
  assertRefused(fc.tuple(fc.constantFrom(...forms), badForm), ([form, data]) =>
    respondToForm(form, ownPost('/api', data)),
  ))

it('bodies that are no forms, posted to a handler or to a page: a refusal each time, nothing upstream', () =>
  assertRefused(
    fc.tuple(fc.constantFrom(...handlers, respondToPagePost), contentType, garbage),
    ([handle, type, body]) => handle(ownPost('/contact-us', body, { 'content-type': type })),
  ))
