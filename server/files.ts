import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { contentType } from 'mime-types'
import send from 'send'
import { headersOfFile } from '@/lib/security/headers'
import { encodingsOf } from './encoding'
import { sendWhole, type WholeAnswer } from './send'

const yearSeconds = 31_536_000
const daySeconds = 86_400

/** How long browsers keep a file, in seconds: the name of what the build made changes with its content. */
function lifeOf(pathname: string): string {
  return pathname.startsWith('/_next/static/')
    ? `public, max-age=${yearSeconds}, immutable`
    : `public, max-age=${daySeconds}`
}

/** A file that the build compressed, with its copies. */
function wholeFile(folder: string, pathname: string): WholeAnswer {
  const file = path.join(folder, pathname)
  const copy = (ending: string) =>
    existsSync(file + ending) ? { [ending.slice(1)]: readFileSync(file + ending) } : {}
  const { br, gz } = { br: undefined, gz: undefined, ...copy('.br'), ...copy('.gz') }
  return {
    status: 200,
    headers: {
      ...headersOfFile(pathname),
      'content-type': contentType(path.basename(pathname)) || 'application/octet-stream',
      'cache-control': lifeOf(pathname),
    },
    encodings: encodingsOf({ identity: readFileSync(file), br, gzip: gz }),
  }
}

/** The address of a file below a folder that is served, with the slashes that an address has on every system. */
export function browserPath(folder: string, file: string, { relative, sep } = path): string {
  return `/${relative(folder, file).replaceAll(sep, '/')}`
}

/**
 * The files of a folder at their paths. Those of `_next/static`, and others that the build compressed,
 * are few and asked for by everybody, so they are read into memory once; the rest comes from the disk,
 * with ranges. The returned function tells whether it has answered.
 */
export function createFiles(folder: string) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => browserPath(folder, path.join(entry.parentPath, entry.name)))
  const names = new Set(all.filter((name) => !/\.(?:br|gz)$/.test(name)))
  const inMemory = new Map<string, WholeAnswer>()
  for (const name of names) {
    const isCompressed = all.includes(`${name}.br`) || all.includes(`${name}.gz`)
    if (isCompressed || name.startsWith('/_next/static/'))
      inMemory.set(name, wholeFile(folder, name))
  }

  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    const whole = inMemory.get(pathname)
    if (whole) sendWhole(request, response, whole)
    else if (names.has(pathname)) {
      response.setHeaders(new Map(Object.entries(headersOfFile(pathname))))
      response.setHeader('cache-control', lifeOf(pathname))
      send(request, pathname, { root: folder, cacheControl: false })
        .on('error', ({ status }) => {
          if (response.headersSent) response.destroy()
          else response.writeHead(status ?? 500, { 'cache-control': 'no-store' }).end()
        })
        .pipe(response)
    }
    return names.has(pathname)
  }
}
