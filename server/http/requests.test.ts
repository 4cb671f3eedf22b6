// @module-tag attack
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { routes } from '@/content/routes'
import { peerHeader } from '@/lib/http/peer'
import { pictureUrl } from '@/lib/media-url/media-url'
import { recordsUrl } from '@/lib/routes/records-url'
import { recordQueries } from '@/lib/vendor-api/queries'
import {
  forwardedHeaders,
  isForeignForm,
  isKnown,
  parseUrl,
  rejectRequest,
  toPageKey,
} from './requests'

function request(url: string, method = 'GET', headers: Record<string, string> = {}) {
  const message = new IncomingMessage(new Socket())
  return Object.assign(message, { url, method, headers })
}

function keyOf(url: string) {
  const parsed = parseUrl(request(url))
  return parsed && toPageKey(parsed)?.url
}
const statusOf = (url: string, method?: string) => {
  const sent = request(url, method, { 'content-length': '0' })
  return rejectRequest(sent, parseUrl(sent))?.status ?? null
}

it('rejects an HTTP/1.1 request without a Host header', () => {
  const nameless = Object.assign(request('/'), { httpVersion: '1.1' })
  expect(rejectRequest(nameless, parseUrl(nameless))).toEqual({ status: 400 })
  const named = Object.assign(request('/', 'GET', { host: 'x' }), { httpVersion: '1.1' })
  expect(rejectRequest(named, parseUrl(named))).toBeNull()
})

it('the cache key of every route is the path of the route', () => {
  for (const { path } of routes) expect(keyOf(path)).toBe(path)
})

it.each([
  ['/?utm_source=x&fbclid=y', '/'],
  ['/news?fbclid=y', '/news'],
  ['/news?q=exam&month=3&year=2025', '/news?year=2025&month=3&q=exam'],
  ['/news?q=a&q=b', '/news?q=a'],
  ['/photo-categories?id=a1&page=2&x=1', '/photo-categories?id=a1&page=2'],
  // Messengers and mail programs change links, and add the punctuation that follows.
  ['/search?q=who?', '/search?q=who%3F'],
  ['/news?year%3D2025%26month%3D3', '/news?year=2025&month=3'],
  ['/search?q=R%26D', '/search?q=R%26D'],
  ...['.', ')', '_', '/', '%20', '%E2%80%8B'].map((end) => [
    `/blog-inner?id=a1${end}`,
    '/blog-inner?id=a1',
  ]),
  ['/news?q=Mr.&page=2,', '/news?q=Mr.&page=2'],
  ['/events.ics?event=e1.', '/events.ics?event=e1'],
  ['/xii-topper?session=2025-26+(Board)', '/xii-topper?session=2025-26+%28Board%29'],
  ['/school-calendar?month=2026-06', '/school-calendar?month=2026-06'],
  ['/api/lists/news?x=1', '/api/lists/news'],
  ['/api/lists/xii-topper?session=2025-26', '/api/lists/xii-topper?session=2025-26'],
  [recordsUrl('/news'), '/api/lists/news'],
  ['/api/lists/news?build=another', '/api/lists/news?build=another'],
])('computes the cache key of a URL: %s → %s', (url, key) => {
  expect(keyOf(url)).toBe(key)
})

it.each(['/nowhere', '/api/health', '/api/tc', '/Our-Motto', '/news/', '/media/x', '/_next/x'])(
  'returns no cache key for %s',
  (path) => expect(toPageKey(new URL(path, 'http://site'))).toBeNull(),
)

it.each([
  ['/', false],
  ['/news', false],
  ['/blog-inner?id=b3', false],
  ['/news?q=x', true],
  ['/school-calendar?month=2026-01', true],
])('recognises whether a URL has filters: %s → %s', (path, hasFilters) => {
  expect(toPageKey(new URL(path, 'http://site'))?.hasFilters).toBe(hasFilters)
})

it.each<[path: string, method: string, status: number, end?: string]>([
  ['/news', 'PUT', 405],
  ['/news', 'TRACE', 405],
  ['/our-motto', 'POST', 405],
  ['*', 'GET', 400],
  ['javascript:alert(1)', 'GET', 400],
  ['/%zz', 'GET', 400],
  ['/api/lists/%6eews', 'GET', 404],
  ['/api/lists/news/', 'GET', 404],
  ['/api/forms/%63ontact', 'POST', 404],
  ['/news?q=', 'GET', 414, 'a'.repeat(1100)],
  ['/api/health?', 'GET', 414, 'a&'.repeat(3900)],
  ['/contact-us?', 'POST', 414, 'a&'.repeat(3900)],
  ['/xii-topper?session=', 'GET', 414, encodeURIComponent('আ'.repeat(150))],
])(
  'rejects a request whose URL begins with %s and whose method is %s: status %i',
  (path, method, status, end = '') => {
    expect(statusOf(path + end, method)).toBe(status)
  },
)

