import 'server-only'
import { readBytes, TooManyBytesError } from './read-bytes'

export type BodyFault = 'too large' | 'unreadable'

export const fieldsBytes = 64 * 1024

/** Maximum number of parts: several times as many as our longest form has. */
const maxParts = 60

/** As long as the server waits for a request (`server/main.ts`), so that a resume arrives over a slow connection too. */
const maxReadMs = 180_000

/** Matches `Content-Type` only as browsers write it: in other spellings, parsers disagree about the boundary. */
const formType =
  /^(?:application\/x-www-form-urlencoded(?: *; *charset=[\w-]+)?|multipart\/form-data *; *boundary=("?)([\w'+.-]{1,70})\1)$/i

/** Returns the separator of a multipart or urlencoded body; null for other types. */
function separatorOf(type: string): string | null {
  const [form, , boundary] = formType.exec(type) ?? []
  return boundary ? `--${boundary}` : form ? '&' : null
}

/** Counts the parts before we parse them: to parse a hundred thousand empty fields takes a second. */
function hasTooManyParts(bytes: Uint8Array, separator: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  for (let parts = 0; parts <= maxParts; parts += 1) {
    at = body.indexOf(separator, at, 'latin1') + separator.length
    if (at < separator.length) return false
  }
  return true
}

/** Only a file may be longer than `fieldsBytes`: we clean and validate each text, and show it again. */
function hasLongText(form: FormData): boolean {
  return [...form.values()].some((value) => typeof value === 'string' && value.length > fieldsBytes)
}

/**
 * Parses a posted form of at most `maxBytes`, multipart or urlencoded. Resolves to the fault of a form that it rejects. Only
 * a multipart form, which may contain a file, can be longer than `fieldsBytes`.
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData | BodyFault> {
  const type = request.headers.get('content-type') ?? ''
  const separator = separatorOf(type)
  if (!request.body || !separator) return 'unreadable'
  const limit = separator === '&' ? Math.min(maxBytes, fieldsBytes) : maxBytes
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too large'
  try {
    const bytes = await readBytes(request.body, {
      maxBytes: limit,
      signal: AbortSignal.timeout(maxReadMs),
    })
    if (hasTooManyParts(bytes, separator)) return 'unreadable'
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return hasLongText(form) ? 'too large' : form
  } catch (error) {
    return error instanceof TooManyBytesError ? 'too large' : 'unreadable'
  }
}
