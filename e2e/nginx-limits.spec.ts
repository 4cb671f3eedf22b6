import { once } from 'node:events'
import type { OutgoingHttpHeaders } from 'node:http2'
import https from 'node:https'
import { school } from '@/content/school'
import { phoneHref } from '@/lib/school/phones'
import { exchange } from '@/testing/http'
import { sameOrigin } from '@/testing/site'
import { career, contact, pdf } from '@/testing/submissions'
import { postsTo } from './support/fill-forms'
import { megabyte, startPeak } from './support/memory'
import {
  behindNewNginx,
  behindNginx,
  connection,
  sendByHttp2,
  testBehindNginx,
} from './support/nginx'
import { expect, test } from './support/test'

testBehindNginx()

const post = (path: string, headers: OutgoingHttpHeaders = {}) => ({
  ':method': 'POST',
  ':path': path,
  ...headers,
})

const telephone = phoneHref(school.phones[0]?.digits ?? '')

test('nginx rejects unknown hosts and unsupported methods', {
  tag: '@attack',
}, async ({ pairOf }) => {
  const { visitor, url, plain } = await behindNginx(pairOf)
  const tls = { servername: 'localhost', rejectUnauthorized: false }
  const request = https.get(url, { ...tls, headers: { host: 'evil.example' } })
  expect((await once(request, 'response'))[0].statusCode).toBe(421)
  const unnamed = await fetch(plain.replace('localhost', '127.0.0.1'), { redirect: 'manual' })
  expect([unnamed.status, await unnamed.text()]).toEqual([421, expect.stringContaining(telephone)])
  for (const method of ['PUT', 'PURGE']) {
    const response = await visitor.fetch('/our-motto', { method })
    expect(response.status(), method).toBe(405)
    expect(response.headers().allow, method).toBe('GET, HEAD')
    expect(await response.text(), method).toContain(telephone)
  }
})

test('nginx rejects bad requests with the school’s error page, but accepts long URLs from advertisements', {
  tag: '@attack',
}, async ({ pairOf }) => {
  const { visitor, plain } = await behindNginx(pairOf)
  const campaign = encodeURIComponent('ভর্তি চলছে '.repeat(10))
  for (const query of [`utm_campaign=${campaign}&fbclid=${'x'.repeat(300)}`, 'x'.repeat(8000)]) {
    for (const path of ['/', '/news', '/admission-form'])
      expect((await visitor.get(`${path}?${query}`)).status(), path).toBe(200)
    const redirect = await visitor.get(`/News/?${query}`, { maxRedirects: 0 })
    expect([redirect.status(), redirect.headers().location]).toEqual([
      308,
      expect.stringContaining(query.slice(0, 30)),
    ])
  }
  for (const [path, status] of [
    [`/?${'x'.repeat(20_000)}`, 414],
    [`/news?q=${'x'.repeat(2000)}`, 414],
    ['/%zz', 400],
  ] as const) {
    const response = await visitor.get(path)
    expect([response.status(), (await response.text()).includes(telephone)]).toEqual([status, true])
  }
  const large = await visitor.get('/', { headers: { 'x-large': 'x'.repeat(20_000) } })
  expect([large.status(), (await large.text()).includes(telephone)]).toEqual([431, true])
  const call = await visitor.fetch('/api/tc', { method: 'PUT' })
  expect([call.status(), (await call.json()).error]).toEqual([405, expect.stringMatching(/call/)])
  const { received } = exchange(Number(new URL(plain).port), 'nonsense\r\n\r\n')
  expect(await received).toMatch(/^HTTP\/1.1 400 /)
})

test('nginx limits the rate of POST requests from one IP address', { tag: '@attack' }, async ({
  pairOf,
}) => {
  const { visitor } = await behindNewNginx(pairOf)
  const posts = Array.from({ length: 90 }, () => visitor.post('/api/forms/none', { data: '' }))
  const statuses = (await Promise.all(posts)).map((response) => response.status())
  expect(statuses.filter((status) => status !== 429).length).toBeGreaterThan(20)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await visitor.get('/contact-us')).status()).toBe(200)
})

