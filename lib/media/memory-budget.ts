import { bulkhead } from 'cockatiel'
import type { Metadata } from 'sharp'
import { largest, maxHeight } from '@/lib/media-url/variants'

export const maxDecodeBytes = 200 * 1024 * 1024

type Head = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'autoOrient'
>

/** Returns the samples per pixel from the frame header; null if a decoder might use another header. */
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
    const maxAcross = Math.max(...factors.map(({ across }) => across))
    const maxDown = Math.max(...factors.map(({ down }) => down))
    const samples = factors.reduce((sum, { across, down }) => sum + across * down, 0)
    return samples / (maxAcross * maxDown)
  }
  return null
}

/** libwebp scales a plain lossy WebP down while it decodes. */
function webpBytesPerPixel(webp: Uint8Array): number {
  const kind = Buffer.from(webp.subarray(12, 16)).toString('latin1')
  const isAnimated = kind === 'VP8X' && ((webp[20] ?? 0) & 2) !== 0
  if (isAnimated) return 11
  return kind === 'VP8 ' ? 0 : 4.1
}

function estimateDecodeBytes(head: Head, source: Uint8Array): number {
  const { format, width, height, channels, isProgressive } = head
  const pixels = width * height
  const isDeep = head.depth !== 'uchar'
  const bytesPerPixel = channels * (isDeep ? 2 : 1)
  // libvips buffers these rows, as measured.
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

/** Estimates the peak memory for the largest variant (figures: docs/decisions/0033). */
export function estimateBytes(head: Head, source: Uint8Array): number {
  const { width, height } = head.autoOrient
  const scale = Math.min(1, Number(largest) / width, maxHeight / height)
  const outputPixels = width * height * scale ** 2
  const bytesPerPixel = head.format === 'webp' ? 11 : 7
  return estimateDecodeBytes(head, source) + outputPixels * bytesPerPixel
}

const decodes = bulkhead(2, Number.POSITIVE_INFINITY)
const largeDecodes = bulkhead(1, Number.POSITIVE_INFINITY)

/** Runs at most two decodes at once; one over half the budget runs alone. */
export function withMemoryBudget<R>(bytes: number, work: () => Promise<R>): Promise<R> {
  if (bytes <= maxDecodeBytes / 2) return decodes.execute(work)
  // A large decode counts as two. Only one at a time, so that two cannot deadlock.
  return largeDecodes.execute(() => decodes.execute(() => decodes.execute(work)))
}
