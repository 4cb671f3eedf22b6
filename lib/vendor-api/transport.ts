import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import path from 'node:path'
import { env } from '@/lib/platform/env'
import { singleton } from '@/lib/platform/singleton'

/**
 * `signal` is a parameter: a request's own signal stops following it once the request is garbage collected, and the
 * call would never time out.
 */
export type Transport = (request: Request, signal: AbortSignal) => Promise<Response>

/** Placeholder host; no socket is ever opened to it. */
const embeddedHost = 'http://embedded-vendor.invalid'

export function isEmbedded(): boolean {
  return env().VENDOR_API_URL === undefined
}

/** Without a trailing slash. */
export function vendorHost(): string {
  return env().VENDOR_API_URL ?? embeddedHost
}

/** Imported on demand: production with a real vendor never loads the mock. */
async function loadEmbedded(): Promise<Transport> {
  const { createEmbeddedVendor } = await import('@/mocks/vendor/handler')
  return createEmbeddedVendor({
    schoolCode: env().SCHOOL_CODE,
    token: env().VENDOR_API_TOKEN,
    dataDir: path.resolve(env().DATA_DIR),
    mediaDir: path.resolve('mocks/vendor/media'),
  })
}

const outside = () => singleton('vendor call context', () => new AsyncResource('vendor call'))

// Created at the start (lib/operating/start.ts), outside any request.
outside()

let embedded: Promise<Transport> | undefined

const tickMs = 50

/**
 * Aborts the signal after `ms` in which this process could run: it counts ticks, and a late tick counts once. Loading the
 * embedded vendor does not count.
 */
export async function withDeadline<T>(
  ms: number,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (isEmbedded()) embedded ??= loadEmbedded()
  await embedded
  const controller = new AbortController()
  let leftMs = ms
  const tick = () => {
    leftMs -= tickMs
    if (leftMs > 0) timer = setTimeout(tick, tickMs)
    else controller.abort()
  }
  let timer = setTimeout(tick, tickMs)
  return call(controller.signal).finally(() => clearTimeout(timer))
}

/**
 * Fetches, or calls the embedded vendor in this process. Outside the request's async context: Next patches `fetch`
 * during a render, but a cached response belongs to every page (docs/decisions/0002).
 */
export const sendToVendor: Transport = async (request, signal) => {
  if (!isEmbedded()) return outside().runInAsyncScope(() => fetch(request, { signal }))
  embedded ??= loadEmbedded()
  return (await embedded)(request, signal)
}
