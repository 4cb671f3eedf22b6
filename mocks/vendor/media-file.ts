import { constants } from 'node:fs'
import { open, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ByteRange } from './byte-range'

/** A file found below the media folder: its real path, size in bytes and a strong entity tag. */
export type MediaFile = Readonly<{ path: string; size: number; etag: string; modified: Date }>

const CHUNK_BYTES = 64 * 1024

// Decoded once, as the server of a stored path would; what is still encoded after that is a name.
function segmentsOf(encoded: string): readonly string[] | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(encoded)
  } catch {
    return undefined
  }
  const segments = decoded.split('/')
  const bad = segments.some(
    (segment) => segment === '' || segment.startsWith('.') || /[\\:\0]/.test(segment),
  )
  return bad ? undefined : segments
}

/**
 * Finds a file by the stored path as it stands in the address. Undefined when there is none, and for
 * everything that would leave the folder: dots plain or encoded, backslashes, drive letters, absolute
 * paths, and links that point out of it.
 */
export async function findMedia(mediaDir: string, encoded: string): Promise<MediaFile | undefined> {
  const segments = segmentsOf(encoded)
  if (!segments) return undefined
  try {
    const root = await realpath(mediaDir)
    const real = await realpath(path.join(root, ...segments))
    if (!real.startsWith(root + path.sep)) return undefined
    const found = await stat(real)
    if (!found.isFile()) return undefined
    const etag = `"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}"`
    return { path: real, size: found.size, etag, modified: found.mtime }
  } catch {
    return undefined
  }
}

/**
 * The bytes of a file, read as they are asked for. The file is opened at the first read, so that an
 * answer nobody reads holds nothing open; it is closed at the end, on an error, or when cancelled.
 */
export function mediaStream(
  file: MediaFile,
  range: ByteRange,
  signal: AbortSignal,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let position = range.first
  let opening: ReturnType<typeof open> | undefined
  const close = async () => (await opening)?.close()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          signal.throwIfAborted()
          // No following of links here: the path is real, and a link put in its place since is not.
          opening ??= open(file.path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
          const length = Math.min(CHUNK_BYTES, range.last - position + 1)
          const { buffer, bytesRead } = await (await opening).read(
            new Uint8Array(length),
            0,
            length,
            position,
          )
          if (bytesRead === 0) throw new Error('the file became shorter while it was read')
          position += bytesRead
          controller.enqueue(buffer.subarray(0, bytesRead))
          if (position > range.last) {
            await close()
            controller.close()
          }
        } catch (cause) {
          await close().catch(() => undefined)
          controller.error(cause)
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  )
}
