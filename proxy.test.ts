// @module-tag attack
import { readdirSync } from 'node:fs'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { proxy } from './proxy'

async function redirectOf(address: string, host = 'http://school.example') {
  const answer = await proxy(new NextRequest(new URL(address, host)))
  return { status: answer.status, location: answer.headers.get('location') }
}

describe('what is known passes', () => {
  const files = readdirSync('public', { withFileTypes: true })

  it.each([
    ...routes.map(({ path }) => path),
    ...files.filter((file) => file.isFile()).map(({ name }) => `/${name}`),
    ...files.filter((file) => file.isDirectory()).map(({ name }) => `/${name}/missing.png`),
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/news?year=2025',
  ])('%s', async (address) => {
    const answer = await proxy(new NextRequest(new URL(address, 'http://school.example')))
    expect(answer.headers.get('x-middleware-next')).toBe('1')
  })
})

describe('any unknown path redirects to the home page', () => {
  it.each([
    '/nowhere',
    '/news/filtered',
    '/home',
    '/home/a.b',
    '/chairman-anything',
    '/a/b/c?x=1',
    '/index.html',
    '/about-us.html',
    '/wp-login.php',
    '/.env',
    '/news.pdf',
    '/school-calendar/x.y',
    '/detail/photo-categories/x/q.html',
    '/list/news.json',
    '/api',
    '/apiary',
    '/mediaeval',
  ])('%s', async (path) => {
    expect(await redirectOf(path)).toEqual({ status: 307, location: 'http://school.example/' })
  })

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
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const action = [
    part('$ACTION_REF_1', ''),
    part('$ACTION_1:0', `{"id":"${'0a'.repeat(21)}","bound":"$@1"}`),
    part('$ACTION_1:1', '[{"status":"idle"}]'),
    part('$ACTION_KEY', 'k1'),
  ].join('')
  const form = `${action}${part('name', 'A')}--x--\r\n`
  const length = String(form.length)
  const own = { 'content-type': type, 'content-length': length, origin: 'http://school.example' }

  it('lets a form of our own pass', async () => {
    const answer = await post('/contact-us', own, form)
    expect(answer.headers.get('x-middleware-next')).toBe('1')
  })

  it.each([
    ['a foreign one', 403, '/contact-us', { ...own, origin: 'http://evil.example' }, form],
    ['one from nowhere', 403, '/contact-us', { ...own, origin: 'null' }, form],
    ['an origin that is none', 403, '/contact-us', { ...own, origin: '%%%' }, form],
    ['one that is broken', 400, '/contact-us', own, 'garbage'],
    ['one that names no action', 400, '/contact-us', own, `${part('name', 'A')}--x--\r\n`],
    [
      'one without a boundary',
      400,
      '/Career',
      { ...own, 'content-type': 'multipart/form-data' },
      form,
    ],
    ['one too large for any', 413, '/contact-us', { ...own, 'content-length': '70000' }, form],
    ['one too large', 413, '/Career', { ...own, 'content-length': '12000000' }, form],
    ['one to a page without a form', 405, '/news', own, form],
    ['a call of an action by script', 404, '/contact-us', { ...own, 'next-action': '00' }, form],
  ])('%s is answered with %i', async (_what, status, path, headers, body) => {
    const answer = await post(path, headers, body)
    expect(answer.status).toBe(status)
  })

  it('a refusal says whom to call and where to write', async () => {
    const page = await (await post('/contact-us', { ...own, origin: 'null' }, form)).text()
    expect(page).toMatch(/href="tel:\+91\d{10}"/)
    expect(page).toContain(`mailto:${school.email}`)
  })

  it('a form posted to an unknown path goes home', async () => {
    const answer = await post('/nowhere', own, form)
    expect(answer.status).toBe(307)
  })
})
