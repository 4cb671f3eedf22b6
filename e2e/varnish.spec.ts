import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Redis } from 'ioredis'
import { school } from '@/content/school'
import { ensure } from '@/tools/lib/debian.mjs'
import { freePort } from '@/tools/lib/free-port.mjs'
import { standalone } from '@/tools/lib/standalone.mjs'
import { hasVarnish, startVarnish } from '@/tools/measure/lib/varnish.mjs'
import { contact } from '@/tools/testing/submissions'
import { formCalls, posted } from './support/forms'
import { thisYear } from './support/lists'
import { publishedPicture } from './support/media'
import { startRedis } from './support/redis'
import { asOperator, type RunningSite, startSite, temporaryFolder, testToken } from './support/site'
import { expect, test } from './support/test'
import { VendorServer } from './support/vendor-server'

const newsPath = '/api/news/All/DPSSWB'
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

test.skip(!process.env.WHOLE, 'npm run test:whole asks two instances through the shipped Varnish')
// One after another: what ends the instances stands last.
test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  test.skip(!hasVarnish() || !ensure('redis-server'), 'no Linux with varnish and redis-server')
})

type World = Awaited<ReturnType<typeof start>>
let world: World

/** Two instances of one machine with a Redis, behind the shipped Varnish, which they tell of changes. */
async function start() {
  const redis = await startRedis()
  const vendor = await VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })
  const [port, purgePort, ...ports] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const folder = await temporaryFolder()
  const upstreams = ports.map((own) => `127.0.0.1:${own}`)
  const varnish = await startVarnish({ folder, upstreams, port, purgePort })
  const dataDir = await temporaryFolder()
  const env = {
    VENDOR_API_URL: vendor.url,
    REDIS_URL: redis.url,
    TRUSTED_HOPS: '1',
    REVALIDATE_SECONDS: '5',
    SHARED_CACHE_SECONDS: '86400',
    SHARED_CACHE_VARNISH: `http://127.0.0.1:${purgePort}`,
  }
  const startAt = (own: number) => startSite({ env, dataDir, port: own })
  const sites = await Promise.all(ports.map(startAt))
  // Once more after the start.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return {
    redis,
    vendor,
    varnish,
    env,
    sites,
    ports,
    startAt,
    dataDir,
    folder,
    upstreams,
    purgePort,
  }
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

const visit = (address: string, init?: RequestInit) =>
  fetch(world.varnish.url + address, { redirect: 'manual', ...init })

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const field of Object.entries(fields)) form.append(...field)
  return form
}

async function wordsOf(address: string): Promise<string> {
  const answer = await visit(address)
  expect(answer.status, address).toBe(200)
  return answer.text()
}

const statusOf = (answer: Response) => answer.headers.get('cache-status')

/** Has Varnish keep what stands at an address. */
async function keep(address: string, headers: Record<string, string> = {}) {
  await (await visit(address, { headers })).arrayBuffer()
  const again = await visit(address, { headers })
  expect(statusOf(again), address).toBe('varnish; hit')
  return again
}

function publish(title: string) {
  world.vendor.setAnswer(newsPath, [{ title, fromDate: `${thisYear}-01-10` }])
}

const tell = (tags: readonly string[]) =>
  visit('/api/revalidate', { method: 'POST', headers: asOperator, body: JSON.stringify({ tags }) })

async function detailOf(list: string): Promise<string> {
  const [detail] = /\/(?:blog-inner|photo-categories)\?id=[\w-]+/.exec(await wordsOf(list)) ?? []
  return detail ?? ''
}

/** What a page says: React writes it, and the data beside it, in the order in which its parts come. */
const wordsIn = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('pages, lists, details, feeds and pictures are kept as each instance gives them, in every encoding', async () => {
  const picture = await publishedPicture(world.sites[0] as RunningSite)
  const details = [await detailOf('/blog-post'), await detailOf('/gallery')]
  const withScripts = ['/', '/news', '/contact-us', ...details]
  const feeds = ['/feed.xml', '/events.ics', '/sitemap.xml', '/api/lists/news']
  for (const address of [...withScripts, '/our-motto', ...feeds, picture]) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const kept = await keep(address, headers)
      const body = await kept.text()
      for (const site of world.sites) {
        const own = await fetch(site.url + address, { headers })
        const named = ['content-encoding', 'cache-control', 'vary']
        if (!withScripts.includes(address)) named.push('etag', 'content-security-policy')
        for (const name of named)
          expect(kept.headers.get(name), `${address} ${name}`).toBe(own.headers.get(name))
        expect(wordsIn(body), address).toBe(wordsIn(await own.text()))
      }
      for (const name of ['cdn-cache-control', 'xkey', 'cache-tag', 'surrogate-key', 'age'])
        expect(kept.headers.get(name), name).toBeNull()
      const etag = kept.headers.get('etag') ?? ''
      const known = { ...headers, 'if-none-match': etag, 'cache-control': 'max-age=0' }
      expect((await visit(address, { headers: known })).status, address).toBe(304)
      expect((await visit(address, { method: 'HEAD', headers })).headers.get('etag')).toBe(etag)
    }
  }
})

