import { brotliCompressSync, constants } from 'node:zlib'
import { expect, type Page, type Request } from '@playwright/test'

export type Weight = Awaited<ReturnType<Scales['read']>>

async function weigh(request: Request) {
  const { responseBodySize: body, responseHeadersSize } = await request.sizes()
  const kind = request.resourceType()
  return { url: request.url(), kind, bytes: body + responseHeadersSize, body }
}

export class Scales {
  readonly #page: Page
  #finished: Request[] = []

  constructor(page: Page) {
    this.#page = page
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith('data:')) this.#finished.push(request)
    })
  }

  async reset(): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page)
    await session.send('Network.clearBrowserCache')
    await session.detach()
    this.#finished = []
  }

  async read() {
    const loaded = await Promise.all(this.#finished.map(weigh))
    const of = (kind: string) =>
      loaded.reduce((sum, one) => (one.kind === kind ? sum + one.body : sum), 0)
    return {
      requests: loaded.length,
      bytes: loaded.reduce((sum, one) => sum + one.bytes, 0),
      document: of('document'),
      script: of('script'),
      stylesheet: of('stylesheet'),
      font: of('font'),
      loaded,
    }
  }
}

export async function untilCompressedHarder(url: string): Promise<void> {
  const page = Buffer.from(await (await fetch(url)).arrayBuffer())
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const quick = brotliCompressSync(page, { params }).length
  await expect(async () => {
    const head = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect(Number(head.headers.get('content-length')), url).toBeLessThan(quick * 0.98)
  }).toPass({ intervals: [20], timeout: 10_000 })
}
