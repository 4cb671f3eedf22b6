// @module-tag attack
import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { proxy } from './proxy'

async function redirectOf(address: string, host = 'http://school.example') {
  const response = await proxy(new NextRequest(new URL(address, host)))
  return { status: response.status, location: response.headers.get('location') }
}

it.each([
  ...['/our-motto', '/news?year=2025', '/feed.xml', '/robots.txt', '/.well-known/security.txt'],
  '/cards/missing.jpg',
])(
  'passes the paths of pages and files, even of missing files, on to Next: %s',
  async (address) => {
    const response = await proxy(new NextRequest(new URL(address, 'http://school.example')))
    expect(response.headers.get('x-middleware-next')).toBe('1')
  },
)

it.each([
  ...['/nowhere', '/news/filtered', '/a/b/c?x=1', '/index.html', '/.env', '/news.pdf', '/api'],
  '/apiary',
])('redirects an unknown path to the home page, not for ever (307): %s', async (path) => {
  expect(await redirectOf(path)).toEqual({ status: 307, location: 'http://school.example/' })
})

it.each([
  ['/news%3Fyear=2025', '/news?year=2025'],
  ['/news%3fyear%3D2025%26month%3D3', '/news?year=2025&month=3'],
  ['/events%23event-1', '/events#event-1'],
  ['/nowhere%3Fyear=2025', '/'],
])('redirects %s, whose `?` or `#` a messenger has encoded, to %s', async (path, location) => {
  expect(await redirectOf(path)).toEqual({
    status: 307,
    location: `http://school.example${location}`,
  })
})

it.each([
  ['/hindi', 'hi'],
  ['/news', 'en-IN'],
])(
  'passes the language of a page on to Next, whatever the visitor sends: %s',
  async (path, lang) => {
    const headers = { 'x-page-language': 'fr' }
    const response = await proxy(new NextRequest(`http://school.example${path}`, { headers }))
    expect(response.headers.get('x-middleware-request-x-page-language')).toBe(lang)
  },
)

it.each(['//evil.example', '//evil.example/news', '/\\evil.example', '/%2f%2fevil.example'])(
  'never redirects to another host: %s',
  async (path) => {
    const { location } = await redirectOf(`http://school.example${path}`)
    expect(new URL(location ?? '').host).toBe('school.example')
  },
)

it('redirects a path with different letter case or a trailing slash to the canonical path, and keeps the query', async () => {
  expect(await redirectOf('/News/?year=2025&q=a%20b')).toEqual({
    status: 308,
    location: 'http://school.example/news?year=2025&q=a%20b',
  })
})

it.each([
  ['from another site to a form', 403, '/contact-us', 'http://evil.example'],
  ['to a page without a form', 405, '/news', 'http://school.example'],
])('rejects a POST %s with status %i', async (_what, status, path, origin) => {
  const type = 'application/x-www-form-urlencoded'
  const headers = { host: 'school.example', origin, 'content-type': type }
  const init = { method: 'POST', headers, body: 'name=' }
  const response = await proxy(new NextRequest(new URL(path, 'http://school.example'), init))
  expect(response.status).toBe(status)
})
