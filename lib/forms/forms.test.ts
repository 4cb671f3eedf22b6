// @module-tag attack
import { afterEach, expect, it, vi } from 'vitest'
import { consumeAll } from '@/lib/http/limit'
import { peerHeader } from '@/lib/http/peer'
import { postRateLimits } from '@/lib/http/rates'
import { pending } from '@/testing/pending'
import { formData, newVisitor, ownPost } from '@/testing/posts'
import { career, contact, admission as particulars, pdf } from '@/testing/submissions'
import { statusError } from '@/testing/vendor-error'
import { formOf } from './forms'
import { formFacts } from './shared/outcomes'
import { respondToForm } from './shared/respond-to-form'

type VendorCall = { path: string; body: string | FormData; headers?: Record<string, string> }

const postToVendor = vi.hoisted(() =>
  vi.fn<(call: VendorCall, signal: AbortSignal) => Promise<void>>(async () => undefined),
)
vi.mock('@/lib/vendor-api/client', () => ({ postToVendor }))

// No form is a demonstration, unless a test changes this.
const isEmbedded = vi.hoisted(() => vi.fn<() => boolean>(() => false))
const withDeadline = vi.hoisted(() =>
  vi.fn((_ms: number, call: (signal: AbortSignal) => Promise<void>) =>
    call(new AbortController().signal),
  ),
)
vi.mock('@/lib/vendor-api/transport', () => ({ isEmbedded, withDeadline }))

const lines = vi.hoisted(() => vi.fn<(facts: object, text: string) => void>())
vi.mock('@/lib/platform/log', async (original) => ({
  ...(await original<typeof import('@/lib/platform/log')>()),
  log: { info: lines, warn: lines, error: lines },
}))

const admission = { ...particulars, declaration: 'true' }
const resume = (bytes?: number) => new File([pdf(bytes)], 'cv.pdf')
const megabyte = 1024 * 1024

function respond(name: string, request: Request): Promise<Response> {
  const form = formOf(name)
  if (!form) throw new Error(name)
  return respondToForm(form, request)
}

/** Posts a form; `body` may be its fields. */
type Body = Record<string, string | File> | string
async function post(name: string, body: Body, headers?: Record<string, string>) {
  const sent = typeof body === 'string' ? body : formData(body)
  const response = await respond(name, ownPost(`/api/forms/${name}`, sent, headers))
  const state: unknown = await response.json()
  return { status: response.status, state, headers: response.headers }
}

const lastCall = () => postToVendor.mock.lastCall?.[0]

afterEach(() => {
  const personal = /Mitali|Ananya|98765|example\.in|10\.\d+\.\d+\.1/
  expect(JSON.stringify(lines.mock.calls), 'what was logged').not.toMatch(personal)
})

it('sends a contact message as JSON with exactly the fields of the specification, in order', async () => {
  const odd = { schoolcode: 'EVIL', constructor: '1', 'name[]': 'x', role: 'admin' }
  const fields = { ...odd, ...contact, phone: '+91 98765 43210' }
  const { status, headers } = await post('contact', fields)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(lastCall()).toMatchObject({
    path: '/api/form/DPSSWB/Enquiry',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...contact, schoolcode: 'DPSSWB' }),
  })
})

it('sends an admission enquiry as JSON, with the declaration as a boolean', async () => {
  await post('admission', admission)
  expect(lastCall()?.path).toBe('/api/form/DPSSWB/dif')
  const empty = { dob: '', gender: '', address: '', phone1: '', email: '' }
  expect(JSON.parse(String(lastCall()?.body))).toMatchObject({
    ...{ ...admission, ...empty, declaration: true, schoolcode: 'DPSSWB' },
  })
})

