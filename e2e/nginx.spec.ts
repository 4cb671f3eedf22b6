import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { feeds, rootFiles, routes } from '@/content/routes'
import { school } from '@/content/school'
import { testSecret } from '@/testing/site'
import { contact } from '@/testing/submissions'
import { standalone } from '@/tools/lib/standalone'
import { newsRecord } from './support/lists'
import { publishedPicture } from './support/media'
import {
  behindNewNginx,
  behindNginx,
  startFront,
  stops,
  testBehindNginx,
  trusting,
} from './support/nginx'
import { expect, startPair, test } from './support/test'

testBehindNginx()

function send(visitor: APIRequestContext, message: string, forwarded: string) {
  return visitor.post('/api/forms/contact', {
    multipart: { ...contact, message },
    // Some browsers send only `Referer`, not `Origin` or `Sec-Fetch-Site`.
    headers: { referer: 'https://localhost/contact-us', 'x-forwarded-for': forwarded },
  })
}

test('over TLS, nginx serves pages from its cache and static files from disk', async ({
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
})

test('shows new content through nginx two seconds after a webhook', async ({ pairOf }) => {
  const { visitor, vendor } = await behindNginx(pairOf)
  await visitor.get('/news')
  vendor.setResponse('/api/news/All/DPSSWB', [newsRecord('News behind nginx')])
  const webhook = await visitor.post('/api/revalidate', {
    headers: { authorization: `Bearer ${testSecret}` },
  })
  expect(await webhook.json()).toMatchObject({ renewed: true })
  await pause(2100)
  const page = await (await visitor.get('/news')).text()
  expect(page.includes('News behind nginx')).toBe(true)
})

test('limits each visitor’s POST requests behind nginx, and serves cached pages while the site is down', {
  tag: '@attack',
}, async () => {
  // A separate site, because the test stops it.
  const { site, stop } = await startPair({ ...trusting, FORM_LIMIT_PER_ADDRESS: '2' })
  const front = await startFront([site])
  stops.push(front.stop, stop)
  const { visitor, url, env } = front
  await test.step('counts posts by the IP address of the connection, not by a forged X-Forwarded-For', async () => {
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
    for (const url of [
      ...always.map(({ path }) => path),
      ...rootFiles.filter((path) => path !== '/away.html'),
      ...feeds.map(({ path }) => path),
      picture,
      '/pictures/about-400.webp',
      school.links.magazine,
    ])
      expect((await visitor.get(url)).status(), url).toBe(200)
  })
})

test('a reloaded nginx blocks a page, picture or document, even if the response is cached', async ({
  pairOf,
}) => {
  const { visitor, folder } = await behindNewNginx(pairOf)
  const gone = ['/our-hostel', '/pictures/about-400.webp', school.links.magazine]
  for (const url of gone) expect((await visitor.get(url)).status(), url).toBe(200)
  const lines = ['~^/our-hostel$ 1;', '~^/pictures/about- 1;', `${school.links.magazine} 1;`]
  writeFileSync(path.join(folder, 'etc/school-site/taken-down.conf'), lines.join('\n'))
  process.kill(Number(readFileSync(path.join(folder, 'nginx.pid'), 'utf8')), 'SIGHUP')
  const statusOf = (url: string) => visitor.get(url).then((response) => response.status(), String)
  for (const url of gone) {
    await expect.poll(() => statusOf(url), { message: url }).toBe(404)
    expect(await (await visitor.get(url)).text(), url).toContain('There is nothing at this address')
  }
  for (const url of ['/our-motto', '/pictures/library-400.webp'])
    expect((await visitor.get(url)).status(), url).toBe(200)
})

test('while the site hangs, only the first visitor waits before nginx serves the stale page', async ({
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

test('nginx caches each page once, despite unknown query parameters and other spellings of Accept-Encoding', {
  tag: '@attack',
}, async ({ pairOf }) => {
  const { visitor } = await behindNewNginx(pairOf)
  const cacheOf = async (url: string, headers: Record<string, string> = {}) =>
    (await visitor.get(url, { headers })).headers()['x-cache']
  expect(await cacheOf('/our-motto')).toBe('MISS')
  for (const added of ['?utm_source=letter', '?fbclid=1&a=2']) {
    expect(await cacheOf(`/our-motto${added}`), added).toBe('HIT')
  }
  expect(await cacheOf('/our-vision', { 'accept-encoding': 'gzip, deflate' })).toBe('MISS')
  for (const encoding of ['gzip', 'gzip;q=0.5, x1']) {
    expect(await cacheOf('/our-vision', { 'accept-encoding': encoding }), encoding).toBe('HIT')
  }
  // The first of duplicate parameters counts, as in the site.
  const twice = await visitor.get('/school-calendar?month=2026-08&month=2026-09')
  expect(await twice.text()).toContain('August 2026</h2>')
  for (const url of [
    '/news?year=all',
    '/our-motto?id=3',
    '/search?q=bus',
    '/events.ics?event=a1',
    '/api/health',
  ]) {
    expect(await cacheOf(url), url).toBeUndefined()
  }
})
