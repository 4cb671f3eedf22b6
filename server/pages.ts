import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { bulkhead } from 'cockatiel'
import { routes } from '@/content/routes'
import type { CacheReads } from '@/lib/cache/reads'
import { forSharedCaches, isCachedInFront, keptByNobody, namedAll } from '@/lib/http/shared-cache'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { headersOfPage } from '@/lib/security/headers'
import { basePolicy, pagePolicy } from '@/lib/security/policy'
import { firstBackoffMs } from '@/lib/vendor-api/limits'
import { compressHarder, encode } from './encoding'
import { epoch } from './epoch'
import type { AskNext } from './next-app'
import { createPageCache, type GivenPage, type MadePage, type PageAddress } from './page-cache'
import { createPostProcessor } from './post-process'
import type { WholeAnswer } from './send'
import { fillSlots } from './slots'

/** A path below a folder of files, where Next answers with its page for what is not found. */
export const notFoundPath = '/documents/none'

/** How long, in milliseconds, a page may take: what it waits for has limits of its own. */
const longestRenderMs = 60_000

/** What Next says of itself and its own caches. */
const ofFramework =
  /^(?:x-nextjs-.*|x-middleware-.*|x-powered-by|speculation-rules|vary|connection|keep-alive|transfer-encoding|date)$/

/** Whether an answer of Next's says that everybody may keep it, and is one that may be kept. */
export function isPublic({ statusCode = 0, headers }: IncomingMessage): boolean {
  const isWell = statusCode === 200 || statusCode === 206 || statusCode === 304
  const isForAll = headers['cache-control']?.startsWith('public') === true
  return isWell && isForAll && headers['set-cookie'] === undefined
}

/**
 * Headers of an answer of Next's as a visitor gets them; what is no page may run no script, and what does not say so
 * is kept by nobody. Next's page for a failure, which is made in the browser, stays as it is.
 */
export function passedHeaders(answer: IncomingMessage) {
  const { headers } = answer
  const passed = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofFramework.test(name)),
  )
  if (!isPublic(answer)) passed['cache-control'] = keptByNobody
  const isHtml = headers['content-type']?.startsWith('text/html')
  return isHtml || passed['content-security-policy'] !== basePolicy
    ? passed
    : { ...passed, 'content-security-policy': pagePolicy("'none'") }
}

/** Whether an answer is a page that can be post-processed: one that failed may be of another make. */
export function isPage({ statusCode = 0, headers }: IncomingMessage): boolean {
  return statusCode < 500 && (headers['content-type'] ?? '').startsWith('text/html')
}

/**
 * Browsers keep a page and ask whether it is still the same. A cache in front that heeds the second
 * header has a page for a second, and when this process is away; not one at an address made up of what
 * a visitor typed.
 */
const keptInFront = { 'x-accel-expires': '1' }
const keptByAll = { 'cache-control': 'public, max-age=0, must-revalidate', ...keptInFront }
const keptByBrowser = { 'cache-control': 'private, max-age=0, must-revalidate' }

/** What is made for an address, as far as it says who may keep it. */
type Made = {
  address: Pick<PageAddress, 'url' | 'isBounded'>
  status: number
  reads: CacheReads
  isShared: boolean
  isIndexed: boolean
}

/** How long whoever keeps a page may give it; `own` is what says so itself, as feeds do. */
function lifeOf({ address, status, reads, isShared, isIndexed }: Made, own?: string) {
  const { url, isBounded } = address
  if (status !== 200 || own === keptByNobody) return {}
  const sources = [...reads.keys()]
  // A placeholder would stand there longer than what it stands for is missing.
  const isWhole = !isCachedInFront() || sources.every(({ isLoaded }) => isLoaded)
  if (!isShared || !isWhole) return { 'cache-control': keptByNobody }
  if (!isBounded) return own ? { 'cache-control': own.replace('public', 'private') } : keptByBrowser
  // Any made-up id has a page that says there is no such record.
  const isTyped = !isIndexed && url.includes('?')
  const names = new Set([namedAll.pages, ...sources.map(({ name }) => name)])
  return {
    ...(own ? keptInFront : keptByAll),
    ...(isTyped ? {} : forSharedCaches([...names])),
  }
}

const details = new Set(routes.filter(({ kind }) => kind === 'detail').map(({ path }) => path))

/** One at a time: pages that are being made, files and the vendor's name are waited for in the same few threads. */
const compressing = bulkhead(1, Number.POSITIVE_INFINITY)

