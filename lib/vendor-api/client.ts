import 'server-only'
import type { z } from 'zod'
import { type ReadLimits, readBytes, TooManyBytesError } from '@/lib/http/read-bytes'
import { env } from '@/lib/platform/env'
import { nextTurn } from '@/lib/platform/in-slices'
import { log } from '@/lib/platform/log'
import { observeCall } from './calls'
import { withDetectedType } from './detect-type'
import { VendorError } from './errors'
import { isFailure } from './response-verdict'
import { sendToVendor, vendorHost, withDeadline } from './transport'

export type VendorCall = {
  /** Encoded path, such as `/api/news/{school}`; we fill in the school code. */
  path: string
  query?: Record<string, string>
  /** Sends the bearer token (specification, section 6). */
  isAuthorised?: boolean
  body?: BodyInit
  headers?: Record<string, string>
  maxBytes?: number
}

const defaultMaxBytes = 8 * 1024 * 1024

export function toUrl({ path, query }: VendorCall): URL {
  const url = new URL(vendorHost() + path.replace('{school}', env().SCHOOL_CODE))
  url.search = new URLSearchParams(query).toString()
  return url
}

/** Names a call in logs and reports, without its query, which may be a visitor's: `GET /api/news/All/DPSSWB`. */
export function nameOf(call: VendorCall): string {
  return `${call.body === undefined ? 'GET' : 'POST'} ${toUrl(call).pathname}`
}

function toRequest(call: VendorCall): Request {
  const headers = new Headers(call.headers)
  const token = env().VENDOR_API_TOKEN
  if (call.isAuthorised && token) headers.set('authorization', `Bearer ${token}`)
  // A redirect could leak the token to another host.
  const init: RequestInit = { headers, redirect: 'error' }
  return new Request(
    toUrl(call),
    call.body === undefined ? init : { ...init, method: 'POST', body: call.body },
  )
}

function toVendorError(call: VendorCall, signal: AbortSignal, cause: unknown): VendorError {
  if (cause instanceof VendorError) return cause
  if (cause instanceof TooManyBytesError)
    return new VendorError(nameOf(call), 'too large', cause.message, { cause })
  if (signal.aborted) return new VendorError(nameOf(call), 'timeout', 'timed out', { cause })
  return new VendorError(nameOf(call), 'network', 'connection failed', { cause })
}

const maxRetryAfterSeconds = 3600

/** Parses `Retry-After`, in seconds or as a date, up to an hour. */
function parseRetryAfter(response: Response): number | undefined {
  const header = response.headers.get('retry-after')
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return seconds > 0 ? Math.min(Math.ceil(seconds), maxRetryAfterSeconds) : undefined
}

/** Not awaited: cancelling a body may never settle (seen). */
export function discardBody(response: Response): void {
  response.body?.cancel().catch(() => undefined)
}

/** Reads a whole body, or cancels it and throws a `VendorError`. */
export async function readBody(
  call: VendorCall,
  response: Response,
  limits: ReadLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBytes(response.body, limits)
  } catch (cause) {
    discardBody(response)
    throw toVendorError(call, limits.signal, cause)
  }
}

async function exchange<T>(
  call: VendorCall,
  signal: AbortSignal,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  try {
    const response = await sendToVendor(toRequest(call), signal)
    if (!response.ok) {
      discardBody(response)
      const { status } = response
      const retryAfterSeconds = parseRetryAfter(response)
      throw new VendorError(nameOf(call), 'status', `status ${status}`, {
        status,
        retryAfterSeconds,
      })
    }
    const body = await read(response)
    observeCall(call.path, seconds())
    return body
  } catch (cause) {
    const error = toVendorError(call, signal, cause)
    observeCall(call.path, seconds(), error)
    throw error
  }
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

function parseJson(call: VendorCall, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new VendorError(nameOf(call), 'not JSON', 'not JSON', { cause })
  }
}

/** Describes a body for the log without text and numbers, which may be a visitor's data. */
function outline(value: unknown): unknown {
  if (typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, 1).map(outline)
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, outline(one)]))
}

function throwIfFailed(call: VendorCall, json: unknown): void {
  if (isFailure(json))
    throw new VendorError(nameOf(call), 'failed response', 'the body reports a failure')
}

/** Throws a `VendorError`, also if a 2xx body reports a failure. */
export async function fetchVendorJson(call: VendorCall): Promise<unknown> {
  const { maxBytes = defaultMaxBytes } = call
  return withDeadline(env().VENDOR_TIMEOUT_MS, (signal) =>
    exchange(call, signal, async (response) => {
      // 204 means that there is nothing.
      if (response.status === 204) return { data: null }
      const bytes = await readBody(call, response, { maxBytes, signal })
      await nextTurn()
      const json = parseJson(call, decode(bytes))
      throwIfFailed(call, json)
      return json
    }),
  )
}

export function parseBody<S extends z.ZodType>(
  call: VendorCall,
  schema: S,
  body: unknown,
): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const detail = parsed.error.issues[0]?.message ?? ''
  throw new VendorError(nameOf(call), 'wrong shape', detail, { cause: parsed.error })
}

const maxReceiptBytes = 64 * 1024

function parseReceipt(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Throws a `VendorError` unless the vendor accepts before `signal` aborts, with a 2xx whose JSON reports no failure. */
export async function postToVendor(call: VendorCall, signal: AbortSignal): Promise<void> {
  await exchange(call, signal, async (response) => {
    const bytes = await readBody(call, response, { maxBytes: maxReceiptBytes, signal })
    const receipt = parseReceipt(decode(bytes))
    throwIfFailed(call, receipt)
    log.debug({ path: call.path, receipt: outline(receipt) }, 'vendor receipt')
  })
}

/**
 * Returns a response with the detected type, body unread. The timeout covers headers and first bytes, `signal` also
 * the body.
 */
export async function fetchVendorFile(call: VendorCall, signal: AbortSignal): Promise<Response> {
  return withDeadline(env().VENDOR_TIMEOUT_MS, (deadline) => {
    const startSignal = AbortSignal.any([signal, deadline])
    return exchange(call, startSignal, (response) =>
      withDetectedType(response, call.path, startSignal),
    )
  })
}
