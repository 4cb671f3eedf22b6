import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { contentType } from 'mime-types'
import send from 'send'
import { noStore, sharedCacheHeaders } from '@/lib/http/shared-cache'
import { headersOfFile } from '@/lib/security/headers'
import { toEncodings } from './encoding'
import { type FullResponse, sendResponse } from './send-response'

const yearSeconds = 31_536_000
const daySeconds = 86_400

function cacheHeadersOf(pathname: string): Record<string, string> {
  return pathname.startsWith('/_next/static/')
    ? { 'cache-control': `public, max-age=${yearSeconds}, immutable` }
    : {
        'cache-control': `public, max-age=${daySeconds}`,
        ...sharedCacheHeaders(),
      }
}

/** Hashes the content for the ETag: the dates of a file differ between instances. '' for a file that cannot be read. */
function hashFile(file: string): string {
  try {
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64url')
    return `"${hash.slice(0, 22)}"`
  } catch {
    return ''
  }
}

function readCompressed(folder: string, pathname: string): FullResponse {
  const file = path.join(folder, pathname)
  const readCopy = (ending: string) =>
    existsSync(file + ending) ? readFileSync(file + ending) : undefined
  return {
    status: 200,
    headers: {
      ...headersOfFile(pathname),
      'content-type': contentType(path.basename(pathname)) || 'application/octet-stream',
      ...cacheHeadersOf(pathname),
    },
    encodings: toEncodings({
      identity: readFileSync(file),
      br: readCopy('.br'),
      gzip: readCopy('.gz'),
    }),
  }
}

/** Returns the URL path of a file in a served folder, with slashes on every system. */
export function toUrlPath(folder: string, file: string, { relative, sep } = path): string {
  return `/${relative(folder, file).replaceAll(sep, '/')}`
}

/**
 * The returned function serves a file of the folder and returns true. It returns false if there is no such file. Next's
 * static files and files with a compressed copy come from memory. Other files come from disk, with range requests.
 */
export function createFileServer(folder: string) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toUrlPath(folder, path.join(entry.parentPath, entry.name)))
  const inMemory = new Map<string, FullResponse>()
  const etags = new Map<string, string>()
  for (const name of all.filter((one) => !/\.(?:br|gz)$/.test(one))) {
    const isCompressed = all.includes(`${name}.br`) || all.includes(`${name}.gz`)
    if (isCompressed || name.startsWith('/_next/static/'))
      inMemory.set(name, readCompressed(folder, name))
    else etags.set(name, hashFile(path.join(folder, name)))
  }

  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    const cached = inMemory.get(pathname)
    const etag = etags.get(pathname)
    if (cached) sendResponse(request, response, cached)
    if (cached || etag === undefined) return cached !== undefined
    const cacheHeaders = cacheHeadersOf(pathname)
    const headers = { ...headersOfFile(pathname), ...cacheHeaders, etag }
    response.setHeaders(new Map(Object.entries(headers)))
    send(request, pathname, { root: folder, cacheControl: false, lastModified: false })
      .on('error', ({ status }) => {
        if (response.headersSent) return response.destroy()
        for (const name of ['etag', ...Object.keys(cacheHeaders)]) response.removeHeader(name)
        return response.writeHead(status ?? 500, { 'cache-control': noStore }).end()
      })
      .pipe(response)
    return true
  }
}