const shrunk = new WeakSet<WholeAnswer>()

/** Makes an answer smaller, once, while it is given; one that fails leaves it as it is. */
async function shrink(answer: WholeAnswer): Promise<void> {
  const { encodings } = answer
  if (shrunk.has(answer) || !encodings.br) return
  shrunk.add(answer)
  answer.encodings = await compressing
    .execute(() => compressHarder(encodings))
    .catch(() => encodings)
}

/** Whether a record's page was made without its record, which could not be asked for just now. */
function isUnavailable(url: string, reads: CacheReads): boolean {
  const [path = ''] = url.split('?')
  return (
    details.has(path) && [...reads.keys()].some((source) => source.isRecord && !source.isLoaded)
  )
}

/** Not just now: neither a visitor nor a search engine is told that there is no such record. */
function later(headers: WholeAnswer['headers'], encodings: WholeAnswer['encodings']): WholeAnswer {
  const retry = { 'retry-after': String(firstBackoffMs() / 1000), 'cache-control': keptByNobody }
  return { status: 503, headers: { ...headers, ...retry }, encodings }
}

const unknownReasons = new Set<string>()

function logUnknown(reason: string): void {
  if (unknownReasons.has(reason)) return
  unknownReasons.add(reason)
  log.error({ reason }, 'pages keep their scripts: the framework writes them in another way')
}

/** Pages as Next renders them, post-processed and kept. */
export type Pages = Awaited<ReturnType<typeof createPages>>

/** Asks for pages with clean requests of our own, so that nothing of a visitor's can reach another. */
export async function createPages(ask: AskNext) {
  const host = new URL(env().SITE_URL).host
  const clean = (url: string, reads?: CacheReads) =>
    ask({
      method: 'GET',
      url,
      headers: { host },
      ...(reads ? { reads } : {}),
      signal: AbortSignal.timeout(longestRenderMs),
    })
  const plainPage = String(await buffer(await clean(notFoundPath)))
  const processHtml = createPostProcessor(plainPage, logUnknown)

  /** Post-processes a page of Next's, whoever asked for it. */
  async function postProcess(answer: IncomingMessage): Promise<WholeAnswer & { html: string }> {
    const { html, policy } = processHtml(fillSlots(String(await buffer(answer))))
    const type = 'text/html; charset=utf-8'
    const { 'content-length': _length, etag: _etag, ...passed } = passedHeaders(answer)
    return {
      html,
      status: answer.statusCode ?? 500,
      headers: {
        ...passed,
        ...lowerCased(headersOfPage(policy)),
        'content-type': type,
        vary: 'accept-encoding, save-data',
      },
      encodings: await encode(Buffer.from(html), type),
    }
  }

  async function make(address: PageAddress): Promise<MadePage> {
    const { url } = address
    const reads: CacheReads = new Map()
    const answer = await clean(url, reads)
    const isShared = answer.headers['set-cookie'] === undefined
    if (!isPage(answer)) {
      const type = answer.headers['content-type'] ?? ''
      const { 'content-length': _length, 'cache-control': own, ...passed } = passedHeaders(answer)
      const encodings = await encode(await buffer(answer), type)
      const status = answer.statusCode ?? 500
      const made = { address, status, reads, isShared, isIndexed: true }
      const life = { 'cache-control': String(own), ...lifeOf(made, String(own)) }
      return { ...made, answer: { status, headers: { ...passed, ...life }, encodings } }
    }
    const { html, status, headers, encodings } = await postProcess(answer)
    if (isUnavailable(url, reads))
      return { reads, isShared, isIndexed: false, answer: later(headers, encodings) }
    const isIndexed = !html.includes('<meta name="robots" content="noindex')
    const made = { address, status, reads, isShared, isIndexed }
    return { ...made, answer: { status, headers: { ...headers, ...lifeOf(made) }, encodings } }
  }

  const cache = createPageCache({
    make,
    now: () => performance.now(),
    epoch,
    retryMs: firstBackoffMs(),
    revalidateMs: env().REVALIDATE_SECONDS * 1000,
  })

  /** The page of an address that can be given at once; what everybody asks for becomes smaller meanwhile. */
  function kept(address: PageAddress): GivenPage | null {
    const given = cache.kept(address)
    if (given && !address.url.includes('?')) void shrink(given.answer)
    return given
  }

  return { ...cache, kept, postProcess }
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
}
