// @module-tag attack
import { brotliCompressSync, constants } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CacheSource } from '@/lib/cache/reads'
import { blocklist } from '@/lib/media-url/blocklist'
import { log } from '@/lib/platform/log'
import { basePolicy } from '@/lib/security/policy'
import type { RequestNext } from '@/server/next/next-app'
import { cacheSource } from '@/testing/cache-source'
import { responseOf } from '@/testing/http'
import { createPages, isPage, toClientHeaders } from './pages'

type Answer = { status?: number; headers?: Record<string, string>; body?: string }

const nextAnswer = ({ status = 200, headers = {}, body = '' }: Answer) =>
  responseOf(status, body, headers)

const html = { 'content-type': 'text/html; charset=utf-8' }

it('removes Next’s internal headers from a response', () => {
  const headers = {
    'x-nextjs-cache': 'HIT',
    'x-powered-by': 'Next.js',
    vary: 'rsc',
    date: 'Sun, 22 Nov 2026 09:30:00 GMT',
    'content-language': 'en',
    'my-vary': 'kept',
  }
  expect(toClientHeaders(nextAnswer({ headers }))).toEqual({
    'cache-control': 'private, no-store',
    'content-language': 'en',
    'my-vary': 'kept',
  })
})

const own = "default-src 'none'"

it.each([
  ['forbids scripts in a response that is no page', 'text/json', basePolicy, "script-src 'none'"],
  ['keeps a Content-Security-Policy that the response already has', 'image/webp', own, own],
  [
    'keeps the base policy of an HTML response, which the post-processor replaces later',
    'text/html; charset=utf-8',
    basePolicy,
    basePolicy,
  ],
])('%s', (_what, type, policy, expected) => {
  const headers = { 'content-type': type, 'content-security-policy': policy }
  expect(toClientHeaders(nextAnswer({ headers }))['content-security-policy']).toContain(expected)
})

it.each([
  [200, html, true],
  [404, html, true],
  [500, html, false],
  [200, { 'content-type': 'text/plain' }, false],
  [200, {}, false],
])(
  'recognises whether a response is a page: status %i, headers %j → %s',
  (status, headers, expected) => {
    expect(isPage(nextAnswer({ status, headers }))).toBe(expected)
  },
)

describe('a rendered page', () => {
  let mocked: Answer
  let read: CacheSource[]
  const requestNext = vi.fn<RequestNext>(async ({ reads }) => {
    for (const source of read) reads?.set(source, source.version)
    return nextAnswer(mocked)
  })
  const plainPage = '<html><body>Not found</body></html>'

  beforeEach(() => {
    mocked = { headers: html, body: plainPage }
    read = []
  })

  async function get(url: string, { hasFilters = false, showsRecords = false } = {}) {
    const pages = await createPages(requestNext)
    const get = () => pages.get({ url, hasFilters, showsRecords })
    const { response } = await get()
    return {
      ...response,
      again: get,
      getCached: () => pages.getCached({ url, hasFilters, showsRecords }),
    }
  }

  it('renders a page without the visitor’s headers, and adds the security headers to the response', async () => {
    const response = await get('/news?q=exam')
    expect(response.headers).toMatchObject({ ...html, 'x-frame-options': 'SAMEORIGIN' })
    const [{ method, url, headers }] = requestNext.mock.lastCall ?? [{}]
    expect([method, url, headers]).toEqual(['GET', '/news?q=exam', { host: 'localhost:3000' }])
  })

  it.each([
    [
      'recompresses the page of a known URL with brotli quality 11 after the first request',
      '/news',
      {},
      11,
    ],
    ['keeps brotli quality 5 for a URL with a query', '/news?year=2026', { hasFilters: true }, 5],
  ])('%s', async (_what, url, pageKey, quality) => {
    const words = Array.from({ length: 3000 }, (_, index) => `<p>${index * index}</p>`)
    mocked = { ...mocked, body: plainPage.replace('Not found', words.join('')) }
    const { encodings, getCached } = await get(url, pageKey)
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    const { length } = brotliCompressSync(encodings.identity.body, { params })
    await vi.waitFor(() => {
      const sent = getCached()?.response.encodings.br?.body.length ?? 0
      expect(Math.abs(sent - length)).toBeLessThan(length / 200)
    })
  })

  it('renders a page again at 14:00, at midnight, and when the blocklist changes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-24T12:00:00+05:30') })
    const { again } = await get('/our-motto')
    expect((await again()).isHit).toBe(true)
    blocklist().version += 1
    expect((await again()).isHit).toBe(false)
    // From two in the afternoon the home page shows the next day.
    vi.setSystemTime(new Date('2026-07-24T14:00:00+05:30'))
    expect((await again()).isHit).toBe(false)
    vi.setSystemTime(new Date('2026-07-24T23:59:00+05:30'))
    expect((await again()).isHit).toBe(true)
    vi.setSystemTime(new Date('2026-07-25T00:01:00+05:30'))
    expect((await again()).isHit).toBe(false)
  })

  it('keeps the scripts of a page whose format is unknown, and logs a single error', async () => {
    const piece = `<script>self.__next_f.push(${JSON.stringify([1, '1:I"no list"\n'])})</script>`
    mocked = { ...mocked, body: `<script src="/a.js" async=""></script>${piece.repeat(3)}` }
    const error = vi.spyOn(log, 'error')
    await createPages(requestNext)
    await createPages(requestNext)
    const reason = expect.stringContaining('A client component without a module')
    expect(error.mock.calls).toEqual([[{ reason }, expect.stringContaining('keep their scripts')]])
  })

  const source = cacheSource({ name: 'album', isLoaded: false, isRecord: true })
  it.each([
    [503, 'of a record that failed to load', '/blog-inner?id=a', source],
    [200, 'of a record that has loaded', '/blog-inner?id=a', { ...source, isLoaded: true }],
    [200, 'of a list that has never loaded', '/blog-inner?id=a', { ...source, isRecord: false }],
    [200, 'that only mentions a record that failed to load', '/news', source],
  ])('sends status %i for a page %s', async (status, _what, url, shown) => {
    read = [shown, { ...source, isRecord: false, isLoaded: true }]
    const response = await get(url, { showsRecords: true })
    expect(response.status).toBe(status)
    const later = { 'retry-after': '15', 'cache-control': 'private, no-store' }
    if (status === 503) expect(response.headers).toMatchObject(later)
  })
})
