import { rm } from 'node:fs/promises'
import { Redis } from 'ioredis'
import { school } from '@/content/school'
import { startRedis } from '@/testing/redis'
import {
  asOperator,
  type RunningSite,
  sameOrigin,
  startSite,
  temporaryFolder,
} from '@/testing/site'
import { contact } from '@/testing/submissions'
import { ensure } from '@/tools/lib/debian'
import { freePort } from '@/tools/lib/free-port'
import { formCalls, postsTo } from './support/fill-forms'
import { newsRecord } from './support/lists'
import { publishedPicture } from './support/media'
import { expect, startVendor, test } from './support/test'
import { startVarnish } from './support/varnish'

const newsPath = '/api/news/All/DPSSWB'

test.skip(
  !process.env.WHOLE,
  'only npm run test:whole tests two instances behind the shipped Varnish',
)
// In order: the last test stops the instances.
test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  test.skip(
    !ensure('varnishd', 'varnish') || !ensure('redis-server'),
    'no Linux with varnish and redis-server',
  )
})

type World = Awaited<ReturnType<typeof start>>
let world: World

/** Two instances on one machine that share a Redis, behind the shipped Varnish. */
async function start() {
  const redis = await startRedis()
  const vendor = await startVendor()
  const ports: [number, number] = [await freePort(), await freePort()]
  const folder = await temporaryFolder()
  const dataDir = await temporaryFolder()
  const env = {
    VENDOR_API_URL: vendor.url,
    REDIS_URL: redis.url,
    TRUSTED_HOPS: '1',
    REVALIDATE_SECONDS: '5',
  }
  const startAt = (port: number) => startSite({ env, dataDir, port })
  const sites = await Promise.all(ports.map(startAt))
  const varnish = await startVarnish(folder, ports, await freePort())
  return { redis, vendor, varnish, env, sites, ports, startAt, dataDir, folder }
}

test.beforeAll(async () => {
  world = await start()
})

test.afterAll(async () => {
  await Promise.all((world?.sites ?? []).map((site) => site.stop()))
  world?.varnish.stop()
  await world?.redis.kill()
  await world?.vendor.refuse()
  for (const folder of [world?.folder, world?.dataDir])
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const visit = (path: string, init?: RequestInit) =>
  fetch(world.varnish.url + path, { redirect: 'manual', ...init })

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const field of Object.entries(fields)) form.append(...field)
  return form
}

async function htmlOf(path: string): Promise<string> {
  const response = await visit(path)
  expect(response.status, path).toBe(200)
  return response.text()
}

/** On a cache hit, `X-Varnish` has two ids: the request's and the stored response's. */
const isHit = (response: Response) => / /.test(response.headers.get('x-varnish') ?? '')

async function untilCached(path: string, headers: Record<string, string> = {}) {
  await (await visit(path, { headers })).arrayBuffer()
  const again = await visit(path, { headers })
  expect(isHit(again), path).toBe(true)
  return again
}

function publish(title: string) {
  world.vendor.setResponse(newsPath, [newsRecord(title)])
}

const revalidate = (tags: readonly string[]) =>
  visit('/api/revalidate', { method: 'POST', headers: asOperator, body: JSON.stringify({ tags }) })

async function detailOf(list: string): Promise<string> {
  const [detail] = /\/(?:blog-inner|photo-categories)\?id=[\w-]+/.exec(await htmlOf(list)) ?? []
  return detail ?? ''
}

/** Returns the text of a page; the order of React's chunks may differ. */
const textIn = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('Varnish caches every kind of response unchanged, in every encoding', async () => {
  const picture = await publishedPicture(world.sites[0] as RunningSite)
  const details = [await detailOf('/blog-post'), await detailOf('/gallery')]
  const withScripts = ['/', '/news', '/contact-us', ...details]
  const feeds = ['/feed.xml', '/events.ics', '/sitemap.xml', '/api/lists/news']
  for (const path of [...withScripts, '/our-motto', ...feeds, picture]) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const first = await untilCached(path, headers)
      const body = await first.text()
      for (const site of world.sites) {
        const own = await fetch(site.url + path, { headers })
        const named = ['content-encoding', 'cache-control', 'vary']
        if (!withScripts.includes(path)) named.push('etag', 'content-security-policy')
        for (const name of named)
          expect(first.headers.get(name), `${path} ${name}`).toBe(own.headers.get(name))
        expect(textIn(body), path).toBe(textIn(await own.text()))
      }
      expect(first.headers.get('cdn-cache-control')).toBeNull()
      const etag = first.headers.get('etag') ?? ''
      const conditional = { ...headers, 'if-none-match': etag, 'cache-control': 'max-age=0' }
      expect((await visit(path, { headers: conditional })).status, path).toBe(304)
      expect((await visit(path, { method: 'HEAD', headers })).headers.get('etag')).toBe(etag)
    }
  }
})

