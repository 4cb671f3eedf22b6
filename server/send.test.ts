import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodingsOf } from './encoding'
import { sendWhole } from './send'

const copies = { identity: 'a'.repeat(900), gzip: 'g'.repeat(300), br: 'b'.repeat(200) }
const written = () => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  encodings: encodingsOf({
    identity: Buffer.from(copies.identity),
    gzip: Buffer.from(copies.gzip),
    br: Buffer.from(copies.br),
  }),
})

let page = written()
const own = ['x-own', 'yes']
const server = createServer((request, response) => sendWhole(request, response, page, own))
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => void server.close())
beforeEach(() => {
  page = written()
})

/** An answer as it is on the wire: nothing is unpacked. */
async function ask(headers: Record<string, string>, method = 'GET') {
  const { request } = await import('node:http')
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>(
    (resolve) => {
      request({ port, method, headers }, (answer) => {
        let body = ''
        answer.on('data', (chunk) => {
          body += chunk
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body }),
        )
      }).end()
    },
  )
}

describe('a whole answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['*', 'br'],
    ['identity', undefined],
    ['x1, zzz', undefined],
    ['', undefined],
  ])('Accept-Encoding %j → %s', async (accepted, expected) => {
    const { headers, body } = await ask({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(expected)
    expect(headers.vary).toBe('accept-encoding')
    expect(headers['content-length']).toBe(String(body.length))
    expect(body).toBe(expected === 'br' ? copies.br : expected ? copies.gzip : copies.identity)
  })

  it('is not sent again to one who has it, in the encoding he has it in', async () => {
    const first = await ask({ 'accept-encoding': 'br' })
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await ask({ 'accept-encoding': 'br', ...known })).status).toBe(304)
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': '"x", *' })).status).toBe(200)
    expect((await ask({ 'accept-encoding': 'gzip', ...known })).status).toBe(200)
    expect(first.headers.etag).toMatch(/^W\/"[^"]+"$/)
  })

  it('is sent whole to who posts, and when it is no page that he could have', async () => {
    const { headers } = await ask({ 'accept-encoding': 'br' })
    const known = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) }
    expect(await ask(known, 'POST')).toMatchObject({ status: 200, body: copies.br })
    page.status = 404
    expect(await ask(known)).toMatchObject({ status: 404, body: copies.br })
  })

  it('has the headers of the page and those for this visitor, new or not', async () => {
    const first = await ask({})
    const again = await ask({ 'if-none-match': String(first.headers.etag) })
    expect(again).toMatchObject({ status: 304, body: '' })
    for (const { headers } of [first, again])
      expect(headers).toMatchObject({ 'content-type': 'text/html', 'x-own': 'yes' })
  })

  it('an Accept-Encoding of any length is heeded, and remembered for no other', async () => {
    const long = `${'x,'.repeat(200)}gzip`
    for (const accepted of [long, `${'x,'.repeat(200)}br`, long]) {
      const { headers } = await ask({ 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(accepted.split(',').at(-1))
    }
  })

  it('to HEAD is its headers alone', async () => {
    const { headers, body } = await ask({ 'accept-encoding': 'br' }, 'HEAD')
    expect(headers['content-length']).toBe('200')
    expect(body).toBe('')
  })
})
