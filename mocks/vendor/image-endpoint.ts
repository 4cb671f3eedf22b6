import path from 'node:path'
import { readRange } from './byte-range'
import { circularPdf } from './circular-pdf'
import { findMedia, type MediaFile, mediaStream } from './media-file'
import { findCircular } from './records/circulars'
import { Refusal } from './respond'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

function headersOf(file: MediaFile): Record<string, string> {
  return {
    'content-type':
      CONTENT_TYPES[path.extname(file.path).toLowerCase()] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    etag: file.etag,
    'last-modified': file.modified.toUTCString(),
    'x-content-type-options': 'nosniff',
  }
}

function isUnchanged(request: Request, file: MediaFile): boolean {
  const tags = request.headers.get('if-none-match')
  return tags?.split(',').some((tag) => [file.etag, '*'].includes(tag.trim())) ?? false
}

// A part is of use only while the whole is the one the reader began with.
function rangeHeader(request: Request, file: MediaFile): string | null {
  const condition = request.headers.get('if-range')
  const same =
    condition === null || condition === file.etag || condition === file.modified.toUTCString()
  return same ? request.headers.get('range') : null
}

/**
 * `GET /api/image/{path}` (section 7): images, PDFs and the video by stored path, whole or in part
 * (206, 416), 304 when unchanged, 404 otherwise; a record's circular is made when it is asked for. In: the request, the media folder, the path as it
 * stands in the address.
 */
export async function serveImage(
  request: Request,
  mediaDir: string,
  encoded: string,
): Promise<Response> {
  const file = await findMedia(mediaDir, encoded)
  if (!file) {
    const circular = findCircular(encoded)
    if (!circular) throw new Refusal(404, 'There is no such file')
    const pdf = circularPdf(circular)
    return new Response(pdf, {
      headers: { 'content-type': 'application/pdf', 'content-length': String(pdf.length) },
    })
  }
  const headers = headersOf(file)
  if (isUnchanged(request, file)) return new Response(null, { status: 304, headers })
  const range = readRange(rangeHeader(request, file), file.size)
  if (range === 'unsatisfiable') {
    throw new Refusal(416, 'The range lies outside the file', {
      'content-range': `bytes */${file.size}`,
    })
  }
  const part = range === 'whole' ? { first: 0, last: file.size - 1 } : range
  const length = part.last - part.first + 1
  headers['content-length'] = String(length)
  if (range !== 'whole') headers['content-range'] = `bytes ${part.first}-${part.last}/${file.size}`
  const body =
    request.method === 'HEAD' || length === 0 ? null : mediaStream(file, part, request.signal)
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers })
}
