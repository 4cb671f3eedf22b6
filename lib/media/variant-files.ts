import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { variants } from '@/lib/media-url/variants'
import { openCacheFolder } from '@/lib/platform/whole-files'

export type EncodedImage = { bytes: Uint8Array<ArrayBuffer>; digest: string; madeAt: number }

const digestBytes = 32

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

export function toEncodedImage(bytes: Uint8Array<ArrayBuffer>): EncodedImage {
  return { bytes, digest: digestOf(bytes).toString('base64url'), madeAt: Date.now() }
}

/**
 * Opens a disk cache that evicts its oldest files. Each file starts with a digest, to detect damage, and is written
 * atomically: processes may share the folder.
 */
export function openVariantFiles(folder: string, maxBytes: number) {
  const files = openCacheFolder(folder, { maxBytes, message: 'picture cache not writable' })

  const toFile = (picture: string, variant: string) =>
    path.join(folder, `${createHash('sha256').update(picture).digest('hex')}-${variant}`)

  return {
    /** Resolves to null on a miss or a damaged file. */
    async read(picture: string, variant: string): Promise<EncodedImage | null> {
      const file = toFile(picture, variant)
      const found = await stat(file).catch(() => null)
      // Reading a named pipe would never end.
      const whole = found?.isFile() ? await readFile(file).catch(() => null) : null
      if (!whole || !found) return null
      const [digest, bytes] = [whole.subarray(0, digestBytes), whole.subarray(digestBytes)]
      if (!digestOf(bytes).equals(digest)) return null
      return {
        bytes: new Uint8Array(bytes),
        digest: digest.toString('base64url'),
        madeAt: found.mtimeMs,
      }
    },
    write: (picture: string, variant: string, { bytes, digest }: EncodedImage) =>
      files.write(
        toFile(picture, variant),
        Buffer.concat([Buffer.from(digest, 'base64url'), bytes]),
      ),
    remove: (picture: string) => files.remove(...variants.map((one) => toFile(picture, one))),
  }
}
