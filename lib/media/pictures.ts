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
import { type EncodedImage, openVariantFiles, toEncodedImage } from './variant-files'

/** Increment to invalidate cached variants when `encodePicture` changes its output. */
const encodingVersion = 1

/** A 108-megapixel photo has 20 to 35 MB. */
export const maxSourceBytes = 40 * 1024 * 1024
const maxFetchMs = 30_000
const maxCacheBytes = 512 * 1024 * 1024
const freshMs = 24 * 3600 * 1000
const rejectedMs = 60_000

const jobs = bulkhead(6, 60)

const files = openVariantFiles(path.resolve(env().DATA_DIR, 'pictures'), maxCacheBytes)
const pending = new Map<string, Promise<EncodedImage>>()
const failures = new LRUCache<string, Error>({ max: 1000 })

/** Includes the host, so that another vendor cannot hit this cache. */
function toCacheKey(stored: string): string {
  return `${encodingVersion} ${vendorHost()} ${stored}`
}

async function fetchAndEncode(stored: string, variant: string): Promise<EncodedImage> {
  const { bytes } = await fetchVendorPicture(
    { path: toEndpointPath(stored) },
    maxSourceBytes,
    AbortSignal.timeout(maxFetchMs),
  )
  const result = toEncodedImage(await encodePicture(bytes, variant))
  await files.write(toCacheKey(stored), variant, result)
  return result
}

async function fetchWithBackoff(stored: string, variant: string): Promise<EncodedImage> {
  const key = `${variant} ${stored}`
  const failed = failures.get(key)
  if (failed) throw failed
  return jobs.execute(async () => {
    try {
      return await fetchAndEncode(stored, variant)
    } catch (error) {
      const ttl = isOutage(error) ? firstBackoffMs() : rejectedMs
      failures.set(key, error instanceof Error ? error : new Error(String(error)), { ttl })
      throw error
    }
  })
}

function once(key: string, action: () => Promise<EncodedImage>): Promise<EncodedImage> {
  const running = pending.get(key)
  if (running) return running
  const promise = action().finally(() => pending.delete(key))
  pending.set(key, promise)
  return promise
}

/** Revalidates in the background; deletes our copy if the vendor's is gone. */
async function revalidate(stored: string, variant: string): Promise<void> {
  try {
    await once(`again ${variant} ${stored}`, () => fetchWithBackoff(stored, variant))
  } catch (error) {
    if (isGone(error)) await deletePicture(stored)
  }
}

export function deletePicture(stored: string): Promise<void> {
  return files.remove(toCacheKey(stored))
}

export async function readCachedPicture(
  stored: string,
  variant: string,
): Promise<EncodedImage | null> {
  const cached = await files.read(toCacheKey(stored), variant)
  if (!cached) return null
  const age = Date.now() - cached.madeAt
  if (age < 0 || age > freshMs) void revalidate(stored, variant)
  return cached
}

/**
 * Returns a variant of the picture at a path below the image endpoint, cached if possible. Throws a `VendorError`,
 * `UnusablePictureError`, or cockatiel's `BulkheadRejectedError` when the queue is full.
 */
export function getPicture(stored: string, variant: string): Promise<EncodedImage> {
  return once(
    `${variant} ${stored}`,
    async () => (await readCachedPicture(stored, variant)) ?? fetchWithBackoff(stored, variant),
  )
}