test('shows the phone number and e-mail address on the error page for a POST that is too large', {
  tag: '@attack',
}, async ({ pairOf }) => {
  const { visitor } = await behindNginx(pairOf)
  const post = (bytes: number) =>
    visitor.post('/Career', {
      headers: sameOrigin,
      multipart: {
        attachments: {
          name: 'resume.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(bytes, 'x'),
        },
      },
    })
  const large = { ...contact, message: 'x'.repeat(200_000) }
  const letter = await visitor.post('/contact-us', { headers: sameOrigin, multipart: large })
  expect(letter.status()).toBe(413)
  expect(await letter.text()).toContain(`mailto:${school.email}`)
  for (const [size, heading] of [
    [10.9, 'Not sent'],
    [11.1, school.name],
  ] as const) {
    const refused = await post(Math.floor(size * megabyte))
    expect(refused.status()).toBe(413)
    const page = await refused.text()
    expect(page).toContain(`<h1>${heading}</h1>`)
    for (const words of ['Resumes can be up to 5 MB.', 'href="tel:', `mailto:${school.email}`])
      expect(page).toContain(words)
  }
})

test('accepts a resume of almost 5 MB through nginx, and rejects a resume of 5.5 MB', async ({
  pairOf,
}) => {
  const { url, vendor } = await behindNginx(pairOf)
  const session = connection(url)
  const apply = async (path: string, megabytes: number) => {
    const form = new FormData()
    for (const field of Object.entries({ ...career, name: path })) form.append(...field)
    form.append('attachments', new File([pdf(megabytes * megabyte)], 'cv.pdf'))
    const encoded = new Response(form)
    const data = Buffer.from(await encoded.arrayBuffer())
    const type = encoded.headers.get('content-type') ?? ''
    const headers = { ...sameOrigin, 'content-type': type, 'content-length': String(data.length) }
    const { status, body } = await sendByHttp2(session, post(path, headers), data)
    return { status, text: String(body) }
  }
  const before = postsTo(vendor).length
  const byScript = '/api/forms/career'
  expect(await apply(byScript, 4.9)).toEqual({ status: 200, text: '{"status":"sent"}' })
  const beyond = await apply(byScript, 5.5)
  expect([beyond.status, JSON.parse(beyond.text)]).toMatchObject([
    422,
    { errors: { attachments: expect.stringContaining('must be 5 MB or smaller') } },
  ])
  const page = await apply('/Career', 4.9)
  expect(page.text).toContain('Your message has been sent successfully.')
  expect((await apply('/Career', 5.5)).text).toContain('must be 5 MB or smaller')
  const arrived = postsTo(vendor).slice(before)
  expect(arrived.map(({ body }) => body.length > 4.9 * megabyte)).toEqual([true, true])
})

test('serves other visitors while 8 connections request 120 unknown records each', {
  tag: '@attack',
}, async ({ pairOf }) => {
  const { site, url } = await behindNginx(pairOf)
  const album = /\/photo-categories\?id=[\w-]+/.exec(
    await (await fetch(`${site.url}/gallery`)).text(),
  )?.[0]
  const peakMb = startPeak(site.pid)
  const flood = Array.from({ length: 8 }, () => connection(url))
  let responses = 0
  const refused: string[] = []
  const all = flood.flatMap((session, connection) =>
    Array.from({ length: 120 }, async (_, at) => {
      const path = `/photo-categories?id=made-up-${connection}-${at}`
      const { status, body } = await sendByHttp2(session, { ':path': path })
      responses += 1
      if (status === 503) refused.push(String(body))
    }),
  )
  const other = connection(url, '127.0.9.1')
  const paths = ['/api/health', '/our-motto', album ?? '', '/search?q=fees', '/news?q=sports']
  for (const { status } of await Promise.all(
    paths.map((path) => sendByHttp2(other, { ':path': path })),
  ))
    expect(status).toBe(200)
  await Promise.all(all)
  expect(responses).toBe(960)
  expect(refused.length).toBeGreaterThan(500)
  expect(refused.filter((body) => !body.includes(`href="${telephone}"`))).toEqual([])
  expect(peakMb()).toBeLessThan(600)
})
