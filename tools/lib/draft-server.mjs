import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, request } from 'node:http'

const digest = (text) => createHash('sha256').update(text).digest()

/** The password that a request carries, whoever says he is. */
function passwordOf(headers) {
  const [, encoded = ''] = /^Basic (\S+)$/i.exec(headers.authorization ?? '') ?? []
  return Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
}

const closed = {
  'content-type': 'text/plain; charset=utf-8',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
}

function answer(response, status, text, headers = {}) {
  response.writeHead(status, { ...closed, ...headers })
  response.end(`${text}\n`)
}

/** Hands a request on to the draft, and its answer back, to be kept and found by nobody. */
function handOn(incoming, response, port) {
  const { method, url, headers } = incoming
  const { authorization: _, ...others } = headers
  // Or all would be this machine to the draft, which tells its operator more.
  const forwarded = { ...others, 'x-forwarded-for': incoming.socket.remoteAddress }
  const asked = request(
    { host: '127.0.0.1', port, method, path: url, headers: forwarded },
    (answered) => {
      response.writeHead(answered.statusCode ?? 502, {
        ...answered.headers,
        ...closed,
        ...kept(answered),
      })
      answered.pipe(response)
    },
  )
  asked.on('error', () => {
    if (response.headersSent) response.destroy()
    else answer(response, 502, 'The draft is not there.')
  })
  response.on('close', () => asked.destroy())
  asked.end()
}

const kept = ({ headers }) => ({ 'content-type': headers['content-type'] ?? 'text/plain' })

/**
 * A server in front of the draft that listens on `port` of this machine: everybody needs the password,
 * search engines are sent away, and nothing can be posted.
 */
export function draftServer({ port, password }) {
  const expected = digest(password)
  return createServer((incoming, response) => {
    if (incoming.url === '/robots.txt') {
      answer(response, 200, 'User-agent: *\nDisallow: /')
    } else if (!timingSafeEqual(digest(passwordOf(incoming.headers)), expected)) {
      const realm = 'Basic realm="Draft of the school website", charset="UTF-8"'
      answer(response, 401, 'This is a draft. Please ask for its password.', {
        'www-authenticate': realm,
      })
    } else if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      answer(response, 403, 'This is a draft: nothing is sent from here.')
    } else handOn(incoming, response, port)
  })
}
