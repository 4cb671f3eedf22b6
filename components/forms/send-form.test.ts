import { expect, it, vi } from 'vitest'
import { fileChanged, hints, notSent } from '@/content/forms'
import { sendForm } from './send-form'

function sent(status: number, responseText: string, data = new FormData()) {
  class Answered {
    status = status
    responseText = responseText
    upload = {}
    onload = () => {}
    open() {}
    send() {
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answered)
  return sendForm('career', data, () => {})
}

it('sendForm returns the form state from the response, even with status 413', async () => {
  const refused = { status: 'refused', reason: 'too large', message: 'Too large.' }
  expect(await sent(413, JSON.stringify(refused))).toEqual(refused)
  expect(await sent(200, '{"status":"sent"}')).toEqual({ status: 'sent' })
})

it.each(['<h1>Too large</h1>', '{"status":"other"}', ''])(
  'sendForm reports the size limit if a proxy responds 413 with the body %j',
  async (body) => {
    expect(await sent(413, body)).toMatchObject({
      reason: 'too large',
      message: expect.stringContaining('Resumes can be up to 5 MB'),
    })
  },
)

it.each([
  [200, '<h1>Sign in to the Wi-Fi</h1>', hints.otherPage],
  [204, '', hints.otherPage],
  [429, '<h1>Too many requests</h1>', hints.busy],
  [502, '<h1>Temporarily unavailable</h1>', hints.busy],
  [503, '', hints.busy],
  [500, '{}', hints.busy],
  [403, '<h1>Forbidden</h1>', undefined],
])(
  'sendForm fails on status %i with the body %j, with the advice %j',
  async (status, body, hint) => {
    const advice = hint ? { hint } : {}
    const state = { status: 'refused', reason: 'failed', message: notSent, ...advice }
    expect(await sent(status, body)).toEqual(state)
  },
)

it('sendForm asks for the connection if nothing responds', async () => {
  class Unanswered {
    upload = {}
    onerror = () => {}
    open() {}
    send() {
      this.onerror()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Unanswered)
  expect(await sendForm('career', new FormData(), () => {})).toMatchObject({ hint: hints.offline })
})

it('sendForm asks for the resume again, and sends nothing, if the browser can no longer read it', async () => {
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer')
  read.mockRejectedValue(new DOMException('changed', 'NotReadableError'))
  const data = new FormData()
  data.set('name', 'Mitali Roy')
  data.set('attachments', new File(['%PDF-1.7'], 'resume.pdf'))
  const errors = { attachments: fileChanged }
  expect(await sent(200, '{"status":"sent"}', data)).toEqual({ status: 'invalid', errors })
})
