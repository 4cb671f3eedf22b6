import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import next from 'next'
import { type CacheReads, gatherReads } from '@/lib/cache/reads'
import { connectionPair } from './connection'

/** Large, because the headers of a redirect from Next contain a long query more than once. */
const maxHeaderBytes = 128 * 1024

export type NextRequest = {
  method: string
  url: string
  headers: OutgoingHttpHeaders
  body?: Readable
  reads?: CacheReads
  signal?: AbortSignal
}

export type RequestNext = (nextRequest: NextRequest) => Promise<IncomingMessage>

/** Passes Next the configuration from the build's manifest, as Next's standalone server does: a build has no config file. */
function passConfig(dir: string): void {
  const manifest = path.join(dir, '.next/required-server-files.json')
  if (existsSync(path.join(dir, 'next.config.ts'))) return
  const { config } = JSON.parse(readFileSync(manifest, 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/**
 * Starts Next behind a custom server, a documented feature of Next. The returned function sends HTTP requests to Next over
 * in-memory connections, so that no other process can reach Next.
 */
export async function startNext(dir: string): Promise<RequestNext> {
  passConfig(dir)
  const app = next({ dir, dev: false })
  await app.prepare()
  const handle = app.getRequestHandler()

  const readsOf = new WeakMap<object, CacheReads>()
  // The public server already limits time and header size. Here headers may be larger, because we add some.
  const internalServer = createServer(
    { requestTimeout: 0, maxHeaderSize: maxHeaderBytes },
    (incoming, outgoing) => {
      const reads = readsOf.get(incoming.socket)
      const handling = reads
        ? gatherReads(reads, () => handle(incoming, outgoing))
        : handle(incoming, outgoing)
      handling.catch(() => outgoing.destroy())
    },
  )

  return async ({ method, url, headers, body, reads, signal }) => {
    const [ours, theirs] = connectionPair()
    if (reads) readsOf.set(theirs, reads)
    internalServer.emit('connection', theirs)
    const outgoing = request({
      method,
      path: url,
      headers,
      createConnection: () => ours,
      maxHeaderSize: maxHeaderBytes,
      signal,
    })
    // Before the response, an error rejects `once` below. A later error also reaches the code that reads the response's
    // body, but without this listener it would end the process.
    outgoing.on('error', () => undefined)
    // We do not use `pipeline`: it fails if Next responds before reading the whole body. It would then destroy the visitor's
    // request, and with it the connection that our response needs.
    if (body) body.on('error', (error) => outgoing.destroy(error)).pipe(outgoing)
    else outgoing.end()
    const [response] = await once(outgoing, 'response')
    return response
  }
}
