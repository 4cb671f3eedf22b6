import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { isFilteredList } from './lib/routes/rewrites'
import { config, proxy } from './proxy'

/** Next compiles a matcher with path-to-regexp; one group that is a regular expression stays one. */
const [paths, multipart, actions, tools, ...filtered] = config.matcher
const matcher = new RegExp(`^${paths}$`)

async function redirectOf(address: string, host = 'http://school.example') {
  const answer = await proxy(new NextRequest(new URL(address, host)))
  return { status: answer.status, location: answer.headers.get('location') }
}

describe('the matcher', () => {
  it('lets every path of the tree pass, so that they cost nothing', () => {
    const caught = routes.filter(({ path }) => matcher.test(path))
    expect(caught).toEqual([])
  })

  it.each([
    '/api',
    '/api/health',
    '/api/nowhere',
    '/_next/static/chunks/x.js',
    '/media/photos/x.webp',
    '/favicon.ico',
    '/documents/none.pdf',
    '/sitemap.xml',
  ])('leaves %s alone', (path) => {
    expect(matcher.test(path)).toBe(false)
  })

  it.each([
    '/career',
    '/news/',
    '/nowhere',
    '/news/filtered',
    '/home',
    '/photo-categories/abc',
    '/apiary',
    '/mediaeval',
  ])('catches %s', (path) => {
    expect(matcher.test(path)).toBe(true)
  })
})

describe('any unknown path redirects to the home page', () => {
  it.each(['/nowhere', '/news/filtered', '/home', '/chairman-anything', '/a/b/c?x=1'])(
    '%s',
    async (path) => {
      expect(await redirectOf(path)).toEqual({ status: 307, location: 'http://school.example/' })
    },
  )

  it.each(['//evil.example', '//evil.example/news', '/\\evil.example', '/%2f%2fevil.example'])(
    'never to another host: %s',
    async (path) => {
      const { location } = await redirectOf(`http://school.example${path}`)
      expect(new URL(location ?? '').host).toBe('school.example')
    },
  )
})

describe('another letter case or a trailing slash goes to the canonical path, query kept', () => {
  it.each([
    ['/career', '/Career'],
    ['/HALL-OF-FAME', '/hall-of-Fame'],
    ['/News/?year=2025&q=a%20b', '/news?year=2025&q=a%20b'],
    ['/fee-xi-science-dps///', '/fee-xi-science-DPS'],
  ])('%s → %s', async (from, to) => {
    expect(await redirectOf(from)).toEqual({ status: 308, location: `http://school.example${to}` })
  })
})

describe('posts to pages', () => {
  function post(path: string, headers: Record<string, string>, body: BodyInit) {
    const init = { method: 'POST', headers: { host: 'school.example', ...headers }, body }
    return proxy(new NextRequest(new URL(path, 'http://school.example'), init))
  }
  const type = 'multipart/form-data; boundary=x'
  const form = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA\r\n--x--\r\n'
  const length = String(form.length)
  const own = { 'content-type': type, 'content-length': length, origin: 'http://school.example' }

  it.each(['/contact-us', '/news', '/nowhere'])('the matcher sends a form for %s here', (path) => {
    for (const one of [multipart, actions]) {
      expect(new RegExp(`^${typeof one === 'object' ? one.source : one}$`).test(path)).toBe(true)
    }
  })

  it('lets a form of our own pass', async () => {
    const answer = await post('/contact-us', own, form)
    expect(answer.headers.get('x-middleware-next')).toBe('1')
  })

  it.each([
    ['a foreign one', 403, '/contact-us', { ...own, origin: 'http://evil.example' }, form],
    ['one from nowhere', 403, '/contact-us', { ...own, origin: 'null' }, form],
    ['an origin that is none', 403, '/contact-us', { ...own, origin: '%%%' }, form],
    ['one that is broken', 400, '/contact-us', own, 'garbage'],
    [
      'one without a boundary',
      400,
      '/Career',
      { ...own, 'content-type': 'multipart/form-data' },
      form,
    ],
    ['one too large', 413, '/Career', { ...own, 'content-length': '12000000' }, form],
    ['one to a page without a form', 405, '/news', own, form],
    ['a call of an action by script', 404, '/contact-us', { ...own, 'next-action': '00' }, form],
  ])('%s is answered with %i', async (_what, status, path, headers, body) => {
    const answer = await post(path, headers, body)
    expect(answer.status).toBe(status)
  })

  it('a form posted to an unknown path goes home', async () => {
    const answer = await post('/nowhere', own, form)
    expect(answer.status).toBe(307)
  })
})

describe('tools', () => {
  const paths = routes.filter(({ kind }) => kind === 'tool').map(({ path }) => path)

  it('the matcher sends them here, and nothing else', () => {
    const sent = routes.filter(({ path }) => new RegExp(`^${tools}$`).test(path))
    expect(sent.map(({ path }) => path)).toEqual(paths)
  })

  it.each(paths)('%s is rendered for each request and gets a nonce', async (path) => {
    const answer = await proxy(new NextRequest(`http://school.example${path}?q=fees`))
    expect(answer.headers.get('content-security-policy')).toContain("'nonce-")
  })
})

describe('filtered lists', () => {
  const lists = routes.filter(({ kind, path }) => kind === 'list' && path !== '/school-calendar')

  it('the matcher sends every list with a filter here, and nothing else', () => {
    for (const one of filtered) {
      const sent = routes.filter(
        ({ path }) => typeof one === 'object' && new RegExp(`^${one.source}$`).test(path),
      )
      expect(new Set(sent)).toEqual(new Set(lists))
    }
    const keys = filtered.map((one) => (typeof one === 'object' ? one.has?.[0]?.key : undefined))
    const all = ['year', 'month', 'session', 'q', 'page']
    expect(keys).toEqual(all)
    const used = all.filter((key) =>
      lists.some(({ path }) => isFilteredList(new URL(`http://s${path}?${key}=1`))),
    )
    expect(used).toEqual(all)
  })

  it('what is rendered for one request gets a nonce of its own', async () => {
    const nonceOf = async () => {
      const answer = await proxy(new NextRequest('http://school.example/news?year=2025'))
      return /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    }
    expect(await nonceOf()).toBeTruthy()
    expect(await nonceOf()).not.toBe(await nonceOf())
  })

  it('a cached page is left alone, whatever its query', async () => {
    const answer = await proxy(new NextRequest('http://school.example/x-topper?year=2025'))
    expect(answer.headers.get('x-middleware-next')).toBe('1')
    expect(answer.headers.get('content-security-policy')).toBeNull()
  })
})
