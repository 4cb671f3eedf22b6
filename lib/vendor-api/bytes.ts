import 'server-only'
import { discardBody, readAnswer, type VendorCall, vendorFile } from './client'
import { VendorShapeError } from './errors'

/** A file, whole; `type` is its content type without parameters. */
export type VendorBytes = { type: string; bytes: Uint8Array<ArrayBuffer> }

/** The content type of an answer without its parameters, in lower case. */
export function typeOf(response: Response): string {
  return response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
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
  const bytes = await readAnswer(call, file, { maxBytes, signal })
  if (bytes.byteLength === 0) throw new VendorShapeError(call.path, 'an empty file')
  return { type, bytes }
}