test('Varnish caches no search or unknown record, and no page that hostile headers have changed', {
  tag: '@attack',
}, async () => {
  const hostile = {
    'x-forwarded-host': 'evil.example',
    'x-middleware-subrequest': 'proxy',
    rsc: '1',
    cookie: 'a=b',
    authorization: 'Bearer x',
    range: 'bytes=0-9',
    'if-none-match': '*',
    'save-data': 'on',
  }
  for (const url of ['/our-hostel', '/our-vision', '/events']) {
    await visit(url, { method: 'HEAD', headers: hostile })
    await visit(url, { headers: hostile })
    const own = await fetch((world.sites[0] as RunningSite).url + url)
    const response = await visit(url)
    expect(response.status).toBe(200)
    expect(textIn(await response.text())).toBe(textIn(await own.text()))
    expect(response.headers.get('speculation-rules')).toBe(own.headers.get('speculation-rules'))
  }
  for (const url of ['/news?q=made-up', '/search?q=x', '/blog-inner?id=made-up', '/api/health']) {
    await visit(url)
    expect(isHit(await visit(url)), url).toBe(false)
  }
})

test('shows a form’s outcome only to its sender, even if Varnish had cached the form', async () => {
  await untilCached('/contact-us')
  const before = world.vendor.requests.length
  const body = formOf({ ...contact, message: 'Through a cache' })
  const response = await visit('/contact-us', { method: 'POST', body, headers: sameOrigin })
  expect(await response.text()).toContain('Your message has been sent successfully.')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(postsTo(world.vendor, before)).toHaveLength(1)
  expect(await htmlOf('/contact-us')).not.toContain('Your message has been sent successfully.')
})

/** Posts to an instance as its page does, with this client IP address from a proxy. */
const post = (site: RunningSite, path: string, fields: Record<string, string>, ip: string) =>
  fetch(site.url + path, {
    method: 'POST',
    body: formOf(fields),
    headers: { ...sameOrigin, 'x-forwarded-for': ip },
  })

// A Redis that is frozen or down: lib/http/limit.test.ts, lib/cache/redis-store.test.ts, lib/forms/shared/idempotent.test.ts.
test('two instances share vendor data, rate limits and the check for duplicate forms', async () => {
  const { vendor, redis, sites } = world
  const [one, two] = sites as [RunningSite, RunningSite]
  await test.step('shows the shared data on an instance that never reached the vendor', async () => {
    publish('Known to the others')
    await revalidate(['news'])
    vendor.setFault('status 500')
    const third = await startSite({ env: world.env })
    const shown = async () => (await fetch(`${third.url}/news`)).text()
    await expect.poll(shown, { timeout: 20_000 }).toContain('Known to the others')
    await third.stop()
    vendor.setFault(null)
  })
  await test.step('shares rate limits between instances', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 24; at += 1) {
      const pupil = { name: `Nobody ${at}`, admission: '1' }
      statuses.push((await post(at % 2 ? one : two, '/api/tc', pupil, '198.51.100.1')).status)
    }
    expect(statuses).toContain(429)
  })
  await test.step('shows an error when the instance that handles a form dies, and sends the form on the second try', async () => {
    const before = vendor.requests.length
    const send = (site: RunningSite) =>
      post(site, '/api/forms/contact', { ...contact, message: 'Interrupted' }, '198.51.100.2')
    vendor.setFault('held', formCalls)
    const first = send(one).catch(() => null)
    await expect.poll(() => postsTo(vendor, before).length).toBe(1)
    process.kill(one.pid, 'SIGKILL')
    await first
    // Ten seconds pass: shorten Redis's TTLs.
    const client = new Redis(redis.url)
    for (const key of await client.keys('sent:*'))
      await client.pexpire(key, (await client.pttl(key)) - 10_000)
    client.disconnect()
    vendor.setFault(null)
    const stopped = await send(two)
    expect([stopped.status, await stopped.text()]).toEqual([
      409,
      expect.stringContaining('press the button'),
    ])
    expect(postsTo(vendor, before)).toHaveLength(1)
    await expect.poll(async () => (await send(two)).status).toBe(200)
    expect((await send(two)).status).toBe(200)
    expect(postsTo(vendor, before)).toHaveLength(2)
    world.sites[0] = await world.startAt(world.ports[0])
  })
})

test('while the site is down, Varnish serves cached pages and responds 503 for all other pages', async () => {
  test.setTimeout(240_000)
  const detail = await detailOf('/gallery')
  const picture = await publishedPicture(world.sites[0] as RunningSite)
  const read = ['/', '/news', '/our-motto', '/contact-us', '/feed.xml', detail, picture]
  for (const path of read) await untilCached(path)
  // Frozen instances accept connections and do not respond; stopped ones refuse connections.
  publish('The last change')
  await revalidate(['news'])
  for (const site of world.sites) site.freeze()
  for (const path of read) expect((await visit(path)).status, path).toBe(200)
  for (const site of world.sites) site.thaw()
  // A minute of shared lifetime, and another in which the stale page is served.
  await expect.poll(() => htmlOf('/news'), { timeout: 125_000 }).toContain('The last change')
  for (const path of read) await untilCached(path)
  await Promise.all(world.sites.splice(0).map((site) => site.stop()))
  for (let time = 0; time < 20; time += 1) {
    for (const path of read) expect((await visit(path)).status, path).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(await htmlOf('/news')).toContain('The last change')
  const unread = await visit('/our-methodologies')
  expect([unread.status, unread.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
  expect(await unread.text()).toContain(`tel:+91${school.phones[0]?.digits}`)
  const post = await visit('/contact-us', {
    method: 'POST',
    body: new FormData(),
    headers: sameOrigin,
  })
  expect(post.status).toBe(503)
})
