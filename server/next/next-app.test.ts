import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { type CacheReads, noteRead } from '@/lib/cache/reads'
import { cacheSource } from '@/testing/cache-source'
import type { NextRequest } from './next-app'

const framework = vi.hoisted(() => ({
  handle: vi.fn<(request: IncomingMessage, response: ServerResponse) => Promise<void>>(),
}))
vi.mock('next', () => ({
  default: () => ({ prepare: async () => undefined, getRequestHandler: () => framework.handle }),
}))

const { startNext } = await import('./next-app')
const requestNext = await startNext('.')

const get = (url: string, more: Partial<NextRequest> = {}) =>
  requestNext({ method: 'GET', url, headers: { host: 'a' }, ...more })
const post = (body: Readable, signal?: AbortSignal) =>
  get('/Career', { method: 'POST', body, ...(signal && { signal }) })
const largeBody = () => Readable.from(Array.from({ length: 100 }, () => 'x'.repeat(50_000)))

it('passes only the given URL and headers to Next', async () => {
  framework.handle.mockImplementation(async ({ url, headers }, response) => {
    response.end(JSON.stringify({ url, names: Object.keys(headers) }))
  })
  const sent = { url: '/news?q=a', names: ['host', 'connection'] }
  expect(JSON.parse(await text(await get('/news?q=a')))).toEqual(sent)
})

it('passes the whole body to Next', async () => {
  framework.handle.mockImplementation(async (request, response) => {
    response.end(String((await text(request)).length))
  })
  expect(await text(await post(largeBody()))).toBe('5000000')
})

it('keeps the client’s connection open if Next responds before it has read the whole body', async () => {
  framework.handle.mockImplementation(async (_request, response) => {
    response.writeHead(413).end()
  })
  const body = largeBody()
  const client = new AbortController()
  const response = await post(body, client.signal)
  expect(response.statusCode).toBe(413)
  response.resume()
  client.abort()
  await new Promise((resolve) => setImmediate(resolve))
  expect(body.destroyed).toBe(false)
})

it('reports an error to Next when the client’s request body breaks off', async () => {
  const read = vi.fn<(error: unknown) => void>()
  framework.handle.mockImplementation((request) => text(request).then(() => undefined, read))
  const body = new PassThrough()
  body.write('half')
  const response = post(body)
  await vi.waitFor(() => expect(framework.handle).toHaveBeenCalledOnce())
  body.destroy(new Error('broken'))
  await expect(response).rejects.toThrow('broken')
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
})

it('records the cache reads of concurrent renders separately', async () => {
  const sources = new Map([
    ['/a', cacheSource()],
    ['/b', cacheSource({ version: 2 })],
  ])
  framework.handle.mockImplementation(async ({ url = '' }, response) => {
    await new Promise((resolve) => setImmediate(resolve))
    const read = sources.get(url)
    if (read) noteRead(read, read.version)
    response.end()
  })
  const readsOf = async (url: string) => {
    const reads: CacheReads = new Map()
    await text(await get(url, { reads }))
    return [...reads.values()]
  }
  expect(await Promise.all([readsOf('/a'), readsOf('/b'), readsOf('/c')])).toEqual([[1], [2], []])
})

it('aborts the request to Next when the client disconnects, before or during the response', async () => {
  const closed = vi.fn<() => void>()
  framework.handle.mockImplementation(async (request, response) => {
    response.on('close', closed)
    if (request.url === '/begun') response.write('begun')
  })
  const before = new AbortController()
  const waiting = get('/', { signal: before.signal })
  await vi.waitFor(() => expect(framework.handle).toHaveBeenCalledOnce())
  before.abort()
  await expect(waiting).rejects.toThrow(/abort/i)
  const after = new AbortController()
  const response = await get('/begun', { signal: after.signal })
  after.abort()
  await expect(text(response)).rejects.toThrow(/abort/i)
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2))
})

it('requestNext rejects if Next fails before the response begins', async () => {
  framework.handle.mockRejectedValue(new Error('broken'))
  await expect(get('/')).rejects.toThrow()
})
