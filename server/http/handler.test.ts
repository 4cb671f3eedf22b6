// @module-tag attack
import { createServer, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { peerHeader } from '@/lib/http/peer'
import { fileUrl } from '@/lib/media-url/media-url'
import { requestTimes } from '@/lib/operating/metrics/request-times'
import { log } from '@/lib/platform/log'
import type { NextRequest } from '@/server/next/next-app'
import { exchange, listenLocally, responseOf } from '@/testing/http'
import { toEncodings } from './encoding'
import { answerClientErrors } from './error-page'
import { createHandler, type Site } from './handler'

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = {
  status: 200,
  headers: html,
  encodings: toEncodings({ identity: Buffer.from('<h1>News</h1>') }),
}
const hit = { response: page, isFresh: true, isHit: true }
const miss = { ...hit, isHit: false }

/** Media type and body of an error response. */
const asPage = [html['content-type'], 'Call us']
const inJson = ['application/json', '{"error":"Call us"}']

const requestNext = vi.fn<Site['requestNext']>(async () =>
  responseOf(200, '{}', { 'content-type': 'application/json' }),
)
const site = {
  requestNext,
  pages: {
    getCached: vi.fn<Site['pages']['getCached']>(() => null),
    isRendering: vi.fn<Site['pages']['isRendering']>(() => false),
    get: vi.fn<Site['pages']['get']>(async () => hit),
    postProcess: vi.fn<Site['pages']['postProcess']>(async () => ({
      ...page,
      status: 404,
      html: '',
    })),
  },
  files: vi.fn<Site['files']>(() => false),
  html: 'Call us',
  json: '{"error":"Call us"}',
}
let server = createServer()
let port = 0

// Before the environment is read.
vi.hoisted(() => vi.stubEnv('TRUSTED_HOPS', '1'))

beforeEach(async () => {
  server = createServer(createHandler(site))
  answerClientErrors(server, site)
  port = await listenLocally(server)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)

it.each([
  ['cached', true, 'site; hit'],
  ['rendered for this visitor', false, 'site; fwd=miss'],
])(
  'reports in Cache-Status that a page was %s, and ignores undeclared query parameters',
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

it('post-processes an uncached page like a cached one, and sends Next’s headers for HEAD', async () => {
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
  site.files.mockImplementation((_request, response, pathname) => {
    const isThere = pathname === '/logo.svg'
    if (isThere) response.end('drawn')
    return isThere
  })
  expect(await (await get('/logo.svg')).text()).toBe('drawn')
  expect(await (await get('/logo.svg?v=1')).text()).toBe('drawn')
  expect(requestNext).not.toHaveBeenCalled()
})

it('names the allowed methods in each rejection, with the headers of every response', async () => {
  const { headers } = await get('/contact-us', { method: 'PUT' })
  expect(headers.get('allow')).toBe('GET, HEAD, POST')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const noFile = await get('/media/none/file/x', { method: 'POST', body: 'x' })
  expect(noFile.status).toBe(404)
  expect(site.pages.get).not.toHaveBeenCalled()
  expect(requestNext).not.toHaveBeenCalled()
})

it.each(['on', 'ON', 'off', 'only', 'don'])(
  'omits the prefetching rules only for visitors who save data: Save-Data %s',
  async (value) => {
    const { headers } = await get('/news', { headers: { 'save-data': value } })
    expect(headers.has('speculation-rules')).toBe(!/^on$/i.test(value))
  },
)

it('passes a post to Next with its body, without headers of the framework', async () => {
  await get('/api/forms/contact', { method: 'POST', body: 'name=A', headers: { rsc: '1' } })
  const nextRequest: Partial<NextRequest> = requestNext.mock.calls[0]?.[0] ?? {}
  expect(nextRequest).toMatchObject({ method: 'POST', url: '/api/forms/contact' })
  expect(nextRequest.headers).not.toHaveProperty('rsc')
  expect(nextRequest.headers).toMatchObject({ [peerHeader]: '127.0.0.1' })
})

it('counts requests by kind of response, with status and time', async () => {
  globalThis.singletons = undefined
  server.removeAllListeners('request').on('request', createHandler(site))
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
  ['PUT', '/contact-us', 405, asPage],
  ['GET', '/media/none', 404, asPage],
  ['PUT', '/api/tc', 405, inJson],
  ['GET', '/api/%zz', 400, inJson],
] as const)('rejects %s %s with %i and the error page, an API call in JSON', async (...sent) => {
  const [method, path, status, body] = sent
  const response = await get(path, { method })
  const facts = [response.status, response.headers.get('content-type'), await response.text()]
  expect(facts).toEqual([status, ...body])
})

const large = `HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`

it.each([
  ['headers over the limit', `GET / ${large}`, 431, asPage],
  ['a path over the limit', `GET /?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, asPage],
  ['no HTTP', 'how do you do\r\n\r\n', 400, asPage],
  ['a method that HTTP has not', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', 400, asPage],
  ['an API call with large headers', `GET /api/health ${large}`, 431, inJson],
  ['a HEAD request with large headers', `HEAD / ${large}`, 431, [asPage[0], '']],
])('sends the error page when Node itself rejects %s', async (_, packet, status, [type, body]) => {
  const all = new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*${type}[\\s\\S]*\r\n\r\n${body}$`, 'i')
  const { received } = exchange(port, packet, (text) => text.endsWith(`\r\n\r\n${body}`))
  expect(await received).toMatch(all)
})

it('writes no error page into a response that has started', async () => {
  site.pages.get.mockImplementation(() => new Promise(() => {}))
  expect(await exchange(port, `${asking('/news')}nonsense\r\n\r\n`).received).toBe('')
})

it.each([
  ['a feed that has never loaded', '/events.ics', 503],
  ['an event that is not in the calendar', '/events.ics?event=gone', 404],
])('sends the error page instead of an empty response: %s', async (_, path, status) => {
  const encodings = toEncodings({ identity: Buffer.alloc(0) })
  const empty = { status, headers: { 'retry-after': '60' }, encodings }
  site.pages.get.mockResolvedValue({ ...miss, response: empty })
  const response = await get(path)
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, '60'])
  expect(await response.text()).toBe('Call us')
})

it('sends the error page when a linked file fails with an empty body', async () => {
  requestNext.mockImplementation(async () => responseOf(502, '', { 'content-length': '0' }))
  const response = await get(fileUrl('prospectus.pdf') ?? '')
  expect([response.status, await response.text()]).toEqual([502, 'Call us'])
})

it('hides the reason of a failed render from the visitor, and logs it', async () => {
  const logged = vi.spyOn(log, 'error')
  site.pages.get.mockRejectedValue(new Error('secret'))
  const response = await get('/news')
  expect([response.status, await response.text()]).toEqual([500, 'Call us'])
  const line = { method: 'GET', reason: 'Error: secret' }
  expect(logged.mock.calls).toEqual([[line, 'request failed']])
})

it('ends the connection of the visitor when a response breaks off', async () => {
  const halfResponse = Object.assign(new IncomingMessage(new Socket()), { statusCode: 200 })
  halfResponse.push('half')
  requestNext.mockResolvedValue(halfResponse)
  const response = await get('/api/metrics')
  halfResponse.destroy(new Error('broken'))
  await expect(response.text()).rejects.toThrow()
})

it('aborts the request of a client that disconnects', async () => {
  const aborted = new Promise<void>((resolve) => {
    requestNext.mockImplementation(({ signal }) => {
      signal?.addEventListener('abort', () => resolve())
      return new Promise(() => {})
    })
  })
  const { socket } = exchange(port, asking('/api/health'))
  await vi.waitFor(() => expect(requestNext).toHaveBeenCalled())
  socket.destroy()
  await aborted
})

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`
const posting = (path: string, bytes: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: site\r\n${more}Content-Length: ${bytes}\r\n\r\n`

/** Begins a post with a file that never ends, from a visitor behind the proxy. */
const beginFile = (visitor: string, path = '/Career') =>
  exchange(port, posting(path, 100_000, `X-Forwarded-For: ${visitor}\r\n`))

it.each(['/Career', '/api/forms/career', '/student-tc'])(
  'rejects a cross-site post to %s without a slot and without reading its body',
  async (path) => {
    const hold = Array.from({ length: 4 }, () => beginFile('10.0.1.7'))
    await vi.waitFor(() => expect(requestNext).toHaveBeenCalledTimes(4))
    requestNext.mockClear().mockImplementation(async () => responseOf(403, 'not yours'))
    const headers = { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '10.0.1.7' }
    const response = await get(path, { method: 'POST', body: 'x'.repeat(100_000), headers })
    expect([response.status, await response.text()]).toEqual([403, 'not yours'])
    const [nextRequest] = requestNext.mock.calls[0] ?? []
    expect(nextRequest).not.toHaveProperty('body')
    const passed = { 'content-length': '0', 'sec-fetch-site': 'cross-site' }
    expect(nextRequest?.headers).toMatchObject(passed)
    for (const { socket } of hold) socket.destroy()
  },
)

const isBusy = /^HTTP\/1\.1 503 [\s\S]*retry-after: 10[\s\S]*Call us/i

it('queues posts with a file while all slots are busy, then responds 503; other posts pass', async () => {
  const logged = vi.spyOn(log, 'error')
  const ends: (() => void)[] = []
  requestNext.mockImplementation(
    () => new Promise((_resolve, reject) => ends.push(() => reject(new Error('ended')))),
  )
  for (let at = 0; at < 24; at += 1) beginFile('10.0.1.7')
  await vi.waitFor(() => expect(requestNext).toHaveBeenCalledTimes(8))
  await vi.waitFor(async () => expect(await beginFile('10.0.1.7').received).toMatch(isBusy))
  expect(logged).not.toHaveBeenCalled()
  void get('/contact-us', { method: 'POST', body: 'small' }).catch(() => undefined)
  await vi.waitFor(() => expect(requestNext).toHaveBeenCalledTimes(9))
  ends[0]?.()
  await vi.waitFor(() => expect(requestNext).toHaveBeenCalledTimes(10))
})

it('responds to a rejected client that is still sending, and lets it finish', async () => {
  const stuck = new Writable({ write: () => undefined })
  requestNext.mockImplementation(async ({ body }) => {
    body?.pipe(stuck)
    return responseOf(403, '{}', { 'content-type': 'application/json' })
  })
  const size = 10_000_000
  const { socket, received } = exchange(port, posting('/api/forms/career', size))
  await new Promise((resolve) => socket.write('x'.repeat(size), resolve))
  expect(await received).toMatch(/^HTTP\/1\.1 403 /)
  socket.destroy()
})

it('frees the slot of an upload once the server has responded, even if the client does not read the response', async () => {
  requestNext.mockImplementation(async ({ body }) => {
    if (body) await text(body)
    const response = Object.assign(new IncomingMessage(new Socket()), { statusCode: 200 })
    response.push('begun')
    return response
  })
  for (let at = 0; at < 12; at += 1) {
    const { status } = await get('/api/forms/career', { method: 'POST', body: 'x' })
    expect(status).toBe(200)
  }
})

it('lets any number of clients wait for a page that is already being rendered', async () => {
  let end = () => {}
  const render = new Promise<Awaited<ReturnType<Site['pages']['get']>>>((resolve) => {
    end = () => resolve(miss)
  })
  site.pages.isRendering.mockReturnValue(true)
  site.pages.get.mockReturnValue(render)
  const readers = Array.from({ length: 120 }, () => get('/news?q=diwali'))
  await vi.waitFor(() => expect(site.pages.get).toHaveBeenCalledTimes(120))
  end()
  for (const { status } of await Promise.all(readers)) expect(status).toBe(200)
})

it('queues any number of clients for a known URL while all slots are busy', async () => {
  const ends: (() => void)[] = []
  site.pages.get.mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(miss))))
  const readers = Array.from({ length: 120 }, () => get('/news?utm_source=x'))
  await vi.waitFor(() => expect(ends).toHaveLength(32))
  site.pages.get.mockResolvedValue(hit)
  for (const one of ends) one()
  for (const { status } of await Promise.all(readers)) expect(status).toBe(200)
})

