import { readdir, rm } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { startNginx } from '@/bench/lib/nginx.mjs'
import { ensure } from '@/scripts/lib/debian.mjs'
import { hostileHeaders } from './support/hostile-headers'
import { type Pair, publish } from './support/lists'
import { freePort, startSite, temporaryFolder } from './support/site'
import { expect, startPair, test } from './support/test'

/** One address of each kind. */
const addresses = [
  '/',
  '/news',
  '/news?year=2025',
  '/school-calendar?month=2026-06',
  '/blog-inner?id=b3',
  '/our-motto',
  '/contact-us',
  '/search?q=bus',
  '/feed.xml',
]

/** Headers of an answer that the next visitor's browser acts upon. */
const compared = [
  'content-security-policy',
  'content-type',
  'location',
  'set-cookie',
  'speculation-rules',
]

const browser = { 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0 Chrome/142' }

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string }

/** Asks on a connection of its own, without a client that would refuse a header or follow a redirect. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { get } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const own = { agent: false, rejectUnauthorized: false } as const
    const options = { ...own, headers: { ...browser, ...headers } }
    const request = get(url, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const body = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
        resolve({ status: answer.statusCode, headers: answer.headers, body: body.toString() })
      })
    })
    request.on('error', reject)
    request.setTimeout(5000, () => request.destroy(new Error(`no answer from ${url}`)))
  })
}

/** What may differ between two answers to the same question: a nonce is new each time. */
function withoutNonce(text: string): string {
  const nonces = new Set(text.match(/(?<=nonce-|nonce=\\?"|nonce\\?":\\?")[A-Za-z0-9+/=]{16,}/g))
  return [...nonces].reduce((kept, nonce) => kept.replaceAll(nonce, 'nonce'), text)
}

/** The page again as data for scripts, which Next cuts into pieces as they come. */
const flightData = /<script(?: nonce="nonce")?>\(?self\.__next_f[\s\S]*?<\/script>/g

type Comparable = Record<string, string>

function comparable({ status, headers, body }: Answer): Comparable {
  const shown = compared.map((name) => {
    const value = withoutNonce(String(headers[name] ?? ''))
    return [name, value.replace(/(?: 'sha256-[^']+')+/, ' hashes')]
  })
  const page = withoutNonce(body).replaceAll(flightData, '')
  return { ...Object.fromEntries(shown), status: String(status), body: page }
}

/** Two contents in turns: a change puts what shows it out of every cache. */
const contents = ['One', 'Two'].map((title) => [
  { title, fromDate: `${new Date().getFullYear()}-01-10` },
])

const newsPath = '/api/news/All/DPSSWB'

/** What plain visitors get of each content, from a site that nobody else ever asked. */
async function askControl(pair: Pair): Promise<Map<string, Comparable>[]> {
  const control = await startSite({ env: { VENDOR_API_URL: pair.vendor.url } })
  const answers: Map<string, Comparable>[] = []
  for (const content of contents) {
    await publish({ ...pair, site: control }, newsPath, content)
    const asked = addresses.map(
      async (address) => [address, comparable(await ask(control.url + address))] as const,
    )
    answers.push(new Map(await Promise.all(asked)))
  }
  await control.stop()
  return answers
}

/**
 * Sends each set of hostile headers to each address of `front` at a moment when nothing is kept, and compares what
 * a plain visitor gets next with what he got of a site without hostile ones. Returns what differed.
 */
async function poisoned(
  pair: Pair,
  front: string,
  hostile: readonly Record<string, string>[],
  emptyFront: () => Promise<void> = async () => {},
): Promise<string[]> {
  const wanted = await askControl(pair)
  const found: string[] = []
  for (const [round, headers] of hostile.entries()) {
    const turn = round % contents.length
    await publish(pair, newsPath, contents[turn])
    await emptyFront()
    await Promise.all(
      addresses.map(async (address) => {
        // Refusing or not answering such a request is well.
        await ask(front + address, headers).catch(() => null)
        const next = comparable(await ask(front + address))
        const plain = wanted[turn]?.get(address)
        const differs = [...compared, 'status', 'body'].filter(
          (name) => next[name] !== plain?.[name],
        )
        if (differs.length > 0) found.push(`${JSON.stringify(headers)} ${address}: ${differs}`)
      }),
    )
  }
  return found
}

/** Several sets as one, as many as `most`, where none says otherwise than another. */
function together(sets: readonly Record<string, string>[], most: number): Record<string, string>[] {
  const groups: { headers: Record<string, string>; count: number }[] = []
  for (const headers of sets) {
    const fits = groups.find(
      (group) => group.count < most && !Object.keys(headers).some((name) => name in group.headers),
    )
    if (fits) {
      Object.assign(fits.headers, headers)
      fits.count += 1
    } else groups.push({ headers: { ...headers }, count: 1 })
  }
  return groups.map(({ headers }) => headers)
}

test.setTimeout(120_000)

const stops: (() => unknown)[] = []

test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

test('no header of one visitor changes what the next one gets from the site', {
  tag: '@attack',
}, async () => {
  const pair = await startPair()
  stops.push(pair.stop)
  expect(await poisoned(pair, pair.site.url, hostileHeaders)).toEqual([])
})

test('nor from nginx before it', { tag: '@attack' }, async () => {
  test.skip(!ensure('nginx') || !ensure('openssl'), 'no nginx or openssl here')
  const pair = await startPair({ TRUSTED_HOPS: '1' })
  stops.push(pair.stop)
  const folder = await temporaryFolder()
  stops.push(() => rm(folder, { recursive: true, force: true }))
  const [port, plainPort] = [await freePort(), await freePort()]
  const upstream = new URL(pair.site.url).host
  const nginx = await startNginx({ folder, upstream, tls: { port, plainPort } })
  stops.push(nginx.stop)
  const cache = path.join(folder, 'cache')
  const emptied = async () => {
    const entries = await readdir(cache, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    await Promise.all(files.map((file) => rm(path.join(file.parentPath, file.name))))
  }
  // nginx passes on none that it does not know, so that several may be sent at once.
  const hostile = together(hostileHeaders, 4)
  expect(await poisoned(pair, `https://localhost:${port}`, hostile, emptied)).toEqual([])
})
