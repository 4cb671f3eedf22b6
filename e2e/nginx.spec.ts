import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import {
  type ClientHttp2Session,
  connect as connectHttp2,
  type OutgoingHttpHeaders,
} from 'node:http2'
import https from 'node:https'
import { connect as connectPlain } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type ConnectionOptions, connect } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { feeds, rootFiles, routes } from '@/content/routes'
import { school } from '@/content/school'
import { phoneHref } from '@/lib/school/phones'
import { exchange } from '@/testing/http'
import { revalidateAll, temporaryFolder, testSecret } from '@/testing/site'
import { career, contact, pdf } from '@/testing/submissions'
import { ensure } from '@/tools/lib/debian'
import { standalone } from '@/tools/lib/standalone'
import { postsTo } from './support/fill-forms'
import { newsRecord, type Pair } from './support/lists'
import { publishedPicture } from './support/media'
import { startFront } from './support/nginx'
import { expect, startPair, test } from './support/test'

const sameOrigin = { 'sec-fetch-site': 'same-origin' }
const megabyte = 1024 * 1024

const trusting = { TRUSTED_HOPS: '1', REVALIDATE_SECONDS: '60' }

test.skip(!process.env.WHOLE, 'only npm run test:whole tests the site behind the shipped nginx')
// One worker, so that nginx is installed once and the tests share a site.
test.describe.configure({ mode: 'default' })

type PairOf = (env: Record<string, string>) => Promise<Pick<Pair, 'site' | 'vendor'>>

/** Shared by the tests that do not depend on the content of its cache. */
let shared: ReturnType<typeof startFront> | undefined
const stops: (() => unknown)[] = []

test.beforeAll(() => {
  test.skip(!ensure('nginx') || !ensure('openssl'), 'no Linux with nginx and openssl')
})

test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

test.afterAll(async () => {
  await (await shared)?.stop()
  shared = undefined
})

/** Returns a site behind the shared nginx, which it trusts. */
async function behindNginx(pairOf: PairOf) {
  const pair = await pairOf(trusting)
  shared ??= startFront([pair.site])
  return { ...pair, ...(await shared) }
}

/** Returns a site behind a new nginx with an empty cache. */
async function behindNewNginx(pairOf: PairOf) {
  const pair = await pairOf(trusting)
  const front = await startFront([pair.site])
  stops.push(front.stop)
  return { ...pair, ...front }
}

/** Opens an HTTP/2 connection from an IP address of this machine, until the end of the test. */
function connection(url: string, localAddress = '127.0.0.1'): ClientHttp2Session {
  const { port } = new URL(url)
  const createConnection = () =>
    connect({
      socket: connectPlain({ port: Number(port), host: '127.0.0.1', localAddress }),
      servername: 'localhost',
      ALPNProtocols: ['h2'],
      rejectUnauthorized: false,
    })
  const session = connectHttp2(url, { createConnection }).on('error', () => undefined)
  stops.push(() => session.destroy())
  return session
}

/** Sends an HTTP/2 request, as browsers do; Playwright's requests are HTTP/1.1. */
async function ask(session: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: Buffer) {
  const stream = session.request(headers, { endStream: !body })
  if (body) stream.end(body)
  const [{ ':status': status }] = await once(stream, 'response')
  return { status: Number(status), body: await buffer(stream) }
}

const post = (path: string, headers: OutgoingHttpHeaders = {}) => ({
  ':method': 'POST',
  ':path': path,
  ...headers,
})

function send(visitor: APIRequestContext, message: string, forwarded: string) {
  return visitor.post('/api/forms/contact', {
    multipart: { ...contact, message },
    // Some browsers send only `Referer`, not `Origin` or `Sec-Fetch-Site`.
    headers: { referer: 'https://localhost/contact-us', 'x-forwarded-for': forwarded },
  })
}

