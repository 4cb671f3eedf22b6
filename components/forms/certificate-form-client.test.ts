import { expect, it, vi } from 'vitest'
import { lookUp } from './certificate-form-client'

const failed = {
  reason: 'failed',
  message: 'Failed to process your request. Please try again later.',
}

async function result(response: Response | Error) {
  const answer = response instanceof Error ? Promise.reject(response) : Promise.resolve(response)
  vi.stubGlobal('fetch', () => answer)
  return lookUp(new FormData())
}

const of = (body: BodyInit | null, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

it('a certificate lookup returns the picture', async () => {
  expect(await result(of('picture', 'image/webp'))).toBeInstanceOf(Blob)
})

it.each([
  ['a Wi-Fi’s login page', of('<h1>Sign in</h1>', 'text/html'), failed],
  ['an empty 200', of('', 'text/plain'), failed],
  ['204', of(null, '', 204), failed],
  ['JSON', of('{"status":"sent"}', 'application/json'), failed],
  ['503', of('', 'text/html', 503), failed],
  ['no response', new TypeError('Failed to fetch'), failed],
  ['an empty picture', of('', 'image/webp'), { reason: 'file' }],
])('a certificate lookup that gets %s saves nothing', async (_what, response, refusal) => {
  expect(await result(response)).toMatchObject({ status: 'refused', ...refusal })
})
