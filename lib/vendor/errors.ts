import { z } from 'zod'

/** A vendor call that did not give a usable answer. `reason` is what the log names. */
export abstract class VendorError extends Error {
  abstract readonly reason: string
  override readonly name = 'VendorError'

  constructor(
    readonly path: string,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`Vendor ${path}: ${detail}`, options)
  }
}

/** No connection, or a connection that broke. */
export class VendorNetworkError extends VendorError {
  readonly reason = 'network'
}

/** No whole answer within `VENDOR_TIMEOUT_MS`. */
export class VendorTimeoutError extends VendorError {
  readonly reason = 'timeout'
}

/** An answer whose HTTP status says no. */
export class VendorStatusError extends VendorError {
  readonly reason = 'status'

  constructor(
    path: string,
    readonly status: number,
  ) {
    super(path, `status ${status}`)
  }
}

/** An answer larger than the call allows. */
export class VendorTooLargeError extends VendorError {
  readonly reason = 'too large'
}

/** An answer that is not JSON. */
export class VendorNotJsonError extends VendorError {
  readonly reason = 'not JSON'
}

/** JSON of another shape than the specification's. */
export class VendorShapeError extends VendorError {
  readonly reason = 'wrong shape'
}

/** Not asked at all: the vendor failed again and again a moment ago. */
export class VendorRestingError extends VendorError {
  readonly reason = 'resting'
}

const failure = z.object({
  name: z.literal('VendorError'),
  reason: z.string(),
  status: z.number().optional(),
})

/** Whether the host answered that it will not: no such record, say. It is well then. */
export function isRefusal(error: unknown): boolean {
  const { status = 0 } = failure.safeParse(error).data ?? {}
  return status >= 400 && status < 500
}

/**
 * Whether a call failed for the sake of the host or the way to it, not of what was asked. By what an
 * error says and not by its class: pages and route handlers are bundled apart, each with classes of
 * its own.
 */
export function isOutage(error: unknown): boolean {
  const { reason, status } = failure.safeParse(error).data ?? {}
  return reason === 'network' || reason === 'timeout' || (status ?? 0) >= 500
}
