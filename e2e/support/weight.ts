import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'

const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const

type Kind = (typeof kinds)[number]

/** One file a page asked for: the bytes of its answer and, of these, of its body, as sent. */
type Loaded = { url: string; kind: Kind; bytes: number; body: number }

/** What a page cost over the wire: requests, all bytes with their headers, and bodies by kind. */
export type Weight = Record<Kind, number> & {
  requests: number
  bytes: number
  loaded: readonly Loaded[]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** Counts what a page asks for. Chromium asks this machine for brotli, as it does any site over HTTPS. */
export class Scales {
  readonly #session: CDPSession
  #asked = new Map<string, { url: string; kind: Kind; headers: number }>()
  #loaded: Loaded[] = []

  private constructor(session: CDPSession) {
    this.#session = session
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
      const kind = kinds.find((one) => one === type.toLowerCase()) ?? 'other'
      this.#asked.set(requestId, { url: request.url, kind, headers: 0 })
    })
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const asked = this.#asked.get(requestId)
      if (asked) asked.headers = response.encodedDataLength
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      const asked = this.#asked.get(requestId)
      if (!asked || asked.url.startsWith('data:')) return
      const { url, kind, headers } = asked
      this.#loaded.push({ url, kind, bytes, body: bytes - headers })
    })
  }

  static async of(page: Page): Promise<Scales> {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    return new Scales(session)
  }

  /** Forgets what was counted, and what the browser kept. */
  async reset(): Promise<void> {
    await this.#session.send('Network.clearBrowserCache')
    this.#asked = new Map()
    this.#loaded = []
  }

  /** What was asked for since the last `reset`. */
  read(): Weight {
    const loaded = [...this.#loaded]
    const of = (kind: Kind) => sum(loaded.filter((one) => one.kind === kind).map((one) => one.body))
    return {
      requests: loaded.length,
      bytes: sum(loaded.map((one) => one.bytes)),
      document: of('document'),
      script: of('script'),
      stylesheet: of('stylesheet'),
      font: of('font'),
      image: of('image'),
      other: of('other'),
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
