import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { discardBody, vendorFetch, vendorFile } from './client'
import { VendorShapeError, VendorTooLargeError } from './errors'
import { limited } from './limits'
import { imagePath } from './media'

const rawAnswer = z.object({ data: z.string().min(1) })
const maxAnswerBytes = 64 * 1024
const maxImageBytes = 15 * 1024 * 1024

/** Pictures that may be handed on; an SVG could carry a script. */
const imageTypes = new Set(['image/webp', 'image/jpeg', 'image/png', 'image/gif', 'image/avif'])

/** A certificate's picture, whole. */
export type Certificate = { type: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Path below the image endpoint of a pupil's transfer certificate. Throws a `VendorError` when there
 * is none, when the answer has no usable path, and when the vendor fails.
 */
export async function findCertificate(pupil: { name: string; admission: string }): Promise<string> {
  const path = `/api/tc/${env().SCHOOL_CODE}`
  const call = {
    path,
    authorised: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: pupil.name, admission: pupil.admission }),
    maxBytes: maxAnswerBytes,
  }
  const { data } = await limited('lookups', path, () => vendorFetch(call, rawAnswer))
  const stored = imagePath(data)
  if (stored === null) throw new VendorShapeError(path, 'a path outside the image endpoint')
  return stored
}

async function readWhole(path: string, body: ReadableStream<Uint8Array> | null) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxImageBytes)
      throw new VendorTooLargeError(path, `more than ${maxImageBytes} bytes`)
    chunks.push(new Uint8Array(chunk))
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/**
 * The picture at a path from `findCertificate`, read whole, so that one cut off never looks like a
 * download. Throws a `VendorError`, or what the connection throws, when it does not come.
 */
export async function fetchCertificate(stored: string): Promise<Certificate> {
  const path = `/api/image/${stored.split('/').map(encodeURIComponent).join('/')}`
  const signal = AbortSignal.timeout(env().VENDOR_TIMEOUT_MS)
  const file = await vendorFile({ path }, signal)
  const type = file.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!imageTypes.has(type)) {
    discardBody(file)
    throw new VendorShapeError(path, 'not an image')
  }
  const bytes = await readWhole(path, file.body)
  if (bytes.byteLength === 0) throw new VendorShapeError(path, 'an empty file')
  return { type, bytes }
}