/** What shows the titles of the news. */
const changing = ['/news', '/feed.xml', '/api/lists/news']

test('the webhook: what is new is there at once, and nothing old comes back', async () => {
  for (const title of ['First change', 'Second change', 'Third change']) {
    for (const address of changing) await visit(address)
    publish(title)
    expect(await (await tell(['news'])).json()).toMatchObject({ renewed: true })
    await expect.poll(() => wordsOf('/news')).toContain(title)
    // As long as it takes to purge once more, from both instances.
    for (let time = 0; time < 30; time += 1) {
      for (const address of changing) expect(await wordsOf(address), address).toContain(title)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await keep('/news')
})

test('a change that nobody told of is found without a reader', async () => {
  await keep('/news')
  publish('Quiet change')
  await expect.poll(() => wordsOf('/news'), { timeout: 20_000 }).toContain('Quiet change')
})

test('a form without script is sent from a kept page, and its outcome is for its sender alone', async () => {
  await keep('/contact-us')
  const before = world.vendor.requests.length
  const body = formOf({ ...contact, message: 'Through a cache' })
  const answer = await visit('/contact-us', { method: 'POST', body, headers: sameOrigin })
  expect(await answer.text()).toContain('Your message has been sent successfully.')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(posted(world.vendor, before)).toHaveLength(1)
  expect(await wordsOf('/contact-us')).not.toContain('Your message has been sent successfully.')
})

test('nothing of one visitor’s reaches the next, and no stranger purges', {
  tag: '@attack',
}, async () => {
  const { varnish, purgePort } = world
  const evil = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-original-url': '/nowhere',
    'x-is-away': 'yes',
    'x-middleware-subrequest': 'proxy',
    rsc: '1',
    cookie: 'a=b',
    authorization: 'Bearer x',
    range: 'bytes=0-9',
    'if-none-match': '*',
    'accept-encoding': 'zstd, br;q=0.0, gzip;q=0',
    'save-data': 'on',
  }
  const addresses = ['/our-hostel', '/our-vision', '/events']
  for (const address of addresses) {
    await visit(address, { method: 'HEAD', headers: evil })
    await visit(`${address}?utm_source=x&_rsc=1`, { headers: evil })
    // `fetch` would not name another host.
    const asked = { host: '127.0.0.1', port: new URL(varnish.url).port, path: address }
    await new Promise((resolve) =>
      get({ ...asked, headers: { ...evil, host: 'evil.example' } }, (answer) =>
        resolve(text(answer)),
      ),
    )
    const own = await fetch((world.sites[0] as RunningSite).url + address)
    const given = await visit(address)
    expect(given.status).toBe(200)
    expect(wordsIn(await given.text())).toBe(wordsIn(await own.text()))
    expect(given.headers.get('speculation-rules')).toBe(own.headers.get('speculation-rules'))
  }
  // Where the site leads is said to who asked alone.
  const redirect = await visit('/nowhere', { headers: { 'x-forwarded-host': 'evil.example' } })
  expect(redirect.status).toBe(307)
  expect((await visit('/nowhere')).headers.get('location') ?? '').not.toContain('evil')

  // Pages for what somebody typed take no room.
  for (const address of ['/news?q=made-up', '/search?q=x', '/blog-inner?id=made-up']) {
    await visit(address)
    expect(statusOf(await visit(address)), address).not.toBe('varnish; hit')
  }
  await keep('/news?utm_source=x')

  await keep('/our-motto')
  const purge = { method: 'PURGE', headers: { xkey: 'page' } }
  for (const headers of [purge.headers, { ...purge.headers, 'x-forwarded-for': '127.0.0.1' }])
    expect((await visit('/our-motto', { ...purge, headers })).status).toBe(405)
  expect(statusOf(await visit('/our-motto'))).toBe('varnish; hit')
  // Nor does the socket for it give pages.
  expect((await fetch(`http://127.0.0.1:${purgePort}/our-motto`)).status).toBe(405)
})

// Records, and what each instance has: e2e/take-down.spec.ts.
test('a picture that is taken down is gone, and back when it is taken back', async () => {
  const { dataDir, folder, upstreams, varnish } = world
  const nginxDir = path.join(folder, 'nginx')
  await mkdir(nginxDir, { recursive: true })
  const lines = upstreams.map((upstream) => `server ${upstream} max_fails=0;\n`)
  await writeFile(path.join(nginxDir, 'instances.conf'), lines.join(''))
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    NGINX_DIR: nginxDir,
    NGINX_CACHE: `${folder}/none`,
  }
  const takeDown = (...args: string[]) =>
    promisify(execFile)(process.execPath, [`${standalone}/take-down.mjs`, ...args], { env })
  const picture = await publishedPicture(world.sites[0] as RunningSite)
  await keep(picture)
  await takeDown(varnish.url + picture)
  expect((await visit(picture)).status).toBe(404)
  await takeDown('--back', varnish.url + picture)
  await expect.poll(async () => (await visit(picture)).status).toBe(200)
})