test('serves TLS, cached pages and browser files from disk through the shipped nginx', async ({
  pairOf,
}) => {
  const { visitor, plain, site } = await behindNginx(pairOf)
  const redirect = await fetch(`${plain}/news?year=2026`, { redirect: 'manual' })
  expect(redirect.status).toBe(308)
  expect(redirect.headers.get('location')).toMatch(/^https:.*\/news\?year=2026$/)
  await expect(async () => {
    await visitor.get('/our-motto')
    const { 'x-cache': cache, 'content-encoding': encoding } = (
      await visitor.get('/our-motto')
    ).headers()
    expect([cache, encoding]).toEqual(['HIT', 'br'])
  }).toPass()
  const page = await visitor.get('/our-motto')
  expect(page.status()).toBe(200)
  expect(page.headers()['strict-transport-security']).toBeTruthy()
  // nginx removes `X-Accel-Expires`.
  const own = await fetch(`${site.url}/our-motto`)
  expect(own.headers.get('x-accel-expires')).toBe('1')
  expect(page.headers()['x-accel-expires']).toBeUndefined()
  const chunk = /\/_next\/static\/[^"]+\.css/.exec(await page.text())?.[0] ?? ''
  const file = await visitor.get(chunk)
  expect(file.status(), chunk).toBe(200)
  expect(file.headers()['cache-control']).toContain('immutable')
  expect(file.headers()['x-cache']).toBeUndefined()
  expect((await visitor.get('/api/health')).headers()['x-cache']).not.toBe('HIT')
  const authorization = `Bearer ${testSecret}`
  const metrics = await visitor.get('/api/metrics', { headers: { authorization } })
  expect(metrics.status()).toBe(404)
})

// Save-Data does not affect other visitors: e2e/hostile-headers.spec.ts.
test('shows new content behind nginx within about two seconds of a webhook', async ({ pairOf }) => {
  const { visitor, vendor } = await behindNginx(pairOf)
  await visitor.get('/news')
  vendor.setAnswer('/api/news/All/DPSSWB', [newsRecord('News behind nginx')])
  const webhook = await visitor.post('/api/revalidate', {
    headers: { authorization: `Bearer ${testSecret}` },
  })
  expect(await webhook.json()).toMatchObject({ renewed: true })
  await pause(2100)
  const page = await (await visitor.get('/news')).text()
  expect(page.includes('News behind nginx')).toBe(true)
})

test('counts rate limits by the visitor’s IP address, and serves cached pages while the site is down', {
  tag: '@attack',
}, async () => {
  // A separate site, because the test stops it.
  const { site, stop } = await startPair({ ...trusting, FORM_LIMIT_PER_ADDRESS: '2' })
  const front = await startFront([site])
  stops.push(front.stop, stop)
  const { visitor, url, env } = front
  await test.step('counts each client’s own IP address against the rate limit', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 3; time += 1) {
      statuses.push((await send(visitor, `Message ${time}`, `10.0.0.${time}`)).status())
    }
    expect(statuses).toEqual([200, 200, 429])
  })

  const picture = await publishedPicture(site)
  await visitor.get(picture)
  // Fills the cache, as deploy/activate.sh does.
  spawnSync('node', [`${standalone}/smoke.mjs`, url], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const title = /<h1[^>]*>[^<]+/
  const before = title.exec(await (await visitor.get('/news')).text())?.[0]
  expect(before).toBeTruthy()
  await site.stop()
  await pause(1500)

  await test.step('serves cached pages while the site is down', async () => {
    for (let time = 0; time < 2; time += 1) {
      const page = await visitor.get('/news')
      expect(page.status()).toBe(200)
      expect(title.exec(await page.text())?.[0]).toBe(before)
    }
    const unsent = await send(visitor, 'Is anybody there?', '')
    expect(unsent.status()).toBe(502)
    expect(await unsent.text()).toContain('was not answered')
    const unseen = await visitor.get('/search?q=bus')
    expect(unseen.status()).toBe(502)
    expect(unseen.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' })
    for (const { digits } of school.phones)
      expect(await unseen.text()).toContain(`tel:+91${digits}`)
    expect(await unseen.text()).toContain(school.email)
  })

  await test.step('serves every known URL while the site is down, after the smoke test', async () => {
    const always = routes.filter(({ kind }) => kind !== 'detail' && kind !== 'tool')
    for (const address of [
      ...always.map(({ path }) => path),
      ...rootFiles.filter((path) => path !== '/away.html'),
      ...feeds.map(({ path }) => path),
      picture,
      '/pictures/about-400.webp',
      school.links.magazine,
    ])
      expect((await visitor.get(address)).status(), address).toBe(200)
  })
})

test('blocks a page, picture or document after an nginx reload, even when nginx has cached it', async ({
  pairOf,
}) => {
  const { visitor, folder } = await behindNewNginx(pairOf)
  const gone = ['/our-hostel', '/pictures/about-400.webp', school.links.magazine]
  for (const address of gone) expect((await visitor.get(address)).status(), address).toBe(200)
  const lines = ['~^/our-hostel$ 1;', '~^/pictures/about- 1;', `${school.links.magazine} 1;`]
  writeFileSync(path.join(folder, 'etc/school-site/taken-down.conf'), lines.join('\n'))
  process.kill(Number(readFileSync(path.join(folder, 'nginx.pid'), 'utf8')), 'SIGHUP')
  const statusOf = (address: string) =>
    visitor.get(address).then((answer) => answer.status(), String)
  for (const address of gone) {
    await expect.poll(() => statusOf(address), { message: address }).toBe(404)
    expect(await (await visitor.get(address)).text(), address).toContain('data-slot="notice"')
  }
  for (const address of ['/our-motto', '/pictures/library-400.webp'])
    expect((await visitor.get(address)).status(), address).toBe(200)
})

test('serves certbot’s domain validation files over plain HTTP', async ({ pairOf }) => {
  const { plain, folder } = await behindNginx(pairOf)
  const challenges = path.join(folder, 'www/html/.well-known/acme-challenge')
  mkdirSync(challenges, { recursive: true })
  writeFileSync(path.join(challenges, 'token'), 'the answer')
  const answer = await fetch(`${plain}/.well-known/acme-challenge/token`, { redirect: 'manual' })
  expect([answer.status, await answer.text()]).toEqual([200, 'the answer'])
})

test('serves the stale page while the site hangs: one reader waits a few seconds, others none', async ({
  pairOf,
}) => {
  const { visitor, site } = await behindNginx(pairOf)
  await visitor.get('/news')
  stops.push(site.thaw)
  site.freeze()
  await pause(2100)
  const first = visitor.get('/news')
  await pause(200)
  expect((await visitor.get('/news')).headers()['x-cache']).toBe('UPDATING')
  expect((await first).headers()['x-cache']).toBe('STALE')
  const unseen = visitor.get('/our-vision')
  await pause(3000)
  site.thaw()
  expect((await unseen).status()).toBe(200)
})

/** Mounts a file system in memory; returns false without permission. */
function mount(folder: string, size: string): boolean {
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  return status === 0
}

/** Fills a disk; throws ENOSPC. */
function fillDisk(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (;;) writeSync(handle, Buffer.alloc(4096))
  } finally {
    closeSync(handle)
  }
}

