// @module-tag attack
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { peerHeader } from '@/lib/http/peer'
import { fileUrl } from '@/lib/media-url/media-url'
import { requestTimes } from '@/lib/operating/metrics/request-times'
import { log } from '@/lib/platform/log'
import type { NextRequest } from '@/server/next/next-app'
import {
  getHead,
  hit,
  html,
  miss,
  page,
  postHead,
  requestNext,
  serveHandler,
  site,
} from '@/testing/handler'
import { exchange, responseOf } from '@/testing/http'
import { toEncodings } from './encoding'
import { createHandler } from './handler'

/** Media type and body of an error response. */
const errorPage = [html['content-type'], 'Call us']
const errorJson = ['application/json', '{"error":"Call us"}']

const { served, get } = serveHandler()

it.each([
  ['cached', true, 'site; hit'],
  ['rendered for this visitor', false, 'site; fwd=miss'],
])(
  'reports in Cache-Status that a page was %s, even if the URL has an undeclared query parameter',
  async (_, isHit, status) => {
    site.pages.get.mockResolvedValue({ ...hit, isHit })
    const response = await get('/news?utm_source=x')
    expect(await response.text()).toBe('<h1>News</h1>')
    expect(response.headers.get('cache-status')).toBe(status)
    expect(response.headers.get('speculation-rules')).toBeTruthy()
    expect(site.pages.get.mock.calls[0]?.[0]).toMatchObject({ url: '/news' })
    expect(requestNext).not.toHaveBeenCalled()
  },
)

it('post-processes the HTML of an uncached page, except for a HEAD request', async () => {
  requestNext.mockImplementation(async () => responseOf(404, 'as Next made it', html))
  const response = await get('/nowhere')
  expect([response.status, await response.text()]).toEqual([404, '<h1>News</h1>'])
  site.pages.postProcess.mockClear()
  expect((await get('/nowhere', { method: 'HEAD' })).status).toBe(404)
  expect(site.pages.postProcess).not.toHaveBeenCalled()
})

it.each([
  ['with an invalid URL', '/media/none/file/prospectus.pdf'],
  ['that the vendor has deleted', null],
])('sends the HTML 404 page for a vendor file %s', async (_, location) => {
  const file = location ?? fileUrl('prospectus.pdf') ?? ''
  requestNext.mockImplementation(async ({ url }) =>
    url === '/documents/none' ? responseOf(404, 'as Next made it', html) : responseOf(404, ''),
  )
  const response = await get(file)
  expect([response.status, await response.text()]).toEqual([404, '<h1>News</h1>'])
})

it('serves a static file at its path, with or without a query', async () => {
  site.serveFile.mockImplementation((_request, response, pathname) => {
    const isFound = pathname === '/logo.svg'
    if (isFound) response.end('drawn')
    return isFound
  })
  expect(await (await get('/logo.svg')).text()).toBe('drawn')
  expect(await (await get('/logo.svg?v=1')).text()).toBe('drawn')
  expect(requestNext).not.toHaveBeenCalled()
})

