import 'server-only'
import { readBytes, TooManyBytesError } from '@/lib/read-bytes'

/** Why a body is not a form. */
export type BodyFault = 'too large' | 'unreadable'

/** As long as Node's server waits for a request, so that a resume comes through a slow line too. */
const longestMs = 300_000

/** A posted form of at most `maxBytes`, multipart or urlencoded, or why it cannot be read. */
export async function readForm(request: Request, maxBytes: number): Promise<FormData | BodyFault> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too large'
  const type = request.headers.get('content-type') ?? ''
  if (
    !request.body ||
    !/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)
  ) {
    return 'unreadable'
  }
  try {
    const bytes = await readBytes(request.body, {
      maxBytes,
      signal: AbortSignal.timeout(longestMs),
    })
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch (error) {
    return error instanceof TooManyBytesError ? 'too large' : 'unreadable'
  }
}
