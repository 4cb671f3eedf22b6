import 'server-only'
import { discardBody, fetchVendorFile, readBody, type VendorCall } from './client'
import { getContentType } from './detect-type'
import { VendorShapeError } from './errors'
import { findTypeByMime } from './file-types'

/** A file, whole; `type` is its content type without parameters. */
export type VendorBytes = { type: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Fetches a picture, read whole, so that one cut off on its way never looks like a picture. Throws a `VendorError`, also when it is empty, of another type, larger than `maxBytes`, or
 * not there when `signal` ends.
 */
export async function fetchVendorPicture(
  call: VendorCall,
  maxBytes: number,
  signal: AbortSignal,
): Promise<VendorBytes> {
  const file = await fetchVendorFile(call, signal)
  const type = getContentType(file)
  if (findTypeByMime(type)?.delivery !== 'picture' || !file.body) {
    discardBody(file)
    throw new VendorShapeError(call.path, 'another type of file')
  }
  const bytes = await readBody(call, file, { maxBytes, signal })
  if (bytes.byteLength === 0) throw new VendorShapeError(call.path, 'an empty file')
  return { type, bytes }
}