it('sends a career application as multipart form data, and cleans the resume’s file name', async () => {
  const attachments = new File([pdf()], '../my cv.PDF', { type: 'text/html' })
  await post('career', { ...career, attachments })
  const body = lastCall()?.body
  if (!(body instanceof FormData)) throw new Error('no form')
  const sent = body.get('attachments')
  if (!(sent instanceof File)) throw new Error('no resume')
  expect([sent.name, sent.type, sent.size]).toEqual(['my-cv.pdf', 'application/pdf', 400])
  body.delete('attachments')
  const fields = { ...career, mailType: 'Career', schoolcode: 'DPSSWB' }
  expect(Object.fromEntries(body)).toEqual(fields)
})

it('responds that a form sent to the embedded vendor was only a demonstration', async () => {
  isEmbedded.mockReturnValueOnce(true)
  expect((await post('contact', contact)).state).toEqual({ status: 'sent', demonstration: true })
})

const tooLarge = { message: expect.stringContaining('Resumes can be up to 5 MB') }
const wrong = { name: 'Please enter your name.', phone: 'Enter a valid 10-digit phone number.' }
const noPdf = { attachments: expect.stringContaining('Save it as PDF and choose it again') }
const sixMb = { attachments: 'Your resume must be 5 MB or smaller. This file has 6 MB.' }
const withFile = (attachments: File) => ({ ...career, attachments })

it.each<[outcome: string, status: number, state: object, ...Parameters<typeof post>]>([
  ['contact invalid', 422, { errors: wrong }, 'contact', { ...contact, name: '', phone: '1' }],
  ['career invalid', 422, { errors: noPdf }, 'career', withFile(new File(['hello'], 'cv.pdf'))],
  ['career invalid', 422, { errors: sixMb }, 'career', withFile(resume(6 * megabyte))],
  ['career too large', 413, tooLarge, 'career', withFile(resume(9 * megabyte))],
  ['contact too large', 413, tooLarge, 'contact', { ...contact, attachments: resume(70_000) }],
  ['contact foreign', 403, {}, 'contact', contact, { 'sec-fetch-site': 'cross-site' }],
  ['contact unreadable', 400, {}, 'contact', '{}', { 'content-type': 'application/json' }],
  ['contact honeypot', 400, {}, 'contact', { ...contact, website: 'x' }],
])(
  'counts a rejected post as “%s”, responds %i, and does not call the vendor',
  async (outcome, status, state, name, body, headers) => {
    const before = new Map(Object.entries(await formFacts())).get(outcome) ?? 0
    const response = await post(name, body, headers)
    expect(response).toMatchObject({ status, state })
    const reason = outcome.replace(`${name} `, '')
    expect(response.state).toMatchObject(
      reason === 'invalid' ? { status: reason } : { status: 'refused', reason },
    )
    const headersOfJson = { 'content-type': 'application/json', 'cache-control': 'no-store' }
    expect(Object.fromEntries(response.headers)).toEqual(headersOfJson)
    expect(JSON.stringify(response.state)).not.toMatch(/Mitali|Rohan/)
    expect(await formFacts()).toMatchObject({ [outcome]: Number(before) + 1 })
    expect(postToVendor).not.toHaveBeenCalled()
  },
)

it.each([
  ['does not read a contact post after too many posts', 'contact', false, 429],
  ['does not read a career post after too many posts with files', 'career', true, 429],
  ['accepts a contact post after too many posts with files', 'contact', true, 200],
])('%s from the same IP address', async (_what, name, hasFile, status) => {
  const address = newVisitor()
  while ((await consumeAll(postRateLimits(address, hasFile))) === null);
  const sent = ownPost('/api', formData(contact), { [peerHeader]: address })
  const response = await respond(name, sent)
  expect([response.status, sent.bodyUsed]).toEqual([status, status === 200])
  expect(Number(response.headers.get('retry-after')) > 0).toBe(status === 429)
})

