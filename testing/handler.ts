import { createServer } from 'node:http'
import { afterEach, beforeEach, vi } from 'vitest'
import { toEncodings } from '@/server/http/encoding'
import { respondToClientErrors } from '@/server/http/error-page'
import { createHandler, type Site } from '@/server/http/handler'
import { listenLocally, responseOf } from './http'

export const html = { 'content-type': 'text/html; charset=utf-8' }
export const page = {
  status: 200,
  headers: html,
  encodings: toEncodings({ identity: Buffer.from('<h1>News</h1>') }),
}
export const hit = { response: page, isFresh: true, isHit: true }
export const miss = { ...hit, isHit: false }

export const requestNext = vi.fn<Site['requestNext']>(async () =>
  responseOf(200, '{}', { 'content-type': 'application/json' }),
)

/** Mocks of Next, the pages and the files. By default no page is cached, and each renders at once. */
export const site = {
  requestNext,
  pages: {
    getCached: vi.fn<Site['pages']['getCached']>(() => null),
    isRendering: vi.fn<Site['pages']['isRendering']>(() => false),
    get: vi.fn<Site['pages']['get']>(async () => hit),
    postProcess: vi.fn<Site['pages']['postProcess']>(async () => ({
      ...page,
      status: 404,
      html: '',
    })),
  },
  serveFile: vi.fn<Site['serveFile']>(() => false),
  html: () => 'Call us',
  json: '{"error":"Call us"}',
}

export function serveHandler() {
  const served = { server: createServer(), port: 0 }
  beforeEach(async () => {
    served.server = createServer(createHandler(site))
    respondToClientErrors(served.server, site)
    served.port = await listenLocally(served.server)
  })
  afterEach(() => {
    served.server.closeAllConnections()
    served.server.close()
  })
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${served.port}${path}`, init)
  return { served, get }
}

export const getHead = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`
export const postHead = (path: string, bytes: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: site\r\n${more}Content-Length: ${bytes}\r\n\r\n`
