import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { readFirst } from '@/lib/http/read-bytes'

/** As many bytes as any of the site's types is known by. */
export const sampleBytes = 4100

/** What the library calls by a name of its own. */
const usualNames = new Map([
  ['image/apng', 'image/png'],
  ['video/x-m4v', 'video/mp4'],
])

/** The content type that a file's first bytes name; undefined when they name none. */
export async function typeOfBytes(first: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(first)
  return found && (usualNames.get(found.mime) ?? found.mime)
}

/**
 * A file with the content type that its first bytes name, whatever the vendor calls it; what they do
 * not name keeps the vendor's word, and so does a part of a file. Throws what the body fails with, or
 * the signal's reason.
 */
export async function recognised(file: Response, signal: AbortSignal): Promise<Response> {
  if (file.status !== 200 || !file.body) return file
  const [sample, body] = file.body.tee()
  const first = await readFirst(sample, sampleBytes, signal)
  void sample.cancel().catch(() => undefined)
  const found = await typeOfBytes(first)
  const headers = new Headers(file.headers)
  if (found) headers.set('content-type', found)
  return new Response(body, { headers })
}
