import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { lookup } from 'mime-types'
import { HttpError } from './http-error'

type ByteRange = Readonly<{ first: number; last: number }>

/** `whole` when the header is absent, malformed or asks for several parts; `unsatisfiable` outside the file. */
function readRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  if (to !== '' && Number(to) < Number(from)) return 'whole'
  return first < size ? { first, last } : 'unsatisfiable'
}

async function findFile(mediaDir: string, encoded: string): Promise<string | null> {
  try {
    const segments = decodeURIComponent(encoded).split('/')
    if (segments.some((segment) => segment.startsWith('.') || /^$|[\\:\0]/.test(segment)))
      return null
    const root = await realpath(mediaDir)
    const file = await realpath(path.join(root, ...segments))
    return file.startsWith(root + path.sep) && (await stat(file)).isFile() ? file : null
  } catch {
    return null
  }
}

export async function serveFile(
  request: Request,
  mediaDir: string,
  encoded: string,
): Promise<Response> {
  const file = await findFile(mediaDir, encoded)
  if (!file) throw new HttpError(404, 'There is no such file')
  // Next would trace every file of the project that this path could be.
  const { size, mtime } = await stat(/*turbopackIgnore: true*/ file)
  const range = readRange(request.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    throw new HttpError(416, 'The range lies outside the file', {
      'content-range': `bytes */${size}`,
    })
  }
  const whole = range === 'whole'
  const { first, last } = whole ? { first: 0, last: size - 1 } : range
  const headers = {
    'content-type': lookup(file) || 'application/octet-stream',
    'content-length': String(last - first + 1),
    'accept-ranges': 'bytes',
    etag: `"${size.toString(16)}-${Math.floor(mtime.getTime()).toString(16)}"`,
    'last-modified': mtime.toUTCString(),
    ...(whole ? {} : { 'content-range': `bytes ${first}-${last}/${size}` }),
  }
  const bytes = (await readFile(/*turbopackIgnore: true*/ file)).subarray(first, last + 1)
  return new Response(bytes, { status: whole ? 200 : 206, headers })
}
