import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEmbeddedVendor } from '@/mocks/vendor/handler'

/** How a vendor can fail. */
export type Fault =
  | 'status 500'
  | 'hang'
  | 'slow'
  | 'late'
  | 'held'
  | 'trickle'
  | 'cut off'
  | 'malformed'
  | 'html'
  | 'wrong shape'
  | 'huge'
  | 'empty'

/** The ways in which every list is made to fail while what was loaded must stay. */
export const lastingFaults = [
  'status 500',
  'hang',
  'trickle',
  'cut off',
  'malformed',
  'html',
  'wrong shape',
  'huge',
] as const satisfies readonly Fault[]

/** What the vendor was asked; `body` is what was posted, as text. */
export type VendorRequest = {
  method: string
  path: string
  query: Record<string, string>
  authorization: string | null
  contentType: string | null
  body: string
}

export type VendorServerOptions = {
  dataDir: string
  token?: string
  port?: number
  now?: () => Date
}

const slowMs = 1500
const lateMs = 20_000
const hugeBytes = 50 * 1024 * 1024

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value))
  }
  return headers
}

function json(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(body)
}

/** Sends bytes for ever, one now and then. */
function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 100)
  response.on('close', () => clearInterval(timer))
}

async function sendHuge(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  const block = Buffer.alloc(1024 * 1024, ' ')
  response.setMaxListeners(0)
  for (let sent = 0; sent < hugeBytes && !response.destroyed; sent += block.length) {
    if (!response.write(block)) {
      await new Promise<void>((resolve) => {
        response.once('drain', resolve)
        response.once('close', resolve)
      })
    }
  }
  response.end('[]')
}

/** Answers with a fault; true when that was the whole answer. */
function fail(fault: Fault, response: ServerResponse): boolean {
  switch (fault) {
    case 'status 500':
      response.writeHead(500).end('vendor broken')
      return true
    case 'hang':
      return true
    case 'slow':
    case 'late':
    case 'held':
      return false
    case 'trickle':
      trickle(response)
      return true
    case 'cut off':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('[{"title":"half')
      setTimeout(() => response.destroy(), 20)
      return true
    case 'malformed':
      json(response, '[{"title": "no end"')
      return true
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
      return true
    case 'wrong shape':
      json(response, '{"message": "ok"}')
      return true
    case 'huge':
      void sendHuge(response)
      return true
    case 'empty':
      json(response, '[]')
      return true
  }
}

/** The embedded vendor behind a real HTTP server, with faults that can be switched on. */
export class VendorServer {
  readonly requests: VendorRequest[] = []
  readonly #handle: (request: Request) => Promise<Response>
  readonly #overrides = new Map<string, unknown>()
  #server: Server
  #faults: { fault: Fault; paths: RegExp }[] = []
  readonly #held: (() => void)[] = []
  #port = 0
  #sockets = 0
  #underWay = 0
  #mostAtOnce = 0

  private constructor(options: VendorServerOptions) {
    this.#handle = createEmbeddedVendor({
      schoolCode: 'DPSSWB',
      token: options.token ?? '',
      dataDir: options.dataDir,
      mediaDir: 'mocks/vendor/media',
      ...(options.now ? { now: options.now } : {}),
    })
    this.#server = this.#createServer()
  }

  /** Starts one; `port` 0 or absent takes a free one. */
  static async start(options: VendorServerOptions): Promise<VendorServer> {
    const vendor = new VendorServer(options)
    vendor.#port = options.port ?? 0
    await vendor.resume()
    return vendor
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Connections open now. */
  get sockets(): number {
    return this.#sockets
  }

  /** Calls being answered now. */
  get underWay(): number {
    return this.#underWay
  }

  /** The most calls that were under way together since `forget`. */
  get mostAtOnce(): number {
    return this.#mostAtOnce
  }

  /** Forgets the calls so far. */
  forget(): void {
    this.requests.length = 0
    this.#mostAtOnce = this.#underWay
  }

  /** Every call whose path fits fails from now on; null ends it, and what is held is answered then. */
  setFault(fault: Fault | null, paths = /^/): void {
    for (const release of this.#held.splice(0)) release()
    this.#faults = fault ? [{ fault, paths }] : []
  }

  /** Calls whose path fits fail too, in a way of their own. */
  addFault(fault: Fault, paths: RegExp): void {
    this.#faults.push({ fault, paths })
  }

  /** Answers a path with this JSON instead of the embedded vendor's; undefined ends it. */
  setAnswer(path: string, body: unknown): void {
    if (body === undefined) this.#overrides.delete(path)
    else this.#overrides.set(path, body)
  }

  /** Ends every fault, a refusal too, and every answer that was set. */
  async reset(): Promise<void> {
    this.setFault(null)
    this.#overrides.clear()
    if (!this.#server.listening) await this.resume()
  }

  /** Calls of a path so far. */
  calls(path: string | RegExp): VendorRequest[] {
    return this.requests.filter((request) =>
      typeof path === 'string' ? request.path === path : path.test(request.path),
    )
  }

  /** Refuses connections until `resume`. */
  async refuse(): Promise<void> {
    const server = this.#server
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }

  /** Listens (again) on the same port. */
  async resume(): Promise<void> {
    this.#server = this.#createServer()
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve)
    })
    const address: AddressInfo | string | null = this.#server.address()
    if (address && typeof address === 'object') this.#port = address.port
  }

  #createServer(): Server {
    const server = createServer((request, response) => {
      this.#underWay += 1
      this.#mostAtOnce = Math.max(this.#mostAtOnce, this.#underWay)
      response.on('close', () => {
        this.#underWay -= 1
      })
      this.#answer(request, response).catch(() => response.destroy())
    })
    server.on('connection', (socket) => {
      this.#sockets += 1
      socket.on('close', () => {
        this.#sockets -= 1
      })
    })
    return server
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const url = new URL(request.url ?? '/', this.url)
    this.requests.push({
      method: request.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      authorization: request.headers.authorization ?? null,
      contentType: request.headers['content-type'] ?? null,
      body: body.toString('utf8'),
    })
    const fault = this.#faults.find(({ paths }) => paths.test(url.pathname))?.fault
    if (fault && fail(fault, response)) return
    if (fault === 'held') await new Promise<void>((release) => this.#held.push(release))
    const waitMs = fault === 'slow' ? slowMs : fault === 'late' ? lateMs : 0
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (this.#overrides.has(url.pathname)) {
      json(response, JSON.stringify(this.#overrides.get(url.pathname)))
      return
    }
    await this.#pass(request, url, body, response)
  }

  async #pass(
    request: IncomingMessage,
    url: URL,
    body: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    const method = request.method ?? 'GET'
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const answer = await this.#handle(
      new Request(url, {
        method,
        headers: headersOf(request),
        ...(hasBody ? { body: new Uint8Array(body) } : {}),
      }),
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    if (answer.body) for await (const chunk of answer.body) response.write(chunk)
    response.end()
  }
}
