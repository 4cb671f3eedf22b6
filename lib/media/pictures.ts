import 'server-only'
import path from 'node:path'
import { bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { env } from '@/lib/platform/env'
import { fetchVendorPicture } from '@/lib/vendor-api/bytes'
import { isGone, isOutage } from '@/lib/vendor-api/errors'
import { firstBackoffMs } from '@/lib/vendor-api/limits'
import { toEndpointPath } from '@/lib/vendor-api/media'
import { vendorHost } from '@/lib/vendor-api/transport'
import { encodePicture } from './encode'
import {
  type EncodedImage,
  openVariantFiles,
  toEncodedImage,
  type VariantFiles,
} from './variant-files'

/** Raised when `encodePicture` makes something else of a picture. */
const encodingVersion = 1

/** A photo of 108 megapixels comes with 20 to 35 MB. */
export const maxSourceBytes = 40 * 1024 * 1024
const longestFetchMs = 30_000
const mostKeptBytes = 512 * 1024 * 1024
/** After this the vendor is asked whether it still has a picture. */
const freshMs = 24 * 3600 * 1000
const refusedMs = 60_000

/** Pictures fetched and made at a time, and waiting. */
const jobs = bulkhead(6, 60)

let kept: VariantFiles | undefined
const underWay = new Map<string, Promise<EncodedImage>>()
/** What failed, so that it is not tried again at once. */
const failures = new LRUCache<string, Error>({ max: 1000 })

function files(): VariantFiles {
  kept ??= openVariantFiles(path.resolve(env().DATA_DIR, 'pictures'), mostKeptBytes)
  return kept
}

/** A picture of one vendor never stands for another's. */
function nameOf(stored: string): string {
  return `${encodingVersion} ${vendorHost()} ${stored}`
}

async function make(stored: string, variant: string): Promise<EncodedImage> {
  const { bytes } = await fetchVendorPicture(
    { path: toEndpointPath(stored) },
    maxSourceBytes,
    AbortSignal.timeout(longestFetchMs),
  )
  const result = toEncodedImage(await encodePicture(bytes, variant))
  await files().write(nameOf(stored), variant, result)
  return result
}

/** Makes a variant. One that failed is not tried again for a while. */
async function attempt(stored: string, variant: string): Promise<EncodedImage> {
  const key = `${variant} ${stored}`
  const failed = failures.get(key)
  if (failed) throw failed
  return jobs.execute(async () => {
    try {
      return await make(stored, variant)
    } catch (error) {
      const ttl = isOutage(error) ? firstBackoffMs() : refusedMs
      failures.set(key, error instanceof Error ? error : new Error(String(error)), { ttl })
      throw error
    }
  })
}

/** Does once what several ask for at the same time. */
function once(key: string, action: () => Promise<EncodedImage>): Promise<EncodedImage> {
  const known = underWay.get(key)
  if (known) return known
  const doing = action().finally(() => underWay.delete(key))
  underWay.set(key, doing)
  return doing
}

/** Asks again for what is shown meanwhile; what the vendor no longer has goes from here too. */
async function renew(stored: string, variant: string): Promise<void> {
  try {
    await once(`again ${variant} ${stored}`, () => attempt(stored, variant))
  } catch (error) {
    if (isGone(error)) await deletePicture(stored)
  }
}

/** Forgets all that was made of what the vendor stores at a path. Never rejects. */
export function deletePicture(stored: string): Promise<void> {
  return files().remove(nameOf(stored))
}

/** A variant that was made before of what the vendor stores at a path; null when there is none. */
export async function readCachedPicture(
  stored: string,
  variant: string,
): Promise<EncodedImage | null> {
  const found = await files().read(nameOf(stored), variant)
  if (!found) return null
  const age = Date.now() - found.madeAt
  if (age < 0 || age > freshMs) void renew(stored, variant)
  return found
}

/**
 * A variant of the vendor's picture at a path below the image endpoint: the one kept on disk, or made
 * now. Throws a `VendorError` when the vendor has none, `UnusablePictureError` when it cannot be
 * shown, and cockatiel's `BulkheadRejectedError` when too many wait.
 */
export function getPicture(stored: string, variant: string): Promise<EncodedImage> {
  return once(
    `${variant} ${stored}`,
    async () => (await readCachedPicture(stored, variant)) ?? attempt(stored, variant),
  )
}
