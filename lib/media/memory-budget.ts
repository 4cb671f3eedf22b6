import { bulkhead } from 'cockatiel'
import type { Metadata } from 'sharp'
import { largest, maxHeight } from '@/lib/media-url/variants'

export const maxDecodeBytes = 200 * 1024 * 1024

type Head = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'pages' | 'autoOrient'
>

function estimateDecodeBytes(head: Head): number {
  const { format, width, height, channels, isProgressive, pages = 1 } = head
  const pixels = width * height
  const isDeep = head.depth !== 'uchar'
  const bytesPerPixel = channels * (isDeep ? 2 : 1)
  // libvips buffers these rows, as measured.
  const rows = width * bytesPerPixel * Math.min(height + 600, 2200)
  switch (format) {
    case 'jpeg':
      return isProgressive ? 2 * pixels * channels : rows
    case 'png':
      return isProgressive ? rows + pixels * bytesPerPixel : rows
    case 'gif':
      return rows + 4 * pixels
    case 'webp':
      return pixels * (pages > 1 ? 11 : 4.1)
    case 'heif':
      return pixels * (isDeep ? 28 : 20)
    default:
      return Number.POSITIVE_INFINITY
  }
}

/** Estimates the peak memory for the largest variant (figures: docs/decisions/0033). */
export function estimateBytes(head: Head): number {
  const { width, height } = head.autoOrient
  const scale = Math.min(1, Number(largest) / width, maxHeight / height)
  const outputPixels = width * height * scale ** 2
  const bytesPerPixel = head.format === 'webp' ? 11 : 7
  return estimateDecodeBytes(head) + outputPixels * bytesPerPixel
}

const decodes = bulkhead(2, Number.POSITIVE_INFINITY)
const largeDecodes = bulkhead(1, Number.POSITIVE_INFINITY)

/** Runs at most two decodes at once; one over half the budget runs alone. */
export function withMemoryBudget<R>(bytes: number, work: () => Promise<R>): Promise<R> {
  if (bytes <= maxDecodeBytes / 2) return decodes.execute(work)
  // A large decode counts as two. Only one at a time, so that two cannot deadlock.
  return largeDecodes.execute(() => decodes.execute(() => decodes.execute(work)))
}