const campaign = encodeURIComponent('ভর্তি চলছে '.repeat(20))
it.each<[path: string, method: string, end?: string]>([
  ['/news?year=2025&month=3&q=exam&page=2', 'GET'],
  ['/news?q=', 'GET', 'a'.repeat(1024 - 3)],
  ['/news?', 'GET', `${'a&'.repeat(15)}a`],
  ['/?utm_campaign=', 'GET', `${campaign}&fbclid=${'a'.repeat(300)}`],
  ['/news?q=exam&_gl=', 'GET', 'a'.repeat(8000)],
  ['/our-motto', 'HEAD'],
  ['/contact-us', 'POST'],
  ['/api/tc', 'POST'],
  ['/nowhere', 'GET'],
  ['http://evil.example/nowhere', 'GET'],
])(
  'accepts a request whose URL begins with %s and whose method is %s',
  (path, method, end = '') => {
    expect(statusOf(path + end, method)).toBeNull()
  },
)

it.each(['/contact-us', '/Career', '/api/forms/career', '/api/tc', '/api/revalidate'])(
  'responds 411 to a chunked POST to %s, and accepts a POST without a body',
  (url) => {
    const chunked = request(url, 'POST', { 'transfer-encoding': 'chunked' })
    expect(rejectRequest(chunked, parseUrl(chunked))).toEqual({ status: 411 })
    const empty = request(url, 'POST', {})
    expect(rejectRequest(empty, parseUrl(empty))).toBeNull()
    expect(forwardedHeaders(empty)).toMatchObject({ 'content-length': '0' })
  },
)

it.each([
  ['/contact-us', 128],
  ['/api/tc', 128],
  ['/Career', 11 * 1024],
  ['/api/forms/career', 11 * 1024],
])('responds 413 to a POST to %s whose Content-Length is over %i kB', (url, kilobytes) => {
  const statusAt = (bytes: number) => {
    const sent = request(url, 'POST', { 'content-length': String(bytes) })
    return rejectRequest(sent, parseUrl(sent))
  }
  const maxBytes = kilobytes * 1024
  expect([statusAt(maxBytes), statusAt(maxBytes + 1)]).toEqual([null, { status: 413 }])
})

// All other spellings: lib/media-url/media-url.test.ts.
it('accepts the signed URL of a vendor file, and rejects all other spellings of the URL', () => {
  const signedUrl = pictureUrl('albums/a.jpg') ?? ''
  const name = signedUrl.slice('/media/'.length)
  expect(statusOf(signedUrl)).toBeNull()
  for (const url of [
    ...[`/media/./${name}`, `/media/%2e/${name}`, `/./media/${name}`, `/x/../media/${name}`],
    ...[`/media/x/%2E%2e/${name}`, `/media\\${name}`, '/media/%E0%A4%A'],
  ])
    expect(statusOf(url), url).toBe(404)
})

it('ignores the host in a request URL', () => {
  for (const url of ['//evil.example/x', 'http://evil.example//evil.example/x'])
    expect(parseUrl(request(url))?.href).toBe('http://site//evil.example/x')
})

it.each([
  ...['rsc', 'next-action', 'x-nextjs-data', 'x-middleware-subrequest', 'x-invoke-path'],
  ...['x-original-url', 'upgrade', 'expect', 'content-security-policy', 'any-other'],
])('does not forward the header %s to Next', (name) => {
  expect(forwardedHeaders(request('/', 'GET', { [name]: '1' }))).not.toHaveProperty(name)
})

it('forwards the headers that the form handlers check, but takes the client’s IP address from the connection', () => {
  const formHeaders = { origin: 'https://www.school.example', 'sec-fetch-site': 'same-origin' }
  const headers = forwardedHeaders(
    request('/contact-us', 'POST', { ...formHeaders, [peerHeader]: '10.9.9.9' }),
  )
  expect(headers).toMatchObject({ ...formHeaders, [peerHeader]: '' })
})

// The cases of Origin and Sec-Fetch-Site: lib/http/origin.test.ts.
it.each([
  ['/Career', 'POST', true],
  ['/Career', 'GET', false],
  ['/api/revalidate', 'POST', false],
])(
  'recognises whether a cross-site request posts a form: %s, method %s → %s',
  (url, method, expected) => {
    const sent = request(url, method, { 'sec-fetch-site': 'cross-site' })
    expect(isForeignForm(sent, new URL(url, 'http://site'))).toBe(expected)
  },
)

const kind = {
  tag: 'blog' as const,
  call: () => ({ path: '/' }),
  schema: z.unknown(),
  sample: () => null,
  recordCache: { expire: () => undefined },
}
recordQueries().set('post', { ...kind, listed: (id) => (id === 'b3' ? {} : undefined) })
recordQueries().set('session', kind)

it.each([
  ['/', true],
  ['/our-motto?x=1', true],
  ['/blog-inner', true],
  ['/blog-inner?id=b3', true],
  ['/blog-inner?id=made-up', false],
  ['/photo-categories?id=b3&page=2', false],
  ['/news?q=b3', false],
  ['/xii-topper?session=2025-26', false],
  ['/school-calendar?month=2026-06', false],
])(
  'isKnown recognises whether a URL is a fixed page or a listed record: %s → %s',
  (path, known) => {
    const pageKey = toPageKey(new URL(path, 'http://site'))
    expect(pageKey && isKnown(pageKey)).toBe(known)
  },
)
