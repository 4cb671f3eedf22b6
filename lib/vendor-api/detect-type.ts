import 'server-only'
import { readFirst } from '@/lib/http/read-bytes'
import { detectType, sampleBytes } from './file-types'

/** The content type of a response without its parameters, in lower case. */
export function getContentType(response: Response): string {
  return response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * Returns a file with the content type of what it holds, whatever the vendor calls it; without one when the site does
 * not hand it out. A part of a file keeps the vendor's word. Throws what the body fails with, or the signal's reason.
 */
export async function withDetectedType(
  file: Response,
  path: string,
  signal: AbortSignal,
): Promise<Response> {
  if (file.status !== 200 || !file.body) return file
  const [sample, body] = file.body.tee()
  const first = await readFirst(sample, sampleBytes, signal)
  void sample.cancel().catch(() => undefined)
  const type = await detectType(first, path, getContentType(file))
  const headers = new Headers(file.headers)
  headers.delete('content-type')
  if (type) headers.set('content-type', type.mime)
  return new Response(body, { headers })
}