/** Requests pages over one HTTP/2 connection, twenty concurrently; returns each status, and `whole` or `broken off`. */
async function readByHttp2(url: string, requests: readonly Record<string, string>[]) {
  const session = connection(url)
  const read = async (headers: Record<string, string>) => {
    const unpack = headers['accept-encoding'] === 'br' ? brotliDecompressSync : gunzipSync
    try {
      const { status, body } = await ask(session, headers)
      return `${status} ${String(unpack(body)).trimEnd().endsWith('</html>') ? 'whole' : 'broken off'}`
    } catch (error) {
      return String(error)
    }
  }
  const answers: string[] = []
  for (let at = 0; at < requests.length; at += 20)
    answers.push(...(await Promise.all(requests.slice(at, at + 20).map(read))))
  return answers
}

test('serves whole pages and forwards forms through nginx on a full disk', async ({ pairOf }) => {
  const handbook = readFileSync('docs/operating/install.md', 'utf8')
  const place = /'\S+ \/var\/cache\/nginx\/(\S+) ext4 /.exec(handbook)?.[1]
  const disk = await temporaryFolder()
  stops.push(() => spawnSync('umount', ['-R', '-l', disk]))
  const own = place && path.join(disk, 'cache', place)
  const mounted = mount(disk, '16m') && (!own || mount(own, '256m'))
  test.skip(!mounted, 'no permission to mount a file system')
  const { site, vendor } = await pairOf(trusting)
  const { url, visitor, stop } = await startFront([site], undefined, disk)
  stops.push(stop)
  expect(() => fillDisk(path.join(disk, 'filling'))).toThrow('ENOSPC')

  const requests = ['br', 'gzip'].flatMap((encoding) =>
    routes
      .filter(({ kind }) => kind !== 'detail')
      .flatMap(({ path }) => [path, `${path}?year=all&page=1`])
      .map((path) => ({ ':path': path, 'accept-encoding': encoding })),
  )
  expect(requests.length).toBeGreaterThan(200)
  const answers = await readByHttp2(url, requests)
  const broken = requests.flatMap((request, at) =>
    answers[at] === '200 whole' ? [] : `${request[':path']}: ${answers[at]}`,
  )
  expect(broken).toEqual([])

  const news = Array.from({ length: 3000 }, (_, at) =>
    newsRecord(`News ${at} ${'and more '.repeat(20)}`),
  )
  vendor.setAnswer('/api/news/All/DPSSWB', news)
  expect(await revalidateAll(site)).toBe(true)
  const slow = connection(url).request({ ':path': '/api/lists/news' })
  await pause(500)
  expect(JSON.parse(String(await buffer(slow)))).toHaveLength(news.length)

  // The site's own response to a message that is longer than nginx buffers by default.
  expect((await send(visitor, 'x'.repeat(60_000), '')).status()).toBe(422)
  const withFile = await visitor.post('/Career', {
    headers: sameOrigin,
    multipart: {
      attachments: { name: 'r.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(megabyte) },
    },
  })
  expect(withFile.status()).toBe(500)
  expect(await withFile.text()).toContain('may not have arrived')
})

test('caches one entry per page for unknown parameters and other spellings of Accept-Encoding', {
  tag: '@attack',
}, async ({ pairOf }) => {
  const { visitor } = await behindNewNginx(pairOf)
  const cacheOf = async (address: string, headers: Record<string, string> = {}) =>
    (await visitor.get(address, { headers })).headers()['x-cache']
  expect(await cacheOf('/our-motto')).toBe('MISS')
  for (const added of ['?utm_source=letter', '?fbclid=1&a=2', '?']) {
    expect(await cacheOf(`/our-motto${added}`), added).toBe('HIT')
  }
  expect(await cacheOf('/our-vision', { 'accept-encoding': 'gzip, deflate' })).toBe('MISS')
  for (const encoding of ['gzip', 'GZIP', 'gzip;q=0.5, x1', 'deflate,gzip']) {
    expect(await cacheOf('/our-vision', { 'accept-encoding': encoding }), encoding).toBe('HIT')
  }
  for (const [value, rules] of [
    ['on', undefined],
    ['ON', undefined],
    ['off', expect.any(String)],
  ] as const) {
    const { 'x-cache': cache, 'speculation-rules': found } = (
      await visitor.get('/our-vision', {
        headers: { 'accept-encoding': 'gzip', 'save-data': value },
      })
    ).headers()
    expect([cache, found], value).toEqual(['HIT', rules])
  }
  // The first of duplicate parameters counts, as in the site.
  const twice = await visitor.get('/school-calendar?month=2026-08&month=2026-09')
  expect(await twice.text()).toContain('August 2026</h2>')
  for (const address of [
    '/news?year=all',
    '/our-motto?id=3',
    '/search?q=bus',
    '/first-year-cost',
    '/events.ics?event=a1',
    '/api/health',
  ]) {
    expect(await cacheOf(address), address).toBeUndefined()
  }
})

test('rejects unknown hosts with 421, other methods with 405, and old ciphers', {
  tag: '@attack',
}, async ({ pairOf }) => {
  const { visitor, url, plain, port } = await behindNginx(pairOf)
  const known = { servername: 'localhost', rejectUnauthorized: false }
  const request = https.get(url, { ...known, headers: { host: 'evil.example' } })
  expect((await once(request, 'response'))[0].statusCode).toBe(421)
  const unnamed = await fetch(plain.replace('localhost', '127.0.0.1'), { redirect: 'manual' })
  expect(unnamed.status).toBe(421)
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PURGE', 'PROPFIND']) {
    const answer = await visitor.fetch('/our-motto', { method })
    expect(answer.status(), method).toBe(405)
    expect(answer.headers().allow, method).toBe('GET, HEAD, POST')
  }
  const handshake = (options: ConnectionOptions) =>
    new Promise<string>((resolve) => {
      const where = { port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false }
      const socket = connect({ ...where, ...options }, () => {
        resolve(socket.getCipher().name)
        socket.destroy()
      })
      socket.on('error', () => resolve('refused'))
    })
  expect(await handshake({})).toMatch(/GCM|CHACHA/)
  expect(await handshake({ maxVersion: 'TLSv1.2' })).toMatch(/^ECDHE-.*(GCM|CHACHA)/)
  expect(await handshake({ maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA' })).toBe('refused')
  expect(await handshake({ servername: 'evil.example' })).toBe('refused')
})

test('shows the school’s error page for requests that nginx rejects, and accepts long advertising links', {
  tag: '@attack',
}, async ({ pairOf }) => {
  const { visitor, url, plain } = await behindNginx(pairOf)
  const telephone = phoneHref(school.phones[0]?.digits ?? '')
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
  for (const [address, status] of [
    [`/?${'x'.repeat(20_000)}`, 414],
    [`/news?q=${'x'.repeat(2000)}`, 414],
    ['/%zz', 400],
    ['/api/metrics', 404],
  ] as const) {
    const answer = await visitor.get(address)
    expect([
      answer.status(),
      (await answer.text()).includes(address === '/api/metrics' ? 'call' : telephone),
    ]).toEqual([status, true])
  }
  const large = await visitor.get('/', { headers: { 'x-large': 'x'.repeat(20_000) } })
  expect([large.status(), (await large.text()).includes(telephone)]).toEqual([431, true])
  for (const method of ['PUT', 'DELETE']) {
    const page = await visitor.fetch('/our-motto', { method })
    expect([page.status(), page.headers().allow]).toEqual([405, 'GET, HEAD, POST'])
    expect(await page.text()).toContain(telephone)
    const call = await visitor.fetch('/api/tc', { method })
    expect([call.status(), (await call.json()).error]).toEqual([405, expect.stringMatching(/call/)])
  }
  const chunked = { method: 'POST', headers: { 'transfer-encoding': 'chunked' } }
  const options = { ...chunked, rejectUnauthorized: false }
  const [unmeasured] = await once(https.request(`${url}/contact-us`, options).end('a'), 'response')
  expect(String(await buffer(unmeasured))).toContain(telephone)
  const unnamed = await fetch(plain.replace('localhost', '127.0.0.1'), { redirect: 'manual' })
  expect([unnamed.status, (await unnamed.text()).includes(telephone)]).toEqual([421, true])
  const { received } = exchange(Number(new URL(plain).port), 'nonsense\r\n\r\n')
  expect(await received).toMatch(/^HTTP\/1.1 400 /)
})

test('limits how many posts one IP address may send through nginx', { tag: '@attack' }, async ({
  pairOf,
}) => {
  const { visitor } = await behindNewNginx(pairOf)
  const posts = Array.from({ length: 90 }, () => visitor.post('/api/forms/none', { data: '' }))
  const statuses = (await Promise.all(posts)).map((answer) => answer.status())
  expect(statuses.filter((status) => status !== 429).length).toBeGreaterThan(20)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await visitor.get('/contact-us')).status()).toBe(200)
})

test('rejects a post that is too large for nginx or the site with an error page and the phone number', {
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
  const misspelt = await visitor.post('/contact-us/', { headers: sameOrigin, multipart: large })
  expect(await misspelt.text()).toContain(`mailto:${school.email}`)
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

test('forwards an application of the maximum size through nginx, and rejects a larger one', async ({
  pairOf,
}) => {
  const { url, vendor } = await behindNginx(pairOf)
  const session = connection(url)
  const apply = async (address: string, megabytes: number) => {
    const form = new FormData()
    for (const field of Object.entries({ ...career, name: address })) form.append(...field)
    form.append('attachments', new File([pdf(megabytes * megabyte)], 'cv.pdf'))
    const encoded = new Response(form)
    const data = Buffer.from(await encoded.arrayBuffer())
    const type = encoded.headers.get('content-type') ?? ''
    const headers = { ...sameOrigin, 'content-type': type, 'content-length': String(data.length) }
    const { status, body } = await ask(session, post(address, headers), data)
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

test('rejects a post without a length with 411, except the webhook', { tag: '@attack' }, async ({
  pairOf,
}) => {
  const { url } = await behindNginx(pairOf)
  for (const address of ['/contact-us', '/Career', '/api/forms/career', '/api/tc', '/nowhere']) {
    const headers = { 'transfer-encoding': 'chunked' }
    const options = { method: 'POST', headers, rejectUnauthorized: false }
    const [answer] = await once(https.request(url + address, options).end('name=A'), 'response')
    expect(answer.statusCode, address).toBe(411)
    const { status: byHttp2 } = await ask(connection(url), post(address), Buffer.from('name=A'))
    expect(byHttp2, address).toBe(411)
  }
  // The vendor may leave out the body.
  const authorization = `Bearer ${testSecret}`
  const { status, body } = await ask(connection(url), post('/api/revalidate', { authorization }))
  expect(status, String(body)).toBe(200)
})

test('sends a certificate with its own Content-Security-Policy and does not cache it', {
  tag: '@attack',
}, async ({ pairOf }) => {
  const { visitor } = await behindNginx(pairOf)
  const pupil = { name: 'Ananya Rai', admission: 'DPS/2019/0417' }
  const answer = await visitor.post('/api/tc', { headers: sameOrigin, form: pupil })
  expect(answer.status()).toBe(200)
  expect(answer.headersArray().filter(({ name }) => /^content-security/i.test(name))).toEqual([
    { name: 'content-security-policy', value: "default-src 'none'; sandbox" },
  ])
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(answer.headers()['x-cache']).toBeUndefined()
})

test('keeps serving others during 8 connections of 120 requests for unknown records', {
  tag: '@attack',
}, async ({ pairOf }) => {
  const { site, url } = await behindNginx(pairOf)
  const album = /\/photo-categories\?id=[\w-]+/.exec(
    await (await fetch(`${site.url}/gallery`)).text(),
  )?.[0]
  writeFileSync(`/proc/${site.pid}/clear_refs`, '5')
  const flood = Array.from({ length: 8 }, () => connection(url))
  let answered = 0
  const refused: string[] = []
  const all = flood.flatMap((session, connection) =>
    Array.from({ length: 120 }, async (_, at) => {
      const path = `/photo-categories?id=made-up-${connection}-${at}`
      const { status, body } = await ask(session, { ':path': path })
      answered += 1
      if (status === 503) refused.push(String(body))
    }),
  )
  const other = connection(url, '127.0.9.1')
  const paths = ['/api/health', '/our-motto', album ?? '', '/search?q=fees', '/news?q=sports']
  for (const { status } of await Promise.all(paths.map((path) => ask(other, { ':path': path }))))
    expect(status).toBe(200)
  await Promise.all(all)
  expect(answered).toBe(960)
  expect(refused.length).toBeGreaterThan(500)
  const telephone = `href="${phoneHref(school.phones[0]?.digits ?? '')}"`
  expect(refused.filter((body) => !body.includes(telephone))).toEqual([])
  const peakKb = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]
  expect(Number(peakKb) / 1024).toBeLessThan(600)
})
