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

/** Increment to invalidate cached variants when `encodePicture` changes its output. */
const encodingVersion = 1

/** A 108-megapixel photo has 20 to 35 MB. */
export const maxSourceBytes = 40 * 1024 * 1024
const longestFetchMs = 30_000
const mostKeptBytes = 512 * 1024 * 1024
/** Cached variants are stale after this, and revalidate in the background. */
const freshMs = 24 * 3600 * 1000
const refusedMs = 60_000

const jobs = bulkhead(6, 60)

let kept: VariantFiles | undefined
const underWay = new Map<string, Promise<EncodedImage>>()
/** Backs off: a failed variant is not retried until its entry expires. */
const failures = new LRUCache<string, Error>({ max: 1000 })

function files(): VariantFiles {
  kept ??= openVariantFiles(path.resolve(env().DATA_DIR, 'pictures'), mostKeptBytes)
  return kept
}

/** Includes the host, so that another vendor cannot hit this cache. */
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

/** Fetches and encodes a variant; rethrows a recent failure. */
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

/** Concurrent calls with the same key share one promise. */
function once(key: string, action: () => Promise<EncodedImage>): Promise<EncodedImage> {
  const known = underWay.get(key)
  if (known) return known
  const doing = action().finally(() => underWay.delete(key))
  underWay.set(key, doing)
  return doing
}

/** Revalidates in the background; deletes our copy if the vendor's is gone. */
async function renew(stored: string, variant: string): Promise<void> {
  try {
    await once(`again ${variant} ${stored}`, () => attempt(stored, variant))
  } catch (error) {
    if (isGone(error)) await deletePicture(stored)
  }
}

/** Deletes all cached variants of a picture. Never rejects. */
export function deletePicture(stored: string): Promise<void> {
  return files().remove(nameOf(stored))
}

/** Returns the cached variant or null; revalidates a stale one in the background. */
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
 * Returns a variant from the cache, or fetches and encodes it. `stored` is a path below the image endpoint. Throws
 * a `VendorError`, `UnusablePictureError`, or cockatiel's `BulkheadRejectedError` when the queue is full.
 */
export function getPicture(stored: string, variant: string): Promise<EncodedImage> {
  return once(
    `${variant} ${stored}`,
    async () => (await readCachedPicture(stored, variant)) ?? attempt(stored, variant),
  )
}