/** Posts to one of the instances as its page does, behind a proxy and from an address. */
const post = (site: RunningSite, path: string, fields: Record<string, string>, address: string) =>
  fetch(site.url + path, {
    method: 'POST',
    body: formOf(fields),
    headers: { ...sameOrigin, 'x-forwarded-for': address },
  })

// With a Redis that is frozen or away: lib/http/limit.test.ts, lib/cache/redis.test.ts, lib/vendor-api/relay.test.ts and
// lib/forms/shared/idempotent.test.ts.
test('instances share vendor data, rate limits, and what was sent', async () => {
  const { vendor, redis, sites } = world
  const [one, two] = sites as [RunningSite, RunningSite]
  await test.step('one that has never had an answer of the vendor shows what the others know', async () => {
    publish('Known to the others')
    await tell(['news'])
    vendor.setFault('status 500')
    const third = await startSite({ env: world.env })
    const shown = async () => (await fetch(`${third.url}/news`)).text()
    await expect.poll(shown, { timeout: 20_000 }).toContain('Known to the others')
    await third.stop()
    vendor.setFault(null)
  })
  await test.step('rate limits', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 24; at += 1) {
      const pupil = { name: `Nobody ${at}`, admission: '1' }
      statuses.push((await post(at % 2 ? one : two, '/api/tc', pupil, '198.51.100.1')).status)
    }
    expect(statuses).toContain(429)
  })
  await test.step('a form whose instance dies: told so, sent when the button is pressed once more', async () => {
    const before = vendor.requests.length
    const send = (site: RunningSite) =>
      post(site, '/api/forms/contact', { ...contact, message: 'Interrupted' }, '198.51.100.2')
    vendor.setFault('held', formCalls)
    const first = send(one).catch(() => null)
    await expect.poll(() => posted(vendor, before).length).toBe(1)
    process.kill(one.pid, 'SIGKILL')
    await first
    // Ten seconds later, as Redis counts them.
    const client = new Redis(redis.url)
    for (const key of await client.keys('sent:*'))
      await client.pexpire(key, (await client.pttl(key)) - 10_000)
    client.disconnect()
    vendor.setFault(null)
    const told = await send(two)
    expect([told.status, await told.text()]).toEqual([
      409,
      expect.stringContaining('press the button'),
    ])
    expect(posted(vendor, before)).toHaveLength(1)
    await expect.poll(async () => (await send(two)).status).toBe(200)
    expect((await send(two)).status).toBe(200)
    expect(posted(vendor, before)).toHaveLength(2)
  })
})

test('an update of the release loses no reader, and its pages take the place of those before', async () => {
  const addresses = ['/', '/news', '/our-motto', '/feed.xml', '/search?q=fees']
  const statuses: string[] = []
  let isOver = false
  const readers = Array.from({ length: 8 }, async () => {
    for (let at = 0; !isOver; at += 1) {
      const address = addresses[at % addresses.length] ?? ''
      const answer = await visit(address)
      await answer.arrayBuffer()
      statuses.push(`${answer.status} ${address}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  for (const [at, port] of world.ports.entries()) {
    await world.sites[at]?.stop()
    world.sites[at] = await world.startAt(port)
    // As deploy/activate.sh does, until Varnish has seen it.
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  isOver = true
  await Promise.all(readers)
  expect(statuses.length).toBeGreaterThan(100)
  expect(statuses.filter((status) => !status.startsWith('200'))).toEqual([])
  // The last to start has purged.
  await expect
    .poll(async () => statusOf(await visit('/our-vision')), { intervals: [0] })
    .not.toBe('varnish; hit')
})

test('with both instances away what was read stays, though it had changed; nothing else is made up', async () => {
  const detail = await detailOf('/gallery')
  const picture = await publishedPicture(world.sites[0] as RunningSite)
  const read = ['/', '/news', '/our-motto', '/contact-us', '/feed.xml', detail, picture]
  for (const address of read) await keep(address)
  // Frozen, they take connections and do not answer; then they are gone.
  publish('The last change')
  await tell(['news'])
  for (const site of world.sites) site.freeze()
  for (const address of read) expect((await visit(address)).status, address).toBe(200)
  for (const site of world.sites) site.thaw()
  await expect.poll(() => wordsOf('/news'), { timeout: 30_000 }).toContain('The last change')
  for (const address of read) await keep(address)
  await Promise.all(world.sites.splice(0).map((site) => site.stop()))
  for (let time = 0; time < 20; time += 1) {
    for (const address of read) expect((await visit(address)).status, address).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(await wordsOf('/news')).toContain('The last change')
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
