import 'server-only'

/** Why a body is not a form. */
export type BodyFault = 'too large' | 'unreadable'

class TooLarge extends Error {}

/** Counts while the body streams: a declared length may lie, and a chunked body declares none. */
function limited(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let bytes = 0
  return body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(new TooLarge())
        else controller.enqueue(chunk)
      },
    }),
  )
}

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
  let overflow = false
  const stream = limited(request.body, maxBytes)
  try {
    return await new Response(stream, { headers: { 'content-type': type } }).formData()
  } catch (error) {
    overflow =
      error instanceof TooLarge || (error instanceof Error && error.cause instanceof TooLarge)
  }
  return overflow ? 'too large' : 'unreadable'
}
