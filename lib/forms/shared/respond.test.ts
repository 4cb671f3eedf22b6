// @module-tag attack
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pdf } from '@/e2e/support/documents'
import { VendorStatusError } from '@/lib/vendor-api/errors'
import { careerForm } from '../career'

const vendorSend = vi.hoisted(() =>
  vi.fn<(call: VendorCall, signal: AbortSignal) => Promise<void>>(),
)
vi.mock('@/lib/vendor-api/client', () => ({ vendorSend }))

// Nothing is a demonstration, unless a test says so.
const isEmbedded = vi.hoisted(() => vi.fn<() => boolean>(() => false))
vi.mock('@/lib/vendor-api/transport', () => ({ isEmbedded }))

type VendorCall = { path: string; body: string | FormData; headers?: Record<string, string> }

const lines = vi.hoisted(() => vi.fn<(facts: object, text: string) => void>())
vi.mock('@/lib/platform/log', async (original) => ({
  ...(await original<typeof import('@/lib/platform/log')>()),
  log: { info: lines, warn: lines, error: lines },
}))

// What was sent in an earlier run is none of this one's.
vi.stubEnv('DATA_DIR', await mkdtemp(path.join(tmpdir(), 'forms-')))

const { formOf } = await import('../forms')
const { countUp, giveBack } = await import('@/lib/http/limit')
const { formFacts } = await import('./outcomes')
const { peerHeader } = await import('@/lib/http/peer')
const { overall, postRateLimits } = await import('@/lib/http/rates')
const { handleSubmission } = await import('./submission')
const { respondToForm } = await import('./respond')

const contact = {
  name: 'Mitali Roy',
  address: '12 Hill Cart Road',
  phone: '+91 98765 43210',
  email: 'mitali@example.in',
  mailType: 'Enquiry',
  message: 'When does the session start?',
}

const admission = { name: 'Ananya Rai', class: 'III', phone: '9876543210', declaration: 'true' }

const career = {
  name: 'Rohan Das',
  dob: '1990-04-12',
  subject: 'Physics',
  profession: 'yes',
  experience: '7',
  gender: 'male',
  status: 'married',
  address: '3 Sevoke Road',
  phone: '9876543210',
  email: 'rohan@example.in',
  mailType: 'Career',
}

function formData(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

let visitors = 0

/** A visitor nobody has seen yet, from a network of his own. */
function newVisitor(): string {
  visitors += 1
  return `10.${visitors >> 8}.${visitors & 255}.1`
}

function request(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://school.example/api/forms/x', {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', [peerHeader]: newVisitor(), ...headers },
  })
}

async function post(name: string, body: BodyInit, headers?: Record<string, string>) {
  const form = formOf(name)
  if (!form) throw new Error(name)
  const response = await respondToForm(form, request(body, headers))
  const state: unknown = await response.json()
  return { status: response.status, state, headers: response.headers }
}

beforeEach(() => {
  vendorSend.mockReset().mockResolvedValue()
  lines.mockClear()
})

const lastCall = () => vendorSend.mock.lastCall?.[0]

describe('sent bodies are those of section 7', () => {
  it('contact: JSON, in the order of the specification', async () => {
    expect(await post('contact', formData(contact))).toMatchObject({ status: 200 })
    expect(lastCall()).toMatchObject({
      path: '/api/form/DPSSWB/Enquiry',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...contact, phone: '9876543210', schoolcode: 'DPSSWB' }),
    })
  })

  it('a second contact message of a visit: DPSSLG in the body, DPSSWB in the path', async () => {
    await post('contact', formData({ ...contact, schoolcode: 'DPSSLG' }))
    expect(lastCall()?.path).toBe('/api/form/DPSSWB/Enquiry')
    expect(lastCall()?.body).toContain('"schoolcode":"DPSSLG"')
  })

  it('admission: JSON with the declaration as true', async () => {
    await post('admission', formData(admission))
    expect(lastCall()?.path).toBe('/api/form/DPSSWB/dif')
    expect(JSON.parse(String(lastCall()?.body))).toMatchObject({
      name: 'Ananya Rai',
      dob: '',
      gender: '',
      class: 'III',
      address: '',
      phone: '9876543210',
      phone1: '',
      email: '',
      declaration: true,
      schoolcode: 'DPSSWB',
    })
  })

  it('career: multipart with the resume under a clean name', async () => {
    const attachments = new File([pdf()], '../my cv.PDF', { type: 'text/html' })
    await post('career', formData({ ...career, attachments }))
    const body = lastCall()?.body
    if (!(body instanceof FormData)) throw new Error('no form')
    const resume = body.get('attachments')
    if (!(resume instanceof File)) throw new Error('no resume')
    expect([resume.name, resume.type, resume.size]).toEqual(['my-cv.pdf', 'application/pdf', 400])
    body.delete('attachments')
    expect(Object.fromEntries(body)).toEqual({ ...career, schoolcode: 'DPSSWB' })
  })
})

