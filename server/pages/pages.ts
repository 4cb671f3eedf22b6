import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { bulkhead } from 'cockatiel'
import { routes } from '@/content/routes'
import type { CacheReads } from '@/lib/cache/reads'
import { noStore } from '@/lib/http/shared-cache'
import { env, parseEnv } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { headersOfPage } from '@/lib/security/headers'
import { basePolicy, pagePolicy } from '@/lib/security/policy'
import { firstBackoffMs } from '@/lib/vendor-api/limits'
import { compressHarder, encode } from '@/server/http/encoding'
import type { WholeAnswer } from '@/server/http/send'
import type { AskNext } from '@/server/next/next-app'
import { cacheHeaders } from './cache-headers'
import { epoch } from './epoch'
import { createPageCache, type GivenPage, type MadePage, type PageAddress } from './page-cache'
import { createPostProcessor } from './post-process'
import { fillSlots } from './slots'

/** A path below a folder of files, where Next answers with its page for what is not found. */
export const notFoundPath = '/documents/none'

/** How long, in milliseconds, a page may take: what it waits for has limits of its own. */
const longestRenderMs = 60_000

/** What Next says of itself and its own caches. */
const ofFramework =
  /^(?:refresh|x-nextjs-.*|x-middleware-.*|x-powered-by|speculation-rules|vary|connection|keep-alive|transfer-encoding|date)$/

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
  if (!isPublic(answer)) passed['cache-control'] = noStore
  const isHtml = headers['content-type']?.startsWith('text/html')
  return isHtml || passed['content-security-policy'] !== basePolicy
    ? passed
    : { ...passed, 'content-security-policy': pagePolicy("'none'") }
}

/** Whether an answer is a page that can be post-processed: one that failed may be of another make. */
export function isPage({ statusCode = 0, headers }: IncomingMessage): boolean {
  return statusCode < 500 && (headers['content-type'] ?? '').startsWith('text/html')
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
  const retry = { 'retry-after': String(firstBackoffMs() / 1000), 'cache-control': noStore }
  return { status: 503, headers: { ...headers, ...retry }, encodings }
}

const defaultHost = new URL(parseEnv({}).SITE_URL).host
/** Scripts too, because flight data says how many bytes its texts have. */
const scriptOrDefaultHost = new RegExp(`<script>.*?</script>|${defaultHost}`, 'gs')

/** Puts the site's host into pages that were prerendered without a `SITE_URL`: a build is the same for every port. */
function withHost(html: string, host: string): string {
  if (process.env.BUILT_FOR_SITE_URL || host === defaultHost) return html
  return html.replace(scriptOrDefaultHost, (found) => (found === defaultHost ? host : found))
}

const languages = new Map(
  routes.flatMap(({ path, lang = 'en' }) => (lang === 'en' ? [] : [[path, lang]])),
)

/** Marks a page's own language for screen readers and translators; its frame stays English. Next has one layout. */
function inLanguage(html: string, lang: string): string {
  return html
    .replace('<html lang="en-IN"', `<html lang="${lang}"`)
    .replace('<body', '<body lang="en-IN"')
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
  async function postProcess(
    answer: IncomingMessage,
    lang?: string,
  ): Promise<WholeAnswer & { html: string }> {
    const { html: processed, policy } = processHtml(fillSlots(String(await buffer(answer))))
    const english = withHost(processed, host)
    const html = lang ? inLanguage(english, lang) : english
    const type = 'text/html; charset=utf-8'
    const { 'content-length': _length, etag: _etag, ...passed } = passedHeaders(answer)
    return {
      html,
      status: answer.statusCode ?? 500,
      headers: {
        ...passed,
        ...lowerCased(headersOfPage(policy)),
        'content-type': type,
      },
      encodings: await encode(Buffer.from(html), type),
    }
  }

  async function make(address: PageAddress): Promise<MadePage> {
    const { url } = address
    const lang = languages.get(url)
    const reads: CacheReads = new Map()
    const answer = await clean(url, reads)
    const isShared = answer.headers['set-cookie'] === undefined
    if (!isPage(answer)) {
      const type = answer.headers['content-type'] ?? ''
      const { 'content-length': _length, 'cache-control': own, ...passed } = passedHeaders(answer)
      const encodings = await encode(await buffer(answer), type)
      const status = answer.statusCode ?? 500
      const made = { address, status, reads, isShared, isIndexed: true }
      const life = { 'cache-control': String(own), ...cacheHeaders(made, String(own)) }
      return { ...made, answer: { status, headers: { ...passed, ...life }, encodings } }
    }
    const { html, status, headers, encodings } = await postProcess(answer, lang)
    if (isUnavailable(url, reads))
      return { reads, isShared, isIndexed: false, answer: later(headers, encodings) }
    const isIndexed = !html.includes('<meta name="robots" content="noindex')
    const made = { address, status, reads, isShared, isIndexed }
    const life = cacheHeaders(made)
    return { ...made, answer: { status, headers: { ...headers, ...life }, encodings } }
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
