import 'server-only'
import { discardBody, fetchVendorFile, readBody, type VendorCall } from './client'
import { getContentType } from './detect-type'
import { VendorError } from './errors'
import { findTypeByMime } from './file-types'

export type VendorBytes = { type: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Fetches a whole picture. Throws a `VendorError` if it is truncated, empty, of another type, over `maxBytes`, or
 * late.
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
    throw new VendorError(call.path, 'wrong shape', 'another type of file')
  }
  const bytes = await readBody(call, file, { maxBytes, signal })
  if (bytes.byteLength === 0) throw new VendorError(call.path, 'wrong shape', 'an empty file')
  return { type, bytes }
}
