import { bulkhead } from 'cockatiel'
import type { Metadata } from 'sharp'
import { largest, mostHeight } from '@/lib/routes/picture-variants'

/** What all pictures that are being made may take in memory together, in bytes. */
export const maxDecodeBytes = 200 * 1024 * 1024

/** What of its head a picture's cost is worked out from. */
type Head = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'autoOrient'
>

/**
 * Samples for each pixel of a JPEG, whose colours may be coarser than its light, as its frame header says;
 * null where a decoder might find another header than this.
 */
function samplesPerPixel(jpeg: Uint8Array): number | null {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (let at = 2; at + 10 < jpeg.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    const hasLength = marker >= 0xffc0 && marker < 0xffff && (marker < 0xffd0 || marker > 0xffda)
    if (!hasLength) return null
    if (marker > 0xffcf || [0xffc4, 0xffc8, 0xffcc].includes(marker)) continue
    const factors = [...jpeg.subarray(at + 10, at + 10 + 3 * view.getUint8(at + 9))]
      .filter((_, index) => index % 3 === 1)
      .map((factor) => ({ across: factor >> 4, down: factor & 15 }))
    const mostAcross = Math.max(...factors.map(({ across }) => across))
    const mostDown = Math.max(...factors.map(({ down }) => down))
    const samples = factors.reduce((sum, { across, down }) => sum + across * down, 0)
    return samples / (mostAcross * mostDown)
  }
  return null
}

/** Bytes for each pixel of a WebP: a plain lossy one is made smaller while it is read. */
function webpBytesPerPixel(webp: Uint8Array): number {
  const kind = Buffer.from(webp.subarray(12, 16)).toString('latin1')
  const isAnimated = kind === 'VP8X' && ((webp[20] ?? 0) & 2) !== 0
  if (isAnimated) return 11
  return kind === 'VP8 ' ? 0 : 4.1
}

function bytesToRead(head: Head, source: Uint8Array): number {
  const { format, width, height, channels, isProgressive } = head
  const pixels = width * height
  const isDeep = head.depth !== 'uchar'
  const bytesPerPixel = channels * (isDeep ? 2 : 1)
  // Of a picture read from top to bottom so many rows are held, as measured.
  const rows = width * bytesPerPixel * Math.min(height + 600, 2200)
  switch (format) {
    case 'jpeg':
      return isProgressive ? 2 * pixels * (samplesPerPixel(source) ?? channels) : rows
    case 'png':
      return isProgressive ? rows + pixels * bytesPerPixel : rows
    case 'gif':
      return rows + 4 * pixels
    case 'webp':
      return pixels * webpBytesPerPixel(source)
    case 'heif':
      return pixels * (isDeep ? 28 : 20)
    default:
      return Number.POSITIVE_INFINITY
  }
}

/**
 * About how many bytes it takes to make the largest variant of a picture, from its head alone. The
 * figures are those of `docs/decisions/0033-picture-addresses.md`.
 */
export function estimateBytes(head: Head, source: Uint8Array): number {
  const { width, height } = head.autoOrient
  const scale = Math.min(1, Number(largest) / width, mostHeight / height)
  const pixelsMade = width * height * scale ** 2
  const bytesPerPixel = head.format === 'webp' ? 11 : 7
  return bytesToRead(head, source) + pixelsMade * bytesPerPixel
}

const places = bulkhead(2, Number.POSITIVE_INFINITY)
const large = bulkhead(1, Number.POSITIVE_INFINITY)

/** Does work that takes so many bytes: two at a time, and one that takes over half of `mostBytes` alone. */
export function withMemoryBudget<R>(bytes: number, work: () => Promise<R>): Promise<R> {
  if (bytes <= maxDecodeBytes / 2) return places.execute(work)
  // One at a time takes both places, so no two wait for each other's.
  return large.execute(() => places.execute(() => places.execute(work)))
}
