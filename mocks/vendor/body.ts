import type { z } from 'zod'
import { readBytes, TooManyBytesError } from '@/lib/http/read-bytes'
import { HttpError } from './http-error'

const MAX_BODY_BYTES = 16 * 1024 * 1024

async function readBody({ body, signal }: Request): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBytes(body, { maxBytes: MAX_BODY_BYTES, signal })
  } catch (cause) {
    if (cause instanceof TooManyBytesError) throw new HttpError(413, 'The body is too large')
    throw cause
  }
}

function parseOrRefuse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields = new Set(result.error.issues.map((issue) => issue.path.join('.')))
  throw new HttpError(400, `The body does not fit: ${[...fields].join(', ')}`)
}

export function bodyKind(request: Request): 'json' | 'multipart' | 'other' {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return 'json'
  return type === 'multipart/form-data' ? 'multipart' : 'other'
}

export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<z.output<S>> {
  if (bodyKind(request) !== 'json') throw new HttpError(415, 'The body must be JSON')
  const bytes = await readBody(request)
  let input: unknown
  try {
    input = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError(400, 'The body is not valid JSON')
  }
  return parseOrRefuse(schema, input)
}

export async function readMultipart<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<z.output<S>> {
  const bytes = await readBody(request)
  const type = request.headers.get('content-type') ?? ''
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new HttpError(400, 'The body is not valid form data')
  }
  return parseOrRefuse(schema, Object.fromEntries(form.entries()))
}
