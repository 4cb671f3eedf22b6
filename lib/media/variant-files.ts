import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { variants } from '@/lib/media-url/variants'
import { codeOf } from '@/lib/platform/error-code'
import { atMostEvery, log } from '@/lib/platform/log'
import { removeOldest, writeWhole } from '@/lib/platform/whole-files'

export type EncodedImage = { bytes: Uint8Array<ArrayBuffer>; digest: string; madeAt: number }

const digestBytes = 32
const logIntervalMs = 60_000

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

export function toEncodedImage(bytes: Uint8Array<ArrayBuffer>): EncodedImage {
  return { bytes, digest: digestOf(bytes).toString('base64url'), madeAt: Date.now() }
}

export type VariantFiles = ReturnType<typeof openVariantFiles>

/**
 * Opens a disk cache that evicts its oldest files. Each file starts with a digest, to detect damage, and is written
 * atomically: processes may share the folder.
 */
export function openVariantFiles(folder: string, maxBytes: number) {
  let unscannedBytes = Number.POSITIVE_INFINITY
  const canLog = atMostEvery(logIntervalMs)

  const toFile = (picture: string, variant: string) =>
    path.join(folder, `${createHash('sha256').update(picture).digest('hex')}-${variant}`)

  function report(error: unknown): void {
    if (!canLog()) return
    log.error({ folder, reason: codeOf(error) }, 'picture cache not writable')
  }

  /** Scans the folder only after a sixteenth of the limit was written. */
  async function prune(): Promise<void> {
    if (unscannedBytes < maxBytes / 16) return
    unscannedBytes = 0
    await removeOldest(folder, maxBytes)
  }

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
    /** Never rejects. Logs an unwritable folder once a minute. */
    async write(picture: string, variant: string, { bytes, digest }: EncodedImage) {
      try {
        const whole = Buffer.concat([Buffer.from(digest, 'base64url'), bytes])
        await writeWhole(toFile(picture, variant), whole)
        unscannedBytes += bytes.length
        await prune()
      } catch (error) {
        report(error)
      }
    },
    async remove(picture: string) {
      await Promise.all(variants.map((one) => rm(toFile(picture, one), { force: true }))).catch(
        report,
      )
    },
  }
}