it('what became of each is counted, with why the vendor did not take the last', async () => {
  const before = new Map(Object.entries(await formFacts()))
  vendorSend.mockRejectedValueOnce(new VendorStatusError('/api', 503))
  await post('contact', formData(contact))
  await post('contact', formData(contact))
  await post('contact', formData({ ...contact, phone: '1' }))
  await post('contact', formData(contact), { 'sec-fetch-site': 'cross-site' })
  await post('contact', '{}', { 'content-type': 'application/json' })
  const { lastNotSent, ...after } = await formFacts()
  for (const outcome of ['failed', 'sent', 'invalid', 'foreign', 'unreadable']) {
    const name = `contact ${outcome}`
    expect([name, new Map(Object.entries(after)).get(name)]).toEqual([
      name,
      Number(before.get(name) ?? 0) + 1,
    ])
  }
  expect(lastNotSent).toMatchObject({ form: 'contact', reason: 'status', status: 503 })
})

it('an answer is kept nowhere and does not repeat what was typed', async () => {
  const { headers, state } = await post('contact', formData({ ...contact, phone: '1' }))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.has('retry-after')).toBe(false)
  expect(state).toMatchObject({ status: 'invalid' })
  expect(JSON.stringify(state)).not.toContain('Mitali')
})

describe('what is not right is not sent', () => {
  it('the messages of the fields come back', async () => {
    expect(await post('contact', formData({ ...contact, name: '', phone: '1' }))).toMatchObject({
      status: 422,
      state: {
        status: 'invalid',
        errors: {
          name: 'Please enter your name.',
          phone: 'Enter a valid 10-digit phone number.',
        },
      },
    })
    expect(vendorSend).not.toHaveBeenCalled()
  })

  it('a resume that only calls itself one', async () => {
    const attachments = new File(['hello'], 'cv.pdf')
    const { status, state } = await post('career', formData({ ...career, attachments }))
    expect(status).toBe(422)
    expect(JSON.stringify(state)).toContain('not a PDF or Word document inside')
    expect(vendorSend).not.toHaveBeenCalled()
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ])('a post from %s is refused and says so', async (_who, headers) => {
    const answer = await post('contact', formData(contact), headers)
    expect(answer.status).toBe(403)
    expect(answer.state).toMatchObject({ status: 'refused', reason: 'foreign' })
    expect(answer.headers.has('retry-after')).toBe(false)
    expect(vendorSend).not.toHaveBeenCalled()
  })

  it('a foreign post is refused before it is read', async () => {
    const foreign = request(formData(contact), { 'sec-fetch-site': 'cross-site' })
    const form = formOf('contact')
    expect(form && (await respondToForm(form, foreign)).status).toBe(403)
    expect(foreign.bodyUsed).toBe(false)
  })

  it('the honeypot refuses and says so; nothing is dropped silently', async () => {
    const { status, state } = await post('contact', formData({ ...contact, website: 'x' }))
    expect(status).toBe(400)
    expect(state).toMatchObject({ status: 'refused', reason: 'honeypot' })
    expect(vendorSend).not.toHaveBeenCalled()
  })

  it('a body that is too large, declared or not', async () => {
    const large = formData({ ...career, attachments: new File([pdf(9 * 1024 * 1024)], 'cv.pdf') })
    expect((await post('career', large)).status).toBe(413)
    const declared = new Request('http://x', { method: 'POST', body: large })
    // A stream has no length to declare.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: declared.body,
      duplex: 'half',
      headers: {
        'content-type': declared.headers.get('content-type') ?? '',
        'sec-fetch-site': 'same-origin',
      },
    }
    const chunked = new Request('http://school.example', init)
    const form = formOf('career')
    expect(form && (await respondToForm(form, chunked)).status).toBe(413)
    expect(vendorSend).not.toHaveBeenCalled()
  })

  it('a resume of five megabytes comes, one a little larger is told in the form’s words', async () => {
    const form = formOf('career')
    const send = (megabytes: number, address = newVisitor()) => {
      const attachments = new File([pdf(megabytes * 1024 * 1024)], 'cv.pdf')
      const init = {
        method: 'POST',
        body: formData({ ...career, attachments }),
        headers: { 'sec-fetch-site': 'same-origin', [peerHeader]: address },
      }
      return form && respondToForm(form, new Request('http://x/api/forms/career', init))
    }
    expect((await send(5))?.status).toBe(200)
    expect(await (await send(6))?.json()).toMatchObject({
      errors: { attachments: 'Your resume must be 5 MB or smaller. This file has 6 MB.' },
    })
    expect((await send(9))?.status).toBe(413)
    const address = newVisitor()
    while ((await countUp(postRateLimits(address, true))) === null);
    expect((await send(1, address))?.status).toBe(429)
  })

  it.each([
    ['application/x-www-form-urlencoded', 'a=1&'.repeat(1000)],
    [
      'multipart/form-data; boundary=b',
      `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(1000)}--b--`,
    ],
  ])('a body of a thousand fields is none: %s', async (type, body) => {
    const { status, state } = await post('career', body, { 'content-type': type })
    expect(status).toBe(400)
    expect(state).toMatchObject({ status: 'refused', reason: 'unreadable' })
  })

  it('only a body that may hold a file is ever large', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('career', `name=${'x'.repeat(70_000)}`, type)).status).toBe(413)
    expect(
      (await post('contact', formData({ ...contact, message: 'x'.repeat(70_000) }))).status,
    ).toBe(413)
    const long = { ...career, phone: '1 '.repeat(50_000), attachments: new File([pdf()], 'cv.pdf') }
    expect((await post('career', formData(long))).status).toBe(413)
  })

  it.each([
    ['application/json', '{}'],
    ['text/plain', 'name=x'],
    ['multipart/form-data', 'x'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\ncut',
    ],
  ])('a body that is no form: %s', async (type, body) => {
    const { status, state } = await post('contact', body, { 'content-type': type })
    expect(status).toBe(400)
    expect(state).toMatchObject({ status: 'refused', reason: 'unreadable' })
  })
})

