// @module-tag attack
import { afterEach, expect, it, vi } from 'vitest'
import { school } from '@/content/school'
import { peerHeader } from '@/lib/http/peer'
import { ownPost } from '@/testing/posts'
import { admission as particulars } from '@/testing/submissions'
import { statusError } from '@/testing/vendor-error'
import { respondToPagePost } from './page-posts'
import { postedForm } from './shared/page-outcome'

const client = vi.hoisted(() => ({
  postToVendor: vi.fn<() => Promise<void>>(async () => undefined),
  fetchVendorJson: vi.fn<() => Promise<unknown>>(async () => ({ data: 'tc/2019-0417.webp' })),
  fetchVendorFile: vi.fn(
    async () => new Response('picture', { headers: { 'content-type': 'image/webp' } }),
  ),
}))
vi.mock('@/lib/vendor-api/client', async (original) => ({
  ...(await original<typeof import('@/lib/vendor-api/client')>()),
  ...client,
}))
const request = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => request.headers }))

const admission = { ...particulars, declaration: 'true' }
const pupil = { name: 'Ananya Rai', admission: 'DPS/2019/0417' }
const nothing = { state: { status: 'idle' }, values: {} }

const post = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  respondToPagePost(ownPost(path, new URLSearchParams(fields), headers))

/** Sets the request headers that Next's middleware passes to the page. */
function render(response: Response): void {
  const names = response.headers.get('x-middleware-override-headers')?.split(',') ?? []
  request.headers = new Headers(
    names.map((name) => [name, response.headers.get(`x-middleware-request-${name}`) ?? '']),
  )
}

afterEach(() => {
  request.headers = new Headers()
})

it('an invalid post without JavaScript gets the form’s page with the errors and the typed values', async () => {
  const values = { ...admission, name: '', phone: '$1:a' }
  render(await post('/admission-form', { ...values, more: 'x' }))
  const { state, values: shown } = await postedForm()
  expect(state).toMatchObject({ status: 'invalid', errors: { name: 'Student name is required' } })
  expect(shown).toEqual(values)
  expect(await postedForm()).toEqual(nothing)
  expect(client.postToVendor).not.toHaveBeenCalled()
  render(await post('/admission-form', admission))
  const sent = await postedForm()
  expect([sent.state.status, sent.values]).toEqual(['sent', {}])
})

it('a form posted without JavaScript reaches Next without a Content-Type, so that Next does not parse the body', async () => {
  render(await post('/contact-us', {}, { 'next-action': '0'.repeat(42) }))
  expect(Object.fromEntries(request.headers)).toEqual({
    'sec-fetch-site': 'same-origin',
    'x-form-outcome': expect.any(String),
    [peerHeader]: expect.any(String),
  })
})

it('a certificate lookup posted without JavaScript responds with the certificate file', async () => {
  const response = await post('/student-tc', pupil)
  expect(response.headers.get('content-disposition')).toContain('tc.webp')
  expect(await response.text()).toBe('picture')
})

it.each([
  ['empty fields', { name: '', admission: '' }, 'Please fill in all fields'],
  ['an unknown pupil', pupil, 'Failed to process your request. Please try again later.'],
])('a failed lookup without JavaScript shows an error: %s', async (_what, values, message) => {
  client.fetchVendorJson.mockRejectedValue(statusError(404))
  render(await post('/student-tc', values))
  expect(await postedForm()).toMatchObject({ state: { message }, values })
})

it('an oversized post without JavaScript gets an error page with the reason, phone number and e-mail', async () => {
  const response = await post('/contact-us', { a: 'x'.repeat(70_000) })
  expect(response.status).toBe(413)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  const page = await response.text()
  expect(page).toMatch(/<p>.*too large, .* Resumes can be up to 5 MB.*<\/p>/)
  expect(page).toMatch(/href="tel:\+91\d{10}"/)
  expect(page).toContain(`mailto:${school.email}`)
})