it('sends Allow and the security headers in a 405 response', async () => {
  const { headers } = await get('/contact-us', { method: 'PUT' })
  expect(headers.get('allow')).toBe('GET, HEAD, POST')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('passes a POST and the client’s IP address to Next, but drops Next’s internal request headers', async () => {
  await get('/api/forms/contact', { method: 'POST', body: 'name=A', headers: { rsc: '1' } })
  const nextRequest: Partial<NextRequest> = requestNext.mock.calls[0]?.[0] ?? {}
  expect(nextRequest).toMatchObject({ method: 'POST', url: '/api/forms/contact' })
  expect(nextRequest.headers).not.toHaveProperty('rsc')
  expect(nextRequest.headers).toMatchObject({ [peerHeader]: '127.0.0.1' })
})

it('measures the time of requests by their kind and response status', async () => {
  globalThis.singletons = undefined
  served.server.removeAllListeners('request').on('request', createHandler(site))
  const broken = new Error('broken')
  requestNext.mockRejectedValue(broken)
  site.pages.getCached.mockReturnValueOnce({ response: page, isFresh: true })
  site.pages.get
    .mockResolvedValueOnce(miss)
    .mockResolvedValueOnce(hit)
    .mockRejectedValueOnce(broken)
  for (const path of ['/news', '/news?year=1', '/news?year=1', '/gallery?page=2', '/api/metrics'])
    await get(path)
  for (const path of ['/api/forms/contact', '/api/revalidate'])
    await get(path, { method: 'POST', body: 'x' })
  await get('/nowhere', { method: 'PUT' })
  const counted = async () => {
    const { values } = await requestTimes().get()
    return values.flatMap(({ metricName, labels: { kind, status }, value }) =>
      metricName?.endsWith('_count') && value > 0 ? [`${kind} ${status}: ${value}`] : [],
    )
  }
  await vi.waitFor(async () => expect(await counted()).toContain('rendered 500: 1'))
  expect((await counted()).sort()).toEqual([
    'cached 200: 2',
    'form 500: 1',
    'operator 500: 1',
    'other 405: 1',
    'rendered 200: 1',
    'rendered 500: 1',
    'webhook 500: 1',
  ])
})

// Every other rejection: requests.test.ts.
it.each([
  ['PUT', '/contact-us', 405, errorPage],
  ['GET', '/media/none', 404, errorPage],
  ['POST', '/media/none/file/x', 404, errorPage],
  ['PUT', '/api/tc', 405, errorJson],
  ['GET', '/api/%zz', 400, errorJson],
] as const)(
  'rejects %s %s with status %i, and explains the error in HTML, or in JSON below /api',
  async (...sent) => {
    const [method, path, status, body] = sent
    const response = await get(path, { method })
    const facts = [response.status, response.headers.get('content-type'), await response.text()]
    expect(facts).toEqual([status, ...body])
    expect(site.pages.get).not.toHaveBeenCalled()
    expect(requestNext).not.toHaveBeenCalled()
  },
)

const large = `HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`

it.each([
  ['headers over the limit', `GET / ${large}`, 431, errorPage],
  [
    'a path over the limit',
    `GET /?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    431,
    errorPage,
  ],
  ['text that is not HTTP', 'how do you do\r\n\r\n', 400, errorPage],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', 400, errorPage],
  ['an API call with large headers', `GET /api/health ${large}`, 431, errorJson],
  ['a HEAD request with large headers', `HEAD / ${large}`, 431, [errorPage[0], '']],
])(
  'sends our error response when Node itself rejects %s',
  async (_, packet, status, [type, body]) => {
    const all = new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*${type}[\\s\\S]*\r\n\r\n${body}$`, 'i')
    const { received } = exchange(served.port, packet, (text) => text.endsWith(`\r\n\r\n${body}`))
    expect(await received).toMatch(all)
  },
)

it('sends no error page for a malformed second request while the first request is in progress', async () => {
  site.pages.get.mockImplementation(() => new Promise(() => {}))
  expect(await exchange(served.port, `${getHead('/news')}nonsense\r\n\r\n`).received).toBe('')
})

it.each([
  ['a feed that has never loaded', '/events.ics', 503],
  ['an event that is not in the calendar', '/events.ics?event=gone', 404],
])('sends the error page instead of an empty response for %s', async (_, path, status) => {
  const encodings = toEncodings({ identity: Buffer.alloc(0) })
  const empty = { status, headers: { 'retry-after': '60' }, encodings }
  site.pages.get.mockResolvedValue({ ...miss, response: empty })
  const response = await get(path)
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, '60'])
  expect(await response.text()).toBe('Call us')
})

it('sends the error page if the response for a vendor file is a 502 with an empty body', async () => {
  requestNext.mockImplementation(async () => responseOf(502, '', { 'content-length': '0' }))
  const response = await get(fileUrl('prospectus.pdf') ?? '')
  expect([response.status, await response.text()]).toEqual([502, 'Call us'])
})

it('logs the reason for a failed render, and hides the reason from the visitor', async () => {
  const logged = vi.spyOn(log, 'error')
  site.pages.get.mockRejectedValue(new Error('secret'))
  const response = await get('/news')
  expect([response.status, await response.text()]).toEqual([500, 'Call us'])
  const line = { method: 'GET', reason: 'Error: secret' }
  expect(logged.mock.calls).toEqual([[line, 'request failed']])
})

it('closes the client’s connection when Next’s response breaks off', async () => {
  const halfResponse = Object.assign(new IncomingMessage(new Socket()), { statusCode: 200 })
  halfResponse.push('half')
  requestNext.mockResolvedValue(halfResponse)
  const response = await get('/api/metrics')
  halfResponse.destroy(new Error('broken'))
  await expect(response.text()).rejects.toThrow()
})

it('aborts the request to Next when the client disconnects', async () => {
  const aborted = new Promise<void>((resolve) => {
    requestNext.mockImplementation(({ signal }) => {
      signal?.addEventListener('abort', () => resolve())
      return new Promise(() => {})
    })
  })
  const { socket } = exchange(served.port, getHead('/api/health'))
  await vi.waitFor(() => expect(requestNext).toHaveBeenCalled())
  socket.destroy()
  await aborted
})

it('sends a 403 to a client that is still uploading, and reads the rest of the upload', async () => {
  const stuck = new Writable({ write: () => undefined })
  requestNext.mockImplementation(async ({ body }) => {
    body?.pipe(stuck)
    return responseOf(403, '{}', { 'content-type': 'application/json' })
  })
  const size = 10_000_000
  const { socket, received } = exchange(served.port, postHead('/api/forms/career', size))
  await new Promise((resolve) => socket.write('x'.repeat(size), resolve))
  expect(await received).toMatch(/^HTTP\/1\.1 403 /)
  socket.destroy()
})
