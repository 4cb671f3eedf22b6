import { mkdirSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { newFolder } from '@/testing/folder'
import { serve } from '@/testing/serve'
import { createFileServer, toUrlPath } from './static-files'

const folder = newFolder()
const script = 'console.log("a")'.repeat(50)
const film = Buffer.from('0123456789'.repeat(100))

mkdirSync(path.join(folder, '_next/static'), { recursive: true })
mkdirSync(path.join(folder, 'documents'))
writeFileSync(path.join(folder, '_next/static/a.js'), script)
writeFileSync(path.join(folder, '_next/static/a.js.br'), brotliCompressSync(script))
writeFileSync(path.join(folder, '_next/static/a.js.gz'), gzipSync(script))
writeFileSync(path.join(folder, 'documents/film.mp4'), film)
writeFileSync(path.join(folder, 'documents/gone.pdf'), 'gone soon')
writeFileSync(path.join(folder, 'documents/copy.mp4'), film)
utimesSync(path.join(folder, 'documents/copy.mp4'), 1, 1)
writeFileSync(path.join(folder, 'documents/other.mp4'), film.toReversed())

const serveFile = createFileServer(folder)
const server = createServer((request, response) => {
  if (!serveFile(request, response, request.url ?? '')) response.writeHead(404).end()
})
unlinkSync(path.join(folder, 'documents/gone.pdf'))
const origin = `http://127.0.0.1:${await serve(server)}`

it('maps a file to the same URL path on Windows and POSIX', () => {
  const [folder, file] = ['D:\\site\\browser', 'D:\\site\\browser\\_next\\static\\a.js']
  expect(toUrlPath(folder, file, path.win32)).toBe('/_next/static/a.js')
  expect(toUrlPath('/site', '/site/_next/a.js', path.posix)).toBe('/_next/a.js')
})

const get = (name: string, headers?: HeadersInit) => fetch(origin + name, headers && { headers })

it('sends a static file in the encoding that Accept-Encoding requests, brotli or gzip', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await get('/_next/static/a.js', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toMatch(/javascript/)
    expect(await response.text()).toBe(script)
  }
})

it('lets browsers cache a file of the build for a year, because its name changes with its content', async () => {
  const { headers } = await get('/_next/static/a.js')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

it('sends a document with a Content-Security-Policy that does not stop a PDF viewer', async () => {
  const { headers } = await get('/documents/film.mp4')
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
})

it('responds 206 to a range request for a document', async () => {
  const response = await get('/documents/film.mp4', { range: 'bytes=-5' })
  expect([response.status, await response.text()]).toEqual([206, '56789'])
})

it('derives a file’s ETag from its content, not from its date or path', async () => {
  const etagOf = async (name: string) => (await get(`/documents/${name}`)).headers.get('etag')
  expect(await etagOf('film.mp4')).toBe(await etagOf('copy.mp4'))
  expect(await etagOf('film.mp4')).not.toBe(await etagOf('other.mp4'))
  const { status } = await get('/documents/copy.mp4', {
    'if-none-match': (await etagOf('film.mp4')) ?? '',
    'cache-control': 'max-age=0',
  })
  expect(status).toBe(304)
})

it('responds 404 to a request for a file that was deleted after the server started', async () => {
  const { status, headers } = await get('/documents/gone.pdf')
  expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  expect((await get('/documents/film.mp4')).status).toBe(200)
})

it.each([
  // The compressed copy of a script.
  '/_next/static/a.js.br',
  '/documents/',
  '/documents/none.pdf',
  '/documents//film.mp4',
  `/../${path.basename(folder)}/documents/film.mp4`,
  '/documents/%2e%2e/documents/film.mp4',
  '/documents/../documents/film.mp4',
])('serves no file at the path %s', async (name) => {
  // `fetch` would normalize the path.
  const response = await new Promise<IncomingMessage>((resolve) =>
    request(origin, { path: name }, resolve).end(),
  )
  expect(response.resume().statusCode).toBe(404)
  expect(response.headers['cache-control']).toBeUndefined()
})