describe('only what the vendor accepted counts as sent', () => {
  it('a failure is told in the words of the specification', async () => {
    vendorSend.mockRejectedValue(new VendorStatusError('/api', 500))
    expect(await post('admission', formData(admission))).toMatchObject({
      status: 502,
      state: { status: 'refused', message: 'Error submitting the form. Please try again.' },
    })
    expect(lines.mock.calls).toEqual([
      [expect.objectContaining({ reason: 'status', status: 500 }), 'form not sent'],
    ])
  })

  it('a slip of our own is told the same way', async () => {
    vendorSend.mockRejectedValue(new TypeError('oops'))
    expect((await post('admission', formData(admission))).status).toBe(502)
    expect(lines.mock.lastCall).toEqual([
      { form: 'admission', reason: 'unexpected' },
      'form not sent',
    ])
  })

  it('so is a file that cannot be read', async () => {
    const attachments = new File([pdf()], 'cv.pdf')
    const body = formData({ ...career, attachments })
    vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValue(new TypeError('gone'))
    const state = await handleSubmission(careerForm, {
      data: body,
      address: newVisitor(),
      origin: 'own',
    })
    expect(state).toMatchObject({ reason: 'failed' })
    expect(lines.mock.calls).toEqual([[{ form: 'career', reason: 'TypeError' }, 'form failed']])
  })

  it('what the embedded vendor took is told to be a demonstration', async () => {
    isEmbedded.mockReturnValueOnce(true)
    const { state } = await post('contact', formData(contact))
    expect(state).toEqual({ status: 'sent', demonstration: true })
  })

  it('may be tried again after a failure', async () => {
    vendorSend.mockRejectedValueOnce(new VendorStatusError('/api', 500))
    const visitor = { [peerHeader]: newVisitor() }
    expect((await post('contact', formData(contact), visitor)).status).toBe(502)
    expect((await post('contact', formData(contact), visitor)).status).toBe(200)
    expect(vendorSend).toHaveBeenCalledTimes(2)
  })
})

