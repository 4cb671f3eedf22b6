import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import path from 'node:path'
import { env } from '@/lib/platform/env'
import { singleton } from '@/lib/platform/singleton'

/**
 * Sends one request to the vendor, until `signal` ends. The signal is not the request's own: that one
 * follows it only until the request is garbage collected, and a call would then have no time limit.
 */
export type Transport = (request: Request, signal: AbortSignal) => Promise<Response>

/** The embedded vendor's address; no socket is ever opened to it. */
const embeddedHost = 'http://embedded-vendor.invalid'

/** Whether the site serves itself from the records in `mocks/vendor/records`. */
export function isEmbedded(): boolean {
  return env().VENDOR_API_URL === undefined
}

/** The vendor's address without a slash at the end. */
export function vendorHost(): string {
  return env().VENDOR_API_URL ?? embeddedHost
}

/** The vendor in `mocks/vendor`, which nothing loads while there is a real one. */
async function loadEmbedded(): Promise<Transport> {
  const { createEmbeddedVendor } = await import('@/mocks/vendor/handler')
  return createEmbeddedVendor({
    schoolCode: env().SCHOOL_CODE,
    token: env().VENDOR_API_TOKEN,
    dataDir: path.resolve(env().DATA_DIR),
    mediaDir: path.resolve('mocks/vendor/media'),
  })
}

const outside = () => singleton('outside of requests', () => new AsyncResource('vendor call'))

// Made when the server starts (lib/operating/start.ts), when there is no request yet.
outside()

let embedded: Promise<Transport> | undefined

/**
 * The real vendor over HTTP, or the embedded one called in this process. As if no page had asked: Next changes `fetch`
 * within a render, and an answer belongs to everybody who waits for it (docs/decisions/0004).
 */
export const sendToVendor: Transport = async (request, signal) => {
  if (!isEmbedded()) return outside().runInAsyncScope(() => fetch(request, { signal }))
  embedded ??= loadEmbedded()
  return (await embedded)(request, signal)
}
