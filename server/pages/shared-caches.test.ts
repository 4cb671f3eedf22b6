// @module-tag attack
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CacheSource } from '@/lib/cache/reads'
import { pictureUrl } from '@/lib/media-url/media-url'
import { createHandler } from '@/server/http/handler'
import { createFileServer } from '@/server/http/static-files'
import type { RequestNext } from '@/server/next/next-app'
import { cacheSource } from '@/testing/cache-source'
import { newFolder } from '@/testing/folder'
import { responseOf } from '@/testing/http'
import { serve } from '@/testing/serve'
import { createPages } from './pages'

// Before the environment is read.
vi.hoisted(() => {
  vi.stubEnv('SHARED_CACHE_SURROGATE_CONTROL', 'on')
})

const folder = newFolder()
mkdirSync(path.join(folder, '_next/static'), { recursive: true })
writeFileSync(path.join(folder, 'prospectus.pdf'), 'pdf')
writeFileSync(path.join(folder, '_next/static/a.js'), 'script')

const html = '<html><body>Words</body></html>'
const noindex = '<html><head><meta name="robots" content="noindex"></head></html>'
const ofPage = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=31536000' }
const ofFeed = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=60' }
const ofPicture = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' }

let respond = () => responseOf(200, html, ofPage)
let read: CacheSource[] = []
const requestNext: RequestNext = async ({ reads }) => {
  for (const source of read) reads?.set(source, source.version)
  return respond()
}

const server = createServer()
const origin = `http://127.0.0.1:${await serve(server)}`
beforeEach(async () => {
  respond = () => responseOf(200, html, ofPage)
  read = [cacheSource()]
  const site = {
    requestNext,
    pages: await createPages(requestNext),
    serveFile: createFileServer(folder),
    html: () => '',
    json: '',
  }
  server.removeAllListeners('request').on('request', createHandler(site))
})

async function headersOf(url: string, init?: RequestInit) {
  const response = await fetch(origin + url, { redirect: 'manual', ...init })
  const of = (name: string) => response.headers.get(name)
  return { own: of('cache-control'), life: of('cdn-cache-control'), of }
}

const lifetime = (seconds: number) =>
  `max-age=${seconds}, stale-while-revalidate=60, stale-if-error=2592000`
const picture = pictureUrl('albums/a.jpg') ?? ''

/** Browsers revalidate a page each time, and use a feed for a minute. */
const revalidated = 'public, max-age=0, must-revalidate'
const forAMinute = 'public, max-age=60'

it.each([
  ['a page of the vendor’s records', '/news', html, ofPage, revalidated],
  ['a fixed page', '/our-motto', html, ofPage, revalidated],
  ['the page of a record', '/blog-inner?id=a1', html, ofPage, revalidated],
  ['a feed', '/feed.xml', '<feed>', ofFeed, forAMinute],
  ['the JSON of a list', '/api/lists/news', '[]', ofFeed, forAMinute],
  ['a picture', picture, 'picture', ofPicture, 'public, max-age=3600'],
  ['a document', '/prospectus.pdf', '', {}, 'public, max-age=86400'],
])(
  'lets shared caches serve %s for a minute, and for thirty days in an outage',
  async (_what, url, body, headers, own) => {
    respond = () => responseOf(200, body, headers)
    const response = await headersOf(url)
    expect([response.life, response.of('surrogate-control')]).toEqual([lifetime(60), lifetime(60)])
    expect(response.own).toBe(own)
    expect(response.of('x-accel-expires')).toBe(/^.(?:media|prospectus)/.test(url) ? null : '1')
    expect(response.of('set-cookie')).toBeNull()
  },
)

it('lets shared caches serve a stale page for only a second at a time until the fresh page is rendered', async () => {
  const news = cacheSource()
  read = [news]
  await headersOf('/news')
  expect((await headersOf('/news')).life).toBe(lifetime(60))
  news.isFresh = false
  expect((await headersOf('/news')).life, 'its list is being revalidated').toBe(lifetime(1))
  news.isFresh = true
  news.version += 1
  const stale = await headersOf('/news')
  expect([stale.life, stale.of('surrogate-control')]).toEqual([lifetime(1), lifetime(1)])
  await vi.waitFor(async () => expect((await headersOf('/news')).life).toBe(lifetime(60)))
})

const noStore = 'private, no-store'
const privatePage = 'private, max-age=0, must-revalidate'
const cookie = { ...ofPage, 'set-cookie': 'a=b' }
const _noRange = { range: 'bytes=99-' }
const redirect = { location: '/', 'cache-control': 'public, max-age=60' }

it.each([
  ['a search', '/search?q=exam', {}, 200, ofPage, privatePage],
  ['a response to a post', '/contact-us', { method: 'POST' }, 200, ofPage, noStore],
  ['a certificate', '/api/tc', { method: 'POST' }, 200, { 'cache-control': 'no-store' }, noStore],
  ['the webhook’s response', '/api/revalidate', { method: 'POST' }, 200, {}, noStore],
  ['the JSON of a list that never loaded', '/api/lists/news', {}, 503, ofFeed, noStore],
  ['a 404 page', '/documents/none.pdf', {}, 404, ofPage, noStore],
  ['a redirect to the home page', '/nowhere', {}, 307, redirect, noStore],
  ['a page whose render failed', '/news', {}, 500, ofPage, noStore],
  ['a page that sets a cookie', '/news', {}, 200, cookie, noStore],
  ['the error for a query that is too long', `/news?q=${'x'.repeat(2000)}`, {}, 200, {}, noStore],
])('does not let shared caches store %s', async (_what, url, init, status, headers, expected) => {
  respond = () => responseOf(status, html, headers)
  const response = await headersOf(url, init)
  expect(response.own).toBe(expected)
  for (const name of ['cdn-cache-control', 'surrogate-control', 'x-accel-expires'])
    expect(response.of(name), name).toBeNull()
})

it('does not let shared caches store a page that shows a placeholder for data that failed to load', async () => {
  read = [cacheSource(), cacheSource({ isLoaded: false })]
  const { own, life, of } = await headersOf('/')
  expect([own, life, of('x-accel-expires')]).toEqual([noStore, null, null])
})

it('does not let shared caches store the page of a made-up id', async () => {
  respond = () => responseOf(200, noindex, ofPage)
  expect((await headersOf('/blog-inner?id=made-up')).life).toBeNull()
})

it('sends Vary: accept-encoding with a page, and no Vary with a script file or a picture', async () => {
  respond = () => responseOf(200, html.replace('Words', 'Words '.repeat(200)), ofPage)
  expect((await headersOf('/news')).of('vary')).toBe('accept-encoding')
  expect((await headersOf('/_next/static/a.js')).of('vary')).toBeNull()
  respond = () => responseOf(200, 'picture', { ...ofPicture, vary: 'rsc, accept' })
  expect((await headersOf(picture)).of('vary')).toBeNull()
})
