import { type OutgoingHttpHeaders, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { noStore } from '@/lib/http/shared-cache'
import { codeOf } from '@/lib/platform/error-code'
import { headersOfFile } from '@/lib/security/headers'

export type ErrorBodies = { html: () => string; json: string | Buffer }

export type SendErrorPage = ReturnType<typeof createErrorPageSender>

/** Time for a rejected client to finish sending. If we closed the connection at once, the client would lose our response. */
const lingerMs = 2000

const statusOfCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

function bodyFor(path: string, { html, json }: ErrorBodies) {
  const isApiCall = path.startsWith('/api/')
  const type = isApiCall ? 'application/json' : 'text/html; charset=utf-8'
  const headers = {
    ...headersOfFile('/away.html'),
    'content-type': type,
    'cache-control': noStore,
  }
  return { body: isApiCall ? json : html(), headers }
}

/** Returns Next's `Retry-After`, for the error page that we send instead of Next's empty response. */
export function keepRetryAfter({ 'retry-after': value }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return value === undefined ? {} : { 'retry-after': value }
}

/** The returned function sends an error page. If the headers are already out, it aborts the response instead. */
export function createErrorPageSender(bodies: ErrorBodies) {
  return (response: ServerResponse, status: number, extraHeaders?: OutgoingHttpHeaders): void => {
    if (response.headersSent) {
      response.destroy()
      return
    }
    const { body, headers } = bodyFor(response.req.url ?? '', bodies)
    response.writeHead(status, { ...headers, ...extraHeaders }).end(body)
  }
}

export function respondToClientErrors(server: Server, bodies: ErrorBodies): void {
  server.on('clientError', (error: Error & { rawPacket?: Buffer }, socket) => {
    const code = codeOf(error)
    // While Node writes a response to this socket, our error page would end up in the middle of it.
    const isWriting = '_httpMessage' in socket && socket._httpMessage !== null
    if (code === 'ECONNRESET' || isWriting) socket.destroy()
    if (!socket.writable) return
    const [method, path = ''] = String(error.rawPacket?.subarray(0, 200)).split(' ')
    const status = statusOfCode[code] ?? 400
    const { body, headers } = bodyFor(path, bodies)
    const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
    socket.end(method === 'HEAD' ? '' : body)
    setTimeout(() => socket.destroy(), lingerMs).unref()
  })
}
