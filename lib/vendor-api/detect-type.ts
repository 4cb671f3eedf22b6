import 'server-only'
import { readFirst } from '@/lib/http/read-bytes'
import { detectType, sampleBytes } from './file-types'

export function getContentType(response: Response): string {
  return response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * Replaces the declared content type by the detected one, or removes it if we do not serve that. A range response
 * keeps its own. Rejects if the body fails or `signal` aborts.
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
