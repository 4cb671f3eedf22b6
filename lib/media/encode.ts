import sharp from 'sharp'
import { maxHeight } from '@/lib/media-url/variants'
import { estimateBytes, maxDecodeBytes, withMemoryBudget } from './memory-budget'

/** libjpeg scales a baseline JPEG while it decodes: 108 megapixels take 31 MB (docs/decisions/0033). */
const maxPixels = { jpeg: 125_000_000, other: 65_000_000 }
const limitInputPixels = maxPixels.jpeg
const maxSeconds = 20

const previewWidth = 960
const quality = { webp: 75, preview: 78 }

sharp.concurrency(1)
sharp.cache(false)
// libvips also loads drawings and documents: attack surface that we do not need.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

export class UnusablePictureError extends Error {}

/** A JPEG truncated before this marker would decode to plain grey. */
const startOfScan = Buffer.from([0xff, 0xda])
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

type FailOn = 'none' | 'truncated'

async function encodeWithinBudget(source: Uint8Array, variant: string, failOn: FailOn) {
  const head = await sharp(source, { limitInputPixels, failOn }).metadata()
  const isLarge = head.width * head.height > maxPixels.other
  if (isLarge && head.format !== 'jpeg') throw new Error('has over 65 megapixels')
  if (head.format === 'jpeg' && !bufferOf(source).includes(startOfScan))
    throw new Error('breaks off in its head')
  const bytes = estimateBytes(head)
  if (bytes > maxDecodeBytes) throw new Error(`takes ${Math.round(bytes / 1024 ** 2)} MB to unpack`)
  const width = variant === 'preview' ? previewWidth : Number(variant)
  return withMemoryBudget(bytes, () => {
    const resized = sharp(source, { limitInputPixels, failOn })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    if (variant !== 'preview') return resized.webp({ quality: quality.webp }).toBuffer()
    return resized
      .flatten({ background: '#fff' })
      .jpeg({ quality: quality.preview, mozjpeg: true })
      .toBuffer()
  })
}

/**
 * Encodes a variant: upright, no metadata, first frame only, never enlarged. Throws `UnusablePictureError`. Renders
 * a truncated picture as browsers do.
 */
export async function encodePicture(
  source: Uint8Array,
  variant: string,
  failOn: FailOn = 'none',
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await encodeWithinBudget(source, variant, failOn))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new UnusablePictureError(why, { cause })
  }
}
