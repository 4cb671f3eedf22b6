import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createEmbeddedVendor } from '@/mocks/vendor/handler'
import { listenLocally } from '@/testing/http'

const megabyte = 1024 * 1024

function json(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}

/** JSON that begins with spaces in so many pieces of a size, a pause after each. */
async function* spaces(pieces: number, bytes: number, pauseMs: number) {
  for (let piece = 0; piece < pieces; piece += 1) {
    yield Buffer.alloc(bytes, ' ')
    await pause(pauseMs)
  }
  yield '[]'
}

export const faultNames = [
  'status 500',
  'hang',
  'trickle',
  'cut off',
  'malformed',
  'html',
  'wrong shape',
  'huge',
] as const

const responders: Record<(typeof faultNames)[number], (response: ServerResponse) => unknown> = {
  'status 500': (response) => response.writeHead(500).end('vendor broken'),
  hang: () => undefined,
  trickle: (response) => pipeline(spaces(Number.POSITIVE_INFINITY, 1, 100), response),
  'cut off': (response) => {
    response.writeHead(200, { 'content-length': '5000' })
    response.write('[{"title":"half', () => response.destroy())
  },
  malformed: (response) => json(response, '[{"title": "no end"'),
  html: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>'),
  'wrong shape': (response) => json(response, '{"message": "ok"}'),
  huge: (response) => pipeline(spaces(50, megabyte, 0), response),
}

export type Fault = (typeof faultNames)[number] | 'held'

export type VendorRequest = {
  method: string
  path: string
  query: Record<string, string>
  authorization: string | null
  body: string
}

type Own = { dataDir: string; token?: string; port?: number }

/** The embedded vendor behind a real HTTP server, with faults that can be switched on. */
export class VendorServer {
  readonly requests: VendorRequest[] = []
  readonly #handle: (request: Request) => Promise<Response>
  readonly #overrides = new Map<string, unknown>()
  readonly #held: (() => void)[] = []
  #renamed: readonly { from: string; to: string }[] = []
  // Closes no idle connection, because a busy test may just send its next request over it.
  readonly #server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    this.#respond(request, response).catch(() => response.destroy())
  })
  #fault: { kind: Fault; paths: RegExp } | null = null
  #port: number

  private constructor(dataDir: string, token: string, port: number) {
    this.#port = port
    const own = { dataDir, token, mediaDir: 'mocks/vendor/media', odd: true }
    this.#handle = createEmbeddedVendor({ schoolCode: 'DPSSWB', ...own })
  }

  static async start({ dataDir, token = '', port = 0 }: Own): Promise<VendorServer> {
    const vendor = new VendorServer(dataDir, token, port)
    await vendor.resume()
    return vendor
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Lets matching calls fail from now on; null ends it and releases held calls. */
  setFault(kind: Fault | null, paths = /^/): void {
    this.#fault = kind && { kind, paths }
    for (const release of kind ? [] : this.#held.splice(0)) release()
  }

  /** Sends fields of all records under other names. */
  renameFields(renamed: readonly { from: string; to: string }[]): void {
    this.#renamed = renamed
  }

  setResponse(path: string, body: unknown): void {
    if (body === undefined) this.#overrides.delete(path)
    else this.#overrides.set(path, body)
  }

  async reset(): Promise<void> {
    this.requests.length = 0
    this.setFault(null)
    this.#overrides.clear()
    if (!this.#server.listening) await this.resume()
  }

  calls(path: RegExp): VendorRequest[] {
    return this.requests.filter((request) => path.test(request.path))
  }

  async refuse(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }

  async resume(): Promise<void> {
    this.#port = await listenLocally(this.#server, this.#port)
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', this.url)
    this.requests.push({
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      authorization: headers.authorization ?? null,
      body: body.toString('utf8'),
    })
    const kind = this.#fault?.paths.test(url.pathname) ? this.#fault.kind : null
    if (kind === 'held') await new Promise<void>((release) => this.#held.push(release))
    else if (kind) return void (await responders[kind](response))
    if (this.#overrides.has(url.pathname))
      return json(response, JSON.stringify(this.#overrides.get(url.pathname)))
    const vendorResponse = await this.#handle(
      new Request(url, {
        method,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ...(/^(?:GET|HEAD)$/.test(method) ? {} : { body: new Uint8Array(body) }),
      }),
    )
    response.writeHead(vendorResponse.status, Object.fromEntries(vendorResponse.headers))
    const sent = Buffer.from(await vendorResponse.arrayBuffer())
    const isJson = /json/.test(vendorResponse.headers.get('content-type') ?? '')
    const rename = (text: string, { from, to }: { from: string; to: string }) =>
      text.replaceAll(`"${from}":`, `"${to}":`)
    response.end(isJson ? this.#renamed.reduce(rename, sent.toString()) : sent)
  }
}
