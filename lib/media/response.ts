import 'server-only'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import fresh from 'fresh'
import { mediaSeconds } from '@/lib/http/shared-cache'
import { log } from '@/lib/platform/log'
import { readAddress } from '@/lib/routes/media-address'
import { largest } from '@/lib/routes/picture-variants'
import { typeOf } from '@/lib/vendor-api/bytes'
import { discardBody, vendorFile } from '@/lib/vendor-api/client'
import { VendorError, VendorShapeError, VendorStatusError } from '@/lib/vendor-api/errors'
import { imageEndpoint, pictureTypes } from '@/lib/vendor-api/media'
import { UnusablePictureError } from './encode'
import { keptPicture, vendorPicture } from './pictures'
import type { EncodedImage } from './variant-files'

const maxBytes = 60 * 1024 * 1024
/** How long a file may stand still, for the vendor or the reader. */
const longestPauseMs = 60_000

/** Files asked for at a time, and waiting: more is no page being read. */
const calls = bulkhead(24, 200)

const busySeconds = '3'

/** Types that are passed on as they are; a picture never is (docs/decisions/0033-picture-addresses.md). */
const passedOn = new Set(['application/pdf', 'video/mp4'])

/** No script, no frame, no request, should a browser ever take a file for a page. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** A browser's PDF viewer shows nothing in a sandbox. */
const pdfPolicy = "frame-ancestors 'self'"

const copiedHeaders = ['content-length', 'content-range', 'etag', 'last-modified'] as const

function refusal(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { ...headers, 'cache-control': 'no-store', 'content-security-policy': filePolicy },
  })
}

function headersOf(type: string): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': `public, max-age=${mediaSeconds}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': filePolicy,
  }
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

function passOn(file: Response, type: string): Response {
  const declared = Number(file.headers.get('content-length') ?? 0)
  if (!passedOn.has(type) || declared > maxBytes || !file.body) {
    discardBody(file)
    return refusal(404)
  }
  const headers = new Headers({
    ...headersOf(type),
    'content-security-policy': type === 'application/pdf' ? pdfPolicy : filePolicy,
    'accept-ranges': 'bytes',
  })
  for (const name of copiedHeaders) {
    const value = file.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(limited(file.body), { status: file.status, headers })
}

/** A picture in a variant, unless the browser has it. */
function show({ bytes, digest }: EncodedImage, variant: string, request: Request): Response {
  const etag = `"${digest}"`
  const headers = { ...headersOf(variant === 'preview' ? 'image/jpeg' : 'image/webp'), etag }
  if (fresh(Object.fromEntries(request.headers), { etag }))
    return new Response(null, { status: 304, headers })
  return new Response(bytes, {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  })
}

/** The type of what was answered. A part tells nothing by its bytes: then the whole file is asked. */
async function typeOfPart(path: string, answer: Response, signal: AbortSignal): Promise<string> {
  const type = typeOf(answer)
  if (answer.status !== 206 || pictureTypes.has(type) || passedOn.has(type)) return type
  const whole = await calls.execute(() => vendorFile({ path: imageEndpoint(path) }, signal))
  discardBody(whole)
  return typeOf(whole)
}

/** A file as it is, with ranges; one that turns out to be a picture is made into its largest variant. */
async function file(path: string, request: Request): Promise<Response> {
  const known = await keptPicture(path, largest)
  if (known) return show(known, largest, request)
  const range = request.headers.get('range')
  const call = { path: imageEndpoint(path), ...(range ? { headers: { range } } : {}) }
  const answer = await calls.execute(() => vendorFile(call, request.signal))
  const type = await typeOfPart(path, answer, request.signal)
  if (!pictureTypes.has(type)) return passOn(answer, type)
  discardBody(answer)
  return show(await vendorPicture(path, largest), largest, request)
}

function failed(error: unknown, request: Request): Response {
  if (error instanceof UnusablePictureError || error instanceof VendorShapeError) {
    log.warn({ reason: error.message }, 'vendor picture not opened')
    return refusal(404)
  }
  if (error instanceof VendorStatusError && error.status < 500)
    return refusal(error.status === 416 ? 416 : 404)
  if (error instanceof Error && isBulkheadRejectedError(error))
    return refusal(503, { 'retry-after': busySeconds })
  if (!(error instanceof VendorError)) throw error
  if (!request.signal.aborted) log.warn({ reason: error.reason }, 'vendor file failed')
  return refusal(502)
}

/**
 * What one of the site's addresses stands for (`lib/routes/media-address.ts`): a picture of the vendor in a
 * variant, or a PDF or mp4 with ranges. 404 for every other address, for another type, for a picture
 * that is not opened, and for a file that is not there; 502 when the vendor fails; 503 with
 * `Retry-After` when too many wait already.
 */
export async function mediaResponse(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const asked = readAddress(pathname + search)
  if (!asked) return refusal(404)
  try {
    if (asked.variant === 'file') return await file(asked.path, request)
    return show(await vendorPicture(asked.path, asked.variant), asked.variant, request)
  } catch (error) {
    return failed(error, request)
  }
}