describe('an arbitrary URL', () => {
  const rendered: string[] = []
  beforeEach(() => {
    rendered.length = 0
    site.pages.get.mockImplementation(({ url }) => {
      rendered.push(url)
      return new Promise(() => {})
    })
    requestNext.mockImplementation(({ url }) => {
      rendered.push(url)
      return new Promise(() => {})
    })
  })

  /** Requests as many URLs; returns the statuses of the responses that have come. */
  function requestMany(times: number, url: (at: number) => string, signal?: AbortSignal) {
    const statuses: number[] = []
    for (let at = 0; at < times; at += 1)
      void get(url(at), signal && { signal }).then(
        ({ status }) => statuses.push(status),
        () => undefined,
      )
    return statuses
  }

  it.each([
    ['ids', (at: number) => `/photo-categories?id=made-up-${at}`, '/news?q=other'],
    ['paths', (at: number) => `/made-up-${at}`, '/news?q=other'],
    ['paths that begin like a call', (at: number) => `/api/health${at}`, '/news?q=other'],
    ['paths below a call', (at: number) => `/api/metrics/${at}`, '/news?q=other'],
    ['spellings', (at: number) => `/our%2Dmotto?${at}`, '/news?q=other'],
    ['searches', (at: number) => `/search?q=${at}`, '/made-up'],
  ])(
    'limits arbitrary URLs to four slots and a queue of 60, and never blocks other classes: %s',
    async (_kind, url, other) => {
      const statuses = requestMany(70, url)
      await vi.waitFor(() => expect(statuses).toEqual(Array(6).fill(503)))
      expect(rendered).toHaveLength(4)
      const rejected = await get(url(70))
      expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '10'])
      expect(rejected.headers.get('cache-control')).toBe('private, no-store')
      expect(await rejected.text()).toContain('Call us')
      for (const free of [other, '/news']) {
        void get(free).catch(() => undefined)
        await vi.waitFor(() => expect(rendered).toContain(free))
      }
    },
  )

  it('does not render a page for visitors who have left the queue', async () => {
    const ends: (() => void)[] = []
    site.pages.get.mockImplementation(({ url }) => {
      rendered.push(url)
      return new Promise((_resolve, reject) => ends.push(() => reject(new Error('ended'))))
    })
    requestMany(4, (at) => `/news?q=running-${at}`)
    await vi.waitFor(() => expect(rendered).toHaveLength(4))
    const client = new AbortController()
    const waiting = requestMany(61, (at) => `/news?q=left-${at}`, client.signal)
    await vi.waitFor(() => expect(waiting).toEqual([503]))
    client.abort()
    // The 60 have closed their connections.
    const connections = promisify(server.getConnections.bind(server))
    await vi.waitFor(async () => expect(await connections()).toBeLessThan(10))
    for (const end of ends) end()
    await vi.waitFor(async () => {
      void get('/news?q=later').catch(() => undefined)
      expect(rendered).toContain('/news?q=later')
    })
    expect(rendered.filter((url) => url.includes('left'))).toEqual([])
  })
})
