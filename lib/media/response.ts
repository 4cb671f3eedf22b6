import 'server-only'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { mediaSeconds } from '@/lib/http/shared-cache'
import { parseMediaUrl } from '@/lib/media-url/media-url'
import { largest } from '@/lib/media-url/variants'
import { log } from '@/lib/platform/log'
import { cleanFileName } from '@/lib/text/file-name'
import { discardBody, fetchVendorFile } from '@/lib/vendor-api/client'
import { getContentType } from '@/lib/vendor-api/detect-type'
import { toFailure, VendorError } from '@/lib/vendor-api/errors'
import { type FileType, findTypeByMime, maxFileBytes } from '@/lib/vendor-api/file-types'
import { toEndpointPath } from '@/lib/vendor-api/media'
import { UnusablePictureError } from './encode'
import { getPicture, readCachedPicture } from './pictures'
import type { EncodedImage } from './variant-files'

const calls = bulkhead(24, 200)

const busySeconds = '3'

/** In case a browser ever renders a file as a page. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Chrome's PDF viewer renders nothing in a sandbox. */
const pdfPolicy = "frame-ancestors 'self'"

const copiedHeaders = ['content-length', 'content-range', 'etag', 'last-modified'] as const

/** Browsers render the body of a 404 in `<img>`: never a broken image. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="#eef2ec" d="M0 0h400v300H0z"/><path fill="none" stroke="#8fa398" stroke-width="6" d="M140 100h120v90H140zm0 70 35-35 30 30 20-20 35 35"/></svg>'

function errorResponse(
  status: number,
  headers: Record<string, string> = {},
  isPicture = false,
): Response {
  return new Response(isPicture ? placeholder : null, {
    status,
    headers: {
      ...headers,
      ...(isPicture
        ? { 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' }
        : {}),
      'cache-control': 'no-store',
      'content-security-policy': filePolicy,
    },
  })
}

function toDisposition(path: string, { delivery, endings }: FileType): string {
  const [usual = '', ...others] = endings
  const ending = others.find((one) => path.toLowerCase().endsWith(`.${one}`)) ?? usual
  const name = `${cleanFileName(path, 'file')}.${ending}`
  const ascii = name.replace(/[^ -~]+/g, '_')
  const encoded = ascii === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`
  return `${delivery === 'inline' ? 'inline' : 'attachment'}; filename="${ascii}"${encoded}`
}

function createHeaders(type: string): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': `public, max-age=${mediaSeconds}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': filePolicy,
  }
}

/** Needs no limit of time: Node ends a vendor's response that stands still, and nginx reads for a slow client. */
function limitBody(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0
  return body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxFileBytes) controller.error(new Error('vendor file too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
}

function streamFile(file: Response, path: string, type: FileType | undefined): Response {
  const declared = Number(file.headers.get('content-length') ?? 0)
  const isServed = type?.delivery === 'inline' || type?.delivery === 'download'
  if (!isServed || declared > maxFileBytes || !file.body) {
    log.warn({ path, type: type?.mime, declared }, 'vendor file not served')
    discardBody(file)
    return errorResponse(404)
  }
  const headers = new Headers({
    ...createHeaders(type.mime),
    'content-security-policy': type.delivery === 'inline' ? pdfPolicy : filePolicy,
    'content-disposition': toDisposition(path, type),
    'accept-ranges': 'bytes',
  })
  for (const name of copiedHeaders) {
    const value = file.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(limitBody(file.body), { status: file.status, headers })
}

function show({ bytes, digest }: EncodedImage, variant: string, request: Request): Response {
  const etag = `"${digest}"`
  const headers = { ...createHeaders(variant === 'preview' ? 'image/jpeg' : 'image/webp'), etag }
  if (fresh(Object.fromEntries(request.headers), { etag }))
    return new Response(null, { status: 304, headers })
  return new Response(bytes, {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  })
}

/** A range response lacks the bytes that identify a file. */
const knownTypes = new LRUCache<string, FileType>({ max: 1000, ttl: mediaSeconds * 1000 })

/** For the first range request of a file, we fetch its beginning as well. */
async function typeOfFile(path: string, response: Response, signal: AbortSignal) {
  const isPart = response.status === 206
  const cached = isPart && knownTypes.get(path)
  if (cached) return cached
  const fetchWhole = () => fetchVendorFile({ path: toEndpointPath(path) }, signal)
  const whole = isPart ? await calls.execute(fetchWhole) : response
  if (isPart) discardBody(whole)
  const type = findTypeByMime(getContentType(whole))
  knownTypes.set(path, type)
  return type
}

/** Streams a file; a picture becomes its largest variant. */
async function file(path: string, request: Request): Promise<Response> {
  const cached = await readCachedPicture(path, largest)
  if (cached) return show(cached, largest, request)
  const range = request.headers.get('range')
  const call = { path: toEndpointPath(path), ...(range ? { headers: { range } } : {}) }
  const response = await calls.execute(() => fetchVendorFile(call, request.signal))
  const type = await typeOfFile(path, response, request.signal)
  if (type?.delivery !== 'picture') return streamFile(response, path, type)
  discardBody(response)
  return show(await getPicture(path, largest), largest, request)
}

/** Files whose absence is already in the log. */
const missing = new LRUCache<string, true>({ max: 1000, ttl: mediaSeconds * 1000 })

function toErrorResponse(
  error: unknown,
  request: Request,
  { path, variant }: NonNullable<ReturnType<typeof parseMediaUrl>>,
): Response {
  const isPicture = variant !== 'file'
  const { reason, status = 500 } = toFailure(error)
  if (
    error instanceof UnusablePictureError ||
    (error instanceof VendorError && reason === 'wrong shape')
  ) {
    log.warn({ path, reason: error.message }, 'vendor picture could not be decoded')
    return errorResponse(404, {}, isPicture)
  }
  if (status === 416) return errorResponse(416)
  if (status < 500) {
    if (!missing.has(path)) log.warn({ path, status }, 'vendor file missing')
    missing.set(path, true, { noUpdateTTL: true })
    return errorResponse(404, {}, isPicture)
  }
  if (error instanceof Error && isBulkheadRejectedError(error))
    return errorResponse(503, { 'retry-after': busySeconds }, isPicture)
  if (!(error instanceof VendorError)) throw error
  if (!request.signal.aborted) log.warn({ path, reason, status }, 'vendor file failed')
  return errorResponse(502, {}, isPicture)
}

/**
 * Handles a media URL (`lib/media-url/media-url.ts`). 404 for unsigned URLs, types outside the table and unusable
 * pictures; 502 when the vendor fails; 503 with `Retry-After` when the queue is full. Pictures get a placeholder
 * with each.
 */
export async function handleMedia(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const media = parseMediaUrl(pathname + search)
  if (!media) return errorResponse(404)
  try {
    if (media.variant === 'file') return await file(media.path, request)
    return show(await getPicture(media.path, media.variant), media.variant, request)
  } catch (error) {
    return toErrorResponse(error, request, media)
  }
}
