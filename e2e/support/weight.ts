import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const

type Kind = (typeof kinds)[number]

/** One file a page asked for: the bytes of its answer and, of these, of its body, as sent. */
type Loaded = { url: string; kind: Kind; bytes: number; body: number }

/** What a page cost over the wire: requests, all bytes with their headers, and bodies by kind. */
export type Weight = Awaited<ReturnType<Scales['read']>>

async function weigh(request: Request): Promise<Loaded> {
  const { responseBodySize: body, responseHeadersSize } = await request.sizes()
  const kind = kinds.find((one) => one === request.resourceType()) ?? 'other'
  return { url: request.url(), kind, bytes: body + responseHeadersSize, body }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** Counts what a page asks for. Chromium asks this machine for brotli, as it does any site over HTTPS. */
export class Scales {
  readonly #page: Page
  #finished: Request[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith('data:')) this.#finished.push(request)
    })
  }

  /** Forgets what was counted, and what the browser kept. */
  async reset(): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page)
    await session.send('Network.clearBrowserCache')
    await session.detach()
    this.#finished = []
  }

  /** What was asked for since the last `reset`. */
  async read() {
    const loaded = await Promise.all(this.#finished.map(weigh))
    const of = (kind: Kind) => sum(loaded.filter((one) => one.kind === kind).map((one) => one.body))
    return {
      requests: loaded.length,
      bytes: sum(loaded.map((one) => one.bytes)),
      document: of('document'),
      script: of('script'),
      stylesheet: of('stylesheet'),
      font: of('font'),
      loaded,
    }
  }
}

/** The site compresses a page in less time than this, however busy the machine is. */
const longestCompressionMs = 10_000

/** Asks for a page, which has no query, until the site gives it as small as one that many ask for. */
export async function untilCompressedHarder(url: string): Promise<void> {
  const page = Buffer.from(await (await fetch(url)).arrayBuffer())
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const quick = brotliCompressSync(page, { params }).length
  const deadline = Date.now() + longestCompressionMs
  while (Date.now() < deadline) {
    const head = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    if (Number(head.headers.get('content-length')) < quick * 0.98) return
    await pause(20)
  }
  throw new Error(`${url} has ${quick} bytes and stays as it is`)
}
