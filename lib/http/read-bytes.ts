export class TooManyBytesError extends Error {
  override readonly name = 'TooManyBytesError'
}

export type ReadLimits = { maxBytes: number; signal: AbortSignal }

async function readUntil(
  isEnough: (size: number) => boolean,
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted()
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  // Makes the pending read fail at once. If we cancelled an aborted body, the read might stay pending.
  const stop = () => reader.releaseLock()
  signal.addEventListener('abort', stop, { once: true })
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.byteLength
      chunks.push(next.value)
      if (isEnough(size)) break
    }
  } catch (cause) {
    signal.throwIfAborted()
    throw cause
  } finally {
    signal.removeEventListener('abort', stop)
    reader.releaseLock()
  }
  return Buffer.concat(chunks, size)
}

/**
 * Reads a whole body and counts its bytes, because `Content-Length` may be wrong or missing. Throws a `TooManyBytesError`,
 * the signal's reason or the body's error. Does not cancel a rejected body: the caller may.
 */
export function readBytes(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, signal }: ReadLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const checkSize = (size: number) => {
    if (size > maxBytes) throw new TooManyBytesError(`more than ${maxBytes} bytes`)
    return false
  }
  return readUntil(checkSize, body, signal)
}

export function readFirst(
  body: ReadableStream<Uint8Array>,
  count: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  return readUntil((size) => size >= count, body, signal)
}
