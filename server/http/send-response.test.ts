import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import { serve } from '@/testing/serve'
import { toEncodings } from './encoding'
import { sendResponse } from './send-response'

const copies = { identity: 'a'.repeat(900), gzip: 'g'.repeat(300), br: 'b'.repeat(200) }
const written = () => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  encodings: toEncodings({
    identity: Buffer.from(copies.identity),
    gzip: Buffer.from(copies.gzip),
    br: Buffer.from(copies.br),
  }),
})

let page = written()
const own = { 'x-own': 'yes' }
const server = createServer((request, response) => sendResponse(request, response, page, own))
const port = await serve(server)

beforeEach(() => {
  page = written()
})

/** Returns the response without decompressing its body. */
async function send(headers: Record<string, string>, method = 'GET') {
  const [response] = await once(
    request({ host: '127.0.0.1', port, method, headers }).end(),
    'response',
  )
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x1, zzz', undefined],
])(
  'negotiates the encoding of a response, and names it in Vary: Accept-Encoding %j → %s',
  async (accepted, expected) => {
    const { headers, body } = await send({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(expected)
    expect(headers.vary).toBe('accept-encoding')
    expect(headers['content-length']).toBe(String(body.length))
    expect(body).toBe(expected === 'br' ? copies.br : expected ? copies.gzip : copies.identity)
  },
)

it('returns 304 to a client that has the page in the same encoding', async () => {
  const first = await send({ 'accept-encoding': 'br' })
  const known = { 'if-none-match': String(first.headers.etag) }
  expect((await send({ 'accept-encoding': 'br', ...known })).status).toBe(304)
  expect((await send({ 'accept-encoding': 'br', 'if-none-match': '"x", *' })).status).toBe(200)
  expect((await send({ 'accept-encoding': 'gzip', ...known })).status).toBe(200)
  expect(first.headers.etag).toMatch(/^W\/"[^"]+"$/)
})

it('sends no 304 for a POST, nor for a page whose status is 404', async () => {
  const { headers } = await send({ 'accept-encoding': 'br' })
  const known = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) }
  expect(await send(known, 'POST')).toMatchObject({ status: 200, body: copies.br })
  page.status = 404
  expect(await send(known)).toMatchObject({ status: 404, body: copies.br })
})

it('sends the same headers with a 304 as with a 200', async () => {
  const first = await send({})
  const again = await send({ 'if-none-match': String(first.headers.etag) })
  expect(again).toMatchObject({ status: 304, body: '' })
  for (const { headers } of [first, again])
    expect(headers).toMatchObject({ 'content-type': 'text/html', 'x-own': 'yes' })
})