it.each([
  [{ reason: 'status', status: 503 }, statusError(503)],
  [{ reason: 'unexpected' }, new TypeError('oops')],
])(
  'responds 502 with the specification’s message if the vendor call fails: %j',
  async (why, error) => {
    postToVendor.mockRejectedValue(error)
    expect(await post('admission', admission)).toMatchObject({
      status: 502,
      state: { status: 'refused', message: 'Error submitting the form. Please try again.' },
    })
    expect(lines.mock.calls).toMatchObject([[{ form: 'admission', ...why }, 'form not sent']])
    expect((await formFacts()).lastNotSent).toMatchObject({ form: 'admission', ...why })
  },
)

it.each([
  ['contact', contact, 60_000],
  ['admission', admission, 60_000],
  ['career', { ...career, attachments: resume() }, 180_000],
])(
  'delivers the %s form once, even if the visitor sends it again while the vendor is slow',
  async (name, fields, limit) => {
    const call = pending()
    postToVendor.mockReturnValue(call.promise)
    const press = () => post(name, { ...fields, submission: `late ${name}` })
    const presses = [press(), press(), press()]
    await vi.waitFor(() => expect(postToVendor).toHaveBeenCalledTimes(1))
    expect(withDeadline).toHaveBeenLastCalledWith(limit, expect.any(Function))
    call.resolve()
    for (const { state } of [...(await Promise.all(presses)), await press()])
      expect(state).toEqual({ status: 'sent' })
    expect(postToVendor).toHaveBeenCalledTimes(1)
  },
)

it('without submission ids, delivers a form once per IP address and content', async () => {
  const visitor = { [peerHeader]: newVisitor() }
  // The fields hold the same characters in all, but one has moved from the address to the name.
  const moved = { ...contact, name: `${contact.name}1`, address: contact.address.slice(1) }
  const deliveries: number[] = []
  for (const fields of [contact, contact, { ...contact, message: 'And the fees?' }, moved]) {
    await post('contact', fields, visitor)
    deliveries.push(postToVendor.mock.calls.length)
  }
  await post('contact', contact)
  deliveries.push(postToVendor.mock.calls.length)
  expect(deliveries).toEqual([1, 1, 2, 3, 4])
})

async function statuses(count: number, send: (message: string) => ReturnType<typeof post>) {
  const all: number[] = []
  for (let at = 1; at <= count; at += 1) all.push((await send(`Message ${at}`)).status)
  return all
}

it('limits an IP address to forty messages in ten minutes, not counting failed deliveries', async () => {
  const visitor = { [peerHeader]: newVisitor() }
  const send = (message: string) => post('contact', { ...contact, message }, visitor)
  postToVendor.mockRejectedValue(statusError(500))
  expect(new Set(await statuses(45, send))).toEqual(new Set([502]))
  postToVendor.mockResolvedValue()
  expect(new Set(await statuses(40, send))).toEqual(new Set([200]))
  expect(lines.mock.lastCall).toEqual([{ form: 'contact' }, 'form sent'])
  const { status, state, headers } = await send('One more')
  expect(status).toBe(429)
  expect(lines.mock.lastCall).toEqual([{ form: 'contact', rate: 'address' }, 'form limited'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(540)
  const message = expect.stringMatching(/your connection, .* again in \d+ minutes, or call us\./)
  expect(state).toMatchObject({ reason: 'limited', message })
  expect((await post('contact', contact)).status).toBe(200)
})

it('accepts at most thirty valid posts without an origin in ten minutes, from all visitors together', async () => {
  const send = async (fields: Record<string, string>) => {
    const request = ownPost('/api/forms/contact', formData(fields))
    request.headers.delete('sec-fetch-site')
    const response = await respond('contact', request)
    return { status: response.status, state: await response.json(), headers: response.headers }
  }
  expect(new Set(await statuses(40, () => send({})))).toEqual(new Set([422]))
  expect(new Set(await statuses(30, () => send(contact)))).toEqual(new Set([200]))
  const message = expect.stringMatching(/^Too many messages are being sent just now/)
  expect(await send(contact)).toMatchObject({ status: 429, state: { message } })
  expect((await post('contact', contact)).status).toBe(200)
})
