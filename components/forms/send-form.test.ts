import { expect, it, vi } from 'vitest'
import { sendForm } from './send-form'

function sent(status: number, responseText: string) {
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
  return sendForm('career', new FormData(), () => {})
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

it('sendForm returns the state `idle` if a proxy responds 502', async () => {
  expect(await sent(502, '<h1>Temporarily unavailable</h1>')).toEqual({ status: 'idle' })
})