describe('one click sends once', () => {
  it('two equal posts at the same time are one delivery', async () => {
    const visitor = { [peerHeader]: newVisitor() }
    const both = [0, 1].map(() => post('contact', formData(contact), visitor))
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect(vendorSend).toHaveBeenCalledTimes(1)
  })

  it('the same submission sent again, after a connection was lost, is one delivery', async () => {
    const submission = { ...contact, submission: 'submission-of-this-page' }
    await post('contact', formData(submission))
    expect((await post('contact', formData(submission))).status).toBe(200)
    expect(vendorSend).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['contact', formData({ ...contact, submission: 'late-contact' }), 60_000],
    ['admission', formData({ ...admission, submission: 'late-admission' }), 60_000],
    [
      'career',
      formData({ ...career, submission: 'late-career', attachments: new File([pdf()], 'cv.pdf') }),
      180_000,
    ],
  ])(
    '%s: a vendor that answers late receives it once, however often it is sent again meanwhile',
    async (form, data, limit) => {
      const timeout = vi.spyOn(AbortSignal, 'timeout')
      let accept = () => {}
      vendorSend.mockReturnValue(
        new Promise((resolve) => {
          accept = resolve
        }),
      )
      const presses = [0, 1, 2].map(() => post(form, data))
      await vi.waitFor(() => expect(vendorSend).toHaveBeenCalledTimes(1))
      expect(timeout).toHaveBeenLastCalledWith(limit)
      accept()
      expect((await Promise.all(presses)).map(({ state }) => state)).toEqual(
        Array(3).fill({ status: 'sent' }),
      )
      expect((await post(form, data)).state).toEqual({ status: 'sent' })
      expect(vendorSend).toHaveBeenCalledTimes(1)
    },
  )

  it('another message is another delivery', async () => {
    const visitor = { [peerHeader]: newVisitor() }
    await post('contact', formData(contact), visitor)
    await post('contact', formData({ ...contact, message: 'And the fees?' }), visitor)
    const moved = { ...contact, name: 'Mitali Roy1', address: '2 Hill Cart Road' }
    await post('contact', formData(moved), visitor)
    expect(vendorSend).toHaveBeenCalledTimes(3)
  })

  it('without script, refreshing the page that says "sent" is no second delivery', async () => {
    const visitor = { [peerHeader]: newVisitor() }
    await post('contact', formData(contact), visitor)
    const sentAt = { steady: performance.now(), wall: Date.now() }
    const steady = vi.spyOn(performance, 'now')
    const wall = vi.spyOn(Date, 'now')
    for (const [minutes, deliveries] of [
      [9, 1],
      [11, 2],
    ] as const) {
      steady.mockReturnValue(sentAt.steady + minutes * 60_000)
      wall.mockReturnValue(sentAt.wall + minutes * 60_000)
      // The memory reads the clock once a millisecond.
      await new Promise((resolve) => setTimeout(resolve, 5))
      expect((await post('contact', formData(contact), visitor)).status).toBe(200)
      expect(vendorSend).toHaveBeenCalledTimes(deliveries)
    }
  })

  it('two people who write the same are two deliveries', async () => {
    await post('contact', formData(contact))
    await post('contact', formData(contact))
    expect(vendorSend).toHaveBeenCalledTimes(2)
  })
})

