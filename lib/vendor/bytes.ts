import 'server-only'
import { discardBody, type VendorCall, vendorFile } from './client'
import {
  VendorError,
  VendorNetworkError,
  VendorShapeError,
  VendorTimeoutError,
  VendorTooLargeError,
} from './errors'

/** A file, whole; `type` is its content type without parameters. */
export type VendorBytes = { type: string; bytes: Uint8Array<ArrayBuffer> }

/** The content type of an answer without its parameters, in lower case. */
export function typeOf(response: Response): string {
  return response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

async function readWhole(
  path: string,
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new VendorTooLargeError(path, `more than ${maxBytes} bytes`)
    chunks.push(new Uint8Array(chunk))
  }
  if (size === 0) throw new VendorShapeError(path, 'an empty file')
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** Rejects when the signal says so: an aborted body may never say that it is done. */
function stopped(path: string, signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new VendorTimeoutError(path, 'not whole in time'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/**
 * One vendor call for a file of one of the types, read whole, so that one cut off never looks like a
 * picture. Throws a `VendorError`, also when it is empty, of another type, larger than `maxBytes`, or
 * not there when `signal` ends.
 */
export async function vendorBytes(
  call: VendorCall,
  types: ReadonlySet<string>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<VendorBytes> {
  const file = await vendorFile(call, signal)
  const type = typeOf(file)
  if (!types.has(type) || !file.body) {
    discardBody(file)
    throw new VendorShapeError(call.path, 'another type of file')
  }
  try {
    const reading = readWhole(call.path, file.body, maxBytes)
    return { type, bytes: await Promise.race([reading, stopped(call.path, signal)]) }
  } catch (cause) {
    if (cause instanceof VendorError) throw cause
    if (signal.aborted) throw new VendorTimeoutError(call.path, 'not whole in time', { cause })
    throw new VendorNetworkError(call.path, 'connection failed', { cause })
  }
}
