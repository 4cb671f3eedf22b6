// @module-tag attack
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { hit, miss, postHead, requestNext, serveHandler, site } from '@/testing/handler'
import { exchange, responseOf } from '@/testing/http'
import { pending } from '@/testing/pending'

// Before the environment is read.
vi.hoisted(() => vi.stubEnv('TRUSTED_HOPS', '1'))

const { served, get } = serveHandler()

/** Begins a post with a file, and never ends it, from a visitor behind the proxy. */
const beginFile = (visitor: string, path = '/Career') =>
  exchange(served.port, postHead(path, 100_000, `X-Forwarded-For: ${visitor}\r\n`))

it.each(['/Career', '/api/forms/career', '/student-tc'])(
  'rejects a cross-site POST to %s without queueing the request or reading its body',
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

it('accepts eight uploads at a time, queues 16, and responds 503 when the queue is full', async () => {
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

it('accepts the next upload when the response to an earlier upload begins, even if nobody reads the response', async () => {
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

it('lets 120 clients wait for a page that is already being rendered', async () => {
  const render = pending<typeof miss>()
  site.pages.isRendering.mockReturnValue(true)
  site.pages.get.mockReturnValue(render.promise)
  const readers = Array.from({ length: 120 }, () => get('/news?q=diwali'))
  await vi.waitFor(() => expect(site.pages.get).toHaveBeenCalledTimes(120))
  render.resolve(miss)
  for (const { status } of await Promise.all(readers)) expect(status).toBe(200)
})

it('processes 32 of 120 concurrent requests for a known URL at a time, and queues the others', async () => {
  const ends: (() => void)[] = []
  site.pages.get.mockImplementation(() => new Promise((resolve) => ends.push(() => resolve(miss))))
  const readers = Array.from({ length: 120 }, () => get('/news?utm_source=x'))
  await vi.waitFor(() => expect(ends).toHaveLength(32))
  site.pages.get.mockResolvedValue(hit)
  for (const one of ends) one()
  for (const { status } of await Promise.all(readers)) expect(status).toBe(200)
})

describe('arbitrary URLs (unknown ids and paths, searches)', () => {
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
    ['made-up ids', (at: number) => `/photo-categories?id=made-up-${at}`, '/news?q=other'],
    ['made-up paths', (at: number) => `/made-up-${at}`, '/news?q=other'],
    ['paths that begin like an API route', (at: number) => `/api/health${at}`, '/news?q=other'],
    ['paths below an API route', (at: number) => `/api/metrics/${at}`, '/news?q=other'],
    ['spellings of a known path', (at: number) => `/our%2Dmotto?${at}`, '/news?q=other'],
    ['searches', (at: number) => `/search?q=${at}`, '/made-up'],
  ])(
    'renders four arbitrary URLs of one kind at a time, queues 60, and does not delay other URLs: %s',
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

  it('does not render a page for a visitor who disconnected while queued', async () => {
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
    const connections = promisify(served.server.getConnections.bind(served.server))
    await vi.waitFor(async () => expect(await connections()).toBeLessThan(10))
    for (const end of ends) end()
    await vi.waitFor(async () => {
      void get('/news?q=later').catch(() => undefined)
      expect(rendered).toContain('/news?q=later')
    })
    expect(rendered.filter((url) => url.includes('left'))).toEqual([])
  })
})
