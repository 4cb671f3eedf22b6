import 'server-only'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { log } from '@/lib/log'
import { discardBody, vendorFile } from './client'
import { VendorError, VendorStatusError } from './errors'
import { imagePath } from './media'

const maxBytes = 60 * 1024 * 1024
/** How long a file may stand still, for the vendor or the reader. */
const longestPauseMs = 60_000

/** Files asked for at a time, and waiting: more is no page being read. */
const calls = bulkhead(24, 200)

const longCaching = 'public, max-age=86400, stale-while-revalidate=604800'

/** Types that may be passed on; anything that could run in the page is not among them. */
const passedOn = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'application/pdf',
  'video/mp4',
])

/** No script, no frame, no request, should a browser ever take a file for a page. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** A browser's PDF viewer shows nothing in a sandbox. */
const pdfPolicy = "frame-ancestors 'self'"

const copiedHeaders = ['content-length', 'content-range', 'etag', 'last-modified'] as const

function refusal(status: number): Response {
  return new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', 'content-security-policy': filePolicy },
  })
}

/** Breaks off a body that stands still, or turns out larger than any file of a school should be. */
function limited(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0
  let pause: NodeJS.Timeout | undefined
  const awaitMore = (controller: TransformStreamDefaultController) => {
    clearTimeout(pause)
    const stop = () => controller.error(new Error('vendor file stands still'))
    pause = setTimeout(stop, longestPauseMs).unref()
  }
  return body.pipeThrough(
    new TransformStream({
      start: awaitMore,
      transform(chunk, controller) {
        awaitMore(controller)
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(new Error('vendor file too large'))
        else controller.enqueue(chunk)
      },
      flush: () => clearTimeout(pause),
    }),
  )
}

function passOn(file: Response): Response {
  const type = file.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const declared = Number(file.headers.get('content-length') ?? 0)
  if (!passedOn.has(type) || declared > maxBytes || !file.body) {
    discardBody(file)
    return refusal(404)
  }
  const headers = new Headers({
    'content-type': type,
    'cache-control': longCaching,
    'x-content-type-options': 'nosniff',
    'content-security-policy': type === 'application/pdf' ? pdfPolicy : filePolicy,
    'accept-ranges': 'bytes',
  })
  for (const name of copiedHeaders) {
    const value = file.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(limited(file.body), { status: file.status, headers })
}

/**
 * The vendor's file at a path below its image endpoint: images, PDF and mp4 with ranges, nothing
 * else. 404 for another type, a path that leaves the endpoint, or a file that is not there; 502 when
 * the vendor fails; 503 when too many wait already.
 */
export async function mediaResponse(
  segments: readonly string[],
  request: Request,
): Promise<Response> {
  const path = imagePath(segments.join('/'))
  if (path === null) return refusal(404)
  const range = request.headers.get('range')
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  try {
    const call = { path: `/api/image/${encoded}`, ...(range ? { headers: { range } } : {}) }
    return passOn(await calls.execute(() => vendorFile(call, request.signal)))
  } catch (error) {
    if (error instanceof VendorStatusError && error.status < 500)
      return refusal(error.status === 416 ? 416 : 404)
    if (error instanceof Error && isBulkheadRejectedError(error)) return refusal(503)
    if (error instanceof VendorError) {
      if (request.signal.aborted) return refusal(502)
      log.warn({ reason: error.reason }, 'vendor file failed')
      return refusal(502)
    }
    throw error
  }
}