describe('rate', () => {
  it('too many messages of one address are told when to try again', async () => {
    const visitor = { [peerHeader]: newVisitor() }
    const send = (index: number) =>
      post('contact', formData({ ...contact, message: `Message ${index}` }), visitor)
    for (let index = 0; index < 40; index += 1) expect((await send(index)).status).toBe(200)
    expect(lines.mock.lastCall).toEqual([{ form: 'contact' }, 'form sent'])
    const { status, state, headers } = await send(41)
    expect(status).toBe(429)
    expect(lines.mock.lastCall).toEqual([{ form: 'contact', rate: 'address' }, 'form limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(state).toMatchObject({
      reason: 'limited',
      message: expect.stringMatching(/your connection, .* again in \d+ minutes, or call us\./),
    })
    expect((await post('contact', formData(contact))).status).toBe(200)
  })

  it('without a proxy in front, X-Forwarded-For is not believed', async () => {
    const visitor = newVisitor()
    const send = async (index: number) => {
      const headers = { [peerHeader]: visitor, 'x-forwarded-for': `203.0.113.${index}` }
      const message = `Message ${index}`
      return (await post('contact', formData({ ...contact, message }), headers)).status
    }
    for (let index = 0; index < 40; index += 1) expect(await send(index)).toBe(200)
    expect(await send(41)).toBe(429)
  })

  it('a flood of others is told as such, and is not held against the sender', async () => {
    const everybody = { rate: overall(), key: 'all' }
    const visitor = { [peerHeader]: newVisitor() }
    const send = (message: string) => post('contact', formData({ ...contact, message }), visitor)
    expect((await send('First')).status).toBe(200)
    while ((await countUp([everybody])) === null);
    for (let index = 0; index < 45; index += 1) {
      expect((await send('Second')).state).toMatchObject({
        reason: 'limited',
        message: expect.stringMatching(
          /^Too many messages are being sent just now, .* again in \d+ minutes, or call us\.$/,
        ),
      })
    }
    await giveBack(Array<typeof everybody>(100).fill(everybody))
    expect((await send('Second')).status).toBe(200)
  })

  it('an overall limit spares addresses that have sent nothing yet', async () => {
    const everybody = { rate: overall(), key: 'all' }
    let taken = 0
    for (; (await countUp([everybody])) === null; taken += 1);
    const visitor = { [peerHeader]: newVisitor() }
    const send = (message: string) => post('contact', formData({ ...contact, message }), visitor)
    expect((await send('First')).status).toBe(200)
    expect((await send('Second')).status).toBe(429)
    await giveBack(Array<typeof everybody>(taken + 2).fill(everybody))
  })

  it.each([
    ['a /48 of IPv6', (index: number) => `2001:db8:7:${index.toString(16)}::1`, '2001:db8:8::1'],
    ['a /24 of IPv4', (index: number) => `198.51.100.${index}`, '198.51.101.1'],
  ])('%s has a middle rate: one customer does not close the forms', async (_what, of, other) => {
    const statuses: number[] = []
    for (let index = 1; index <= 125; index += 1) {
      const visitor = { [peerHeader]: of(index) }
      statuses.push((await post('contact', formData(contact), visitor)).status)
    }
    expect(statuses).toEqual([...Array(120).fill(200), ...Array(5).fill(429)])
    expect((await post('contact', formData(contact), { [peerHeader]: other })).status).toBe(200)
  })

  it('what does not say where it comes from is taken in, thirty times in ten minutes for all; what is no message counts for none', async () => {
    const send = (fields: Record<string, string> = contact) => {
      const body = formData(fields)
      const headers = { [peerHeader]: newVisitor() }
      const form = formOf('contact')
      if (!form) throw new Error('contact')
      return respondToForm(
        form,
        new Request('http://school.example/api/forms/x', { method: 'POST', body, headers }),
      )
    }
    for (let sent = 0; sent < 40; sent += 1) expect((await send({})).status).toBe(422)
    for (let sent = 0; sent < 30; sent += 1) expect((await send()).status).toBe(200)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect((await refused.json()).message).toMatch(/^Too many messages are being sent just now/)
    expect((await post('contact', formData(contact))).status).toBe(200)
  })

  it('the rate comes before the body: an address that has posted too much is not read', async () => {
    const address = newVisitor()
    while ((await countUp(postRateLimits(address, false))) === null);
    const form = formOf('contact')
    const sent = request(formData(contact), { [peerHeader]: address })
    const answer = form && (await respondToForm(form, sent))
    expect([answer?.status, sent.bodyUsed]).toEqual([429, false])
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post('contact', formData({ ...contact, phone: '1' }))).status).toBe(422)
  })

  it('what the vendor did not accept is not held against the sender', async () => {
    vendorSend.mockRejectedValue(new VendorStatusError('/api', 500))
    const visitor = { [peerHeader]: newVisitor() }
    for (let index = 0; index < 45; index += 1) await post('contact', formData(contact), visitor)
    vendorSend.mockResolvedValue()
    expect((await post('contact', formData(contact), visitor)).status).toBe(200)
  })
})

it('logs carry no personal values', async () => {
  await post('contact', formData(contact))
  await post('contact', formData({ ...contact, phone: '' }))
  vendorSend.mockRejectedValue(new VendorStatusError('/api', 500))
  await post('admission', formData(admission))
  const log = JSON.stringify(lines.mock.calls)
  expect(log).toContain('form sent')
  for (const value of ['Mitali', '98765', 'Ananya', 'example.in', '10.0.', '.1"']) {
    expect(log).not.toContain(value)
  }
})
