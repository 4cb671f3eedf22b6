import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { parse } from 'yaml'
import { z } from 'zod'
import { ensure } from '@/tools/lib/debian'
import { newsRecord, type Pair, publish } from './support/lists'
import { startFront, trusting } from './support/nginx'
import { expect, test } from './support/test'

const hostileHeaders = z
  .array(z.record(z.string(), z.string()))
  .parse(parse(readFileSync('e2e/hostile-headers.yaml', 'utf8')))

test.skip(!process.env.WHOLE, 'only npm run test:whole sends hostile headers')

type SiteAndVendor = Pick<Pair, 'site' | 'vendor'>

const paths = [
  '/',
  '/news',
  '/news?year=2025',
  '/news?q=bus',
  '/school-calendar?month=2026-06',
  '/blog-inner?id=b3',
  '/our-motto',
  '/contact-us',
  '/search?q=bus',
  '/feed.xml',
]

/** Response headers that change the next visitor's browser. */
const compared = [
  'content-security-policy',
  'content-type',
  'location',
  'set-cookie',
  'speculation-rules',
]

const browser = { 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0 Chrome/142' }

type Reply = { status: number | undefined; headers: Record<string, unknown>; body: string }

/** Sends a raw request: HTTP clients would reject a header or follow a redirect. */
async function send(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { get } = url.startsWith('https:') ? https : http
  const own = {
    agent: false,
    rejectUnauthorized: false,
    signal: AbortSignal.timeout(5000),
  } as const
  const request = get(url, { ...own, headers: { ...browser, ...headers } })
  const response: http.IncomingMessage = (await once(request, 'response'))[0]
  request.on('error', () => undefined)
  const bytes = await buffer(response)
  const body = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
  return { status: response.statusCode, headers: response.headers, body: body.toString() }
}

/** Next's flight data, which Next splits into chunks by timing. */
const flightData = /<script>\(?self\.__next_f[\s\S]*?<\/script>/g

/** The part of a response that an earlier visitor must not influence. */
function comparable({ status, headers, body }: Reply): Record<string, string> {
  const shown = compared.map((name) => {
    return [name, String(headers[name] ?? '').replace(/(?: 'sha256-[^']+')+/, ' hashes')]
  })
  const page = body.replaceAll(flightData, '')
  return { ...Object.fromEntries(shown), status: String(status), body: page }
}

/** Two contents in turn: a change evicts every page that shows it. */
const contents = ['One', 'Two'].map((title) => [newsRecord(title)])

const newsPath = '/api/news/All/DPSSWB'

/** Responses for ordinary visitors to each content, from a site without hostile requests. */
async function ordinaryResponses(pair: SiteAndVendor) {
  const responses: Map<string, Record<string, string>>[] = []
  for (const content of contents) {
    await publish(pair, newsPath, content)
    const pending = paths.map(
      async (target) => [target, comparable(await send(pair.site.url + target))] as const,
    )
    responses.push(new Map(await Promise.all(pending)))
  }
  return responses
}

/** Sends hostile headers to each URL before it is cached. Returns the differences that the next visitor sees. */
async function poisoned(pair: SiteAndVendor, url: string, emptyFront = async () => {}) {
  const expected = await ordinaryResponses(pair)
  const found: string[] = []
  for (const [round, headers] of hostileHeaders.entries()) {
    const turn = round % contents.length
    await publish(pair, newsPath, contents[turn])
    await emptyFront()
    await Promise.all(
      paths.map(async (target) => {
        // Rejecting such a request, or not responding, is fine.
        await send(url + target, headers).catch(() => null)
        const next = comparable(await send(url + target))
        const before = expected[turn]?.get(target)
        for (const name of Object.keys(next).filter((one) => next[one] !== before?.[one]))
          found.push(`${JSON.stringify(headers)} ${target}: ${name}`)
      }),
    )
  }
  return found
}

test('serves unchanged pages to other visitors after a request with hostile headers', {
  tag: '@attack',
}, async ({ pair }) => {
  expect(await poisoned(pair, pair.site.url)).toEqual([])
})

test('nginx caches no page that a request with hostile headers has changed', {
  tag: '@attack',
}, async ({ pairOf }) => {
  test.skip(!ensure('nginx') || !ensure('openssl'), 'no Linux with nginx and openssl')
  const pair = await pairOf(trusting)
  const front = await startFront([pair.site])
  const cache = path.join(front.folder, 'cache')
  const empty = async () => {
    const entries = await readdir(cache, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    await Promise.all(files.map((file) => rm(path.join(file.parentPath, file.name))))
  }
  const found = await poisoned(pair, front.url, empty).finally(front.stop)
  expect(found).toEqual([])
})
