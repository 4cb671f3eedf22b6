// @module-tag attack
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { ownPost } from '@/testing/posts'
import { admission, career, contact, pdf } from '@/testing/submissions'
import { forms } from './forms'
import { respondToPagePost } from './page-posts'
import { respondToForm } from './shared/respond-to-form'
import { respondToLookup } from './tc/respond-to-lookup'

const reached = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('reached'))))
vi.mock('@/lib/vendor-api/client', () => ({
  ...{ postToVendor: reached, fetchVendorJson: reached, fetchVendorFile: reached },
}))

/** A submission that is valid for all three forms. */
const valid: Record<string, string | File> = {
  ...{ ...admission, ...contact, ...career, phone1: '', declaration: 'true' },
  attachments: new File([pdf()], 'cv.pdf'),
}

const hostile = ['', '\u0000', '\uD800', '__proto__', '../../etc/passwd', '%00%0d%0a']
const text = fc.oneof(
  fc.constantFrom(...hostile, '\u202Egnp.exe', '0'.repeat(20_000)),
  fc.string({ unit: 'binary' }),
)
const bytes = fc.uint8Array({ maxLength: 400 }).map((some) => new Uint8Array(some))
const name = fc.oneof(fc.constantFrom(...Object.keys(valid)), text)
const file = fc.tuple(bytes, text).map(([content, name]) => new File([content], name))

/** A form with an invalid phone number, which every form requires. The other fields may be valid or not. */
const badForm = fc
  .record({
    kept: fc.subarray(Object.keys(valid)),
    more: fc.array(fc.tuple(name, fc.oneof(text, file)), { maxLength: 6 }),
  })
  .map(({ kept, more }) => {
    const data = new FormData()
    data.append('phone', '12345')
    for (const name of kept) data.append(name, valid[name] ?? '')
    for (const [name, value] of more) data.append(name, value)
    return data
  })

const body = fc.oneof(
  badForm.map((form) => [form, {}] as const),
  fc.tuple(
    fc.oneof(bytes, text, fc.json()),
    fc
      .constantFrom('multipart/form-data; boundary=b', 'application/x-www-form-urlencoded', 'a/b')
      .map((type) => ({ 'content-type': type })),
  ),
)

const handlers = [
  ...[respondToLookup, respondToPagePost],
  ...forms.map((form) => (request: Request) => respondToForm(form, request)),
]

it('all forms reject every malformed post without calling the vendor', async () => {
  const property = fc.asyncProperty(fc.constantFrom(...handlers), body, async (handle, sent) => {
    const [content, headers] = sent
    const response = await handle(ownPost('/contact-us', content, headers))
    // After a rejected post without scripts, Next renders the page.
    const isPage = response.headers.has('x-middleware-next')
    expect(isPage || Math.floor(response.status / 100) === 4, `${response.status}`).toBe(true)
    await response.arrayBuffer()
  })
  await fc.assert(property, { numRuns: process.env.WHOLE ? 4000 : 1000 })
  expect(reached).not.toHaveBeenCalled()
})
