import { readdir, rm } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ensure } from '@/tools/lib/debian.mjs'
import { hostileHeaders } from './support/hostile-headers'
import { type Pair, publish } from './support/lists'
import { startFront } from './support/nginx'
import { expect, test } from './support/test'

type SiteAndVendor = Pick<Pair, 'site' | 'vendor'>

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

/** Headers that may decide the whole answer, so that nobody looks at the others beside them. */
const deciding = new Set([
  'rsc',
  'next-action',
  'range',
  'if-none-match',
  'if-match',
  'save-data',
  'accept-encoding',
  'connection',
])

const decides = (headers: Record<string, string>) =>
  Object.keys(headers).some((name) => deciding.has(name))

/** Several sets as one, as many as `most`, where none says otherwise than another or may hide it. */
function together(sets: readonly Record<string, string>[], most: number): Record<string, string>[] {
  const groups: { headers: Record<string, string>; count: number }[] = []
  for (const headers of sets) {
    const fits = groups.find(
      (group) =>
        group.count < most &&
        !(decides(headers) && decides(group.headers)) &&
        !Object.keys(headers).some((name) => name in group.headers),
    )
    if (fits) {
      Object.assign(fits.headers, headers)
      fits.count += 1
    } else groups.push({ headers: { ...headers }, count: 1 })
  }
  return groups.map(({ headers }) => headers)
}

/** What differs between two answers. */
function differing(one: Comparable, other: Comparable | undefined): string[] {
  return Object.keys(one).filter((name) => one[name] !== other?.[name])
}

/** What a plain visitor gets after a hostile one asked for the same address. */
async function askAfter(headers: Record<string, string>, url: string): Promise<Answer> {
  // Refusing or not answering such a request is well.
  await ask(url, headers).catch(() => null)
  return ask(url)
}

/** What plain visitors get of each content, from a site that no hostile one has asked yet. */
async function askPlain(pair: SiteAndVendor): Promise<Map<string, Comparable>[]> {
  const answers: Map<string, Comparable>[] = []
  for (const content of contents) {
    await publish(pair, newsPath, content)
    const asked = addresses.map(
      async (address) => [address, comparable(await ask(pair.site.url + address))] as const,
    )
    answers.push(new Map(await Promise.all(asked)))
  }
  return answers
}

/**
 * Sends hostile headers to each address, at a moment when nobody keeps what shows the news, and compares what a
 * plain visitor gets next with what he got before. Returns what differed.
 */
async function poisoned(
  pair: SiteAndVendor,
  url: string,
  emptyFront: () => Promise<void> = async () => {},
): Promise<string[]> {
  const wanted = await askPlain(pair)
  const found: string[] = []
  for (const [round, headers] of together(hostileHeaders, 4).entries()) {
    const turn = round % contents.length
    await publish(pair, newsPath, contents[turn])
    await emptyFront()
    await Promise.all(
      addresses.map(async (address) => {
        const next = comparable(await askAfter(headers, url + address))
        const differs = differing(next, wanted[turn]?.get(address))
        if (differs.length > 0) found.push(`${JSON.stringify(headers)} ${address}: ${differs}`)
      }),
    )
  }
  return found
}

/** Addresses with a text of the visitor's: pages of it are made when he asks. */
const typed = ['/search?q=', '/news?q=', '/gallery?q=']

/**
 * Sends each set alone to addresses of the site that nobody has asked for, and compares what a plain visitor
 * gets next, who must get the page that was kept for the hostile one. Returns what differed.
 */
async function poisonedAlone(url: string): Promise<string[]> {
  const withoutWord = (answer: Answer, word: string): Comparable =>
    Object.fromEntries(
      Object.entries(comparable(answer)).map(([at, text]) => [at, text.replaceAll(word, '')]),
    )
  const found: string[] = []
  for (const address of typed) {
    const plain = withoutWord(await ask(`${url}${address}zq09x`), 'zq09x')
    for (const [index, headers] of hostileHeaders.entries()) {
      const word = `zq${index + 10}x`
      const next = await askAfter(headers, url + address + word)
      const differs = differing(withoutWord(next, word), plain)
      const isKept = next.headers['cache-status'] === 'site; hit'
      if (!isKept && !('upgrade' in headers)) differs.push('cache-status')
      if (differs.length > 0) found.push(`${JSON.stringify(headers)} ${address}: ${differs}`)
    }
  }
  return found
}

test('no header of one visitor changes what the next one gets from the site', {
  tag: '@attack',
}, async ({ pair }) => {
  test.setTimeout(120_000)
  expect(await poisonedAlone(pair.site.url)).toEqual([])
  expect(await poisoned(pair, pair.site.url)).toEqual([])
})

test('nor from nginx before it', { tag: '@attack' }, async ({ pairOf }) => {
  test.setTimeout(120_000)
  test.skip(!ensure('nginx') || !ensure('openssl'), 'no Linux with nginx and openssl')
  const pair = await pairOf({ TRUSTED_HOPS: '1', REVALIDATE_SECONDS: '60' })
  const front = await startFront([pair.site])
  const folder = path.join(front.folder, 'cache')
  const empty = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    await Promise.all(files.map((file) => rm(path.join(file.parentPath, file.name))))
  }
  try {
    expect(await poisoned(pair, front.url, empty)).toEqual([])
  } finally {
    await front.stop()
  }
})
