import sharp from 'sharp'
import { mostHeight } from '@/lib/routes/picture-variants'
import { estimateBytes, maxDecodeBytes, withMemoryBudget } from './memory-budget'

/** A baseline JPEG is scaled down while it is read, so phones' 108 megapixels take 31 MB (docs/decisions/0033). */
const maxPixels = { jpeg: 125_000_000, other: 65_000_000 }
const limitInputPixels = maxPixels.jpeg
const longestSeconds = 20

const previewWidth = 960
const quality = { webp: 75, preview: 78 }

// One thread for each of the few encodings at a time, and nothing kept of pictures seen before.
sharp.concurrency(1)
sharp.cache(false)
// The library reads drawings, documents and more; a vendor's picture is one of these.
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

/** A picture that is not opened, or cannot be; the message says why. */
export class UnusablePictureError extends Error {}

/** Before it a JPEG has no pixels: all of it would be grey. */
const startOfScan = Buffer.from([0xff, 0xda])
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

type FailOn = 'none' | 'truncated'

async function encodeInTurn(source: Uint8Array, variant: string, failOn: FailOn) {
  const head = await sharp(source, { limitInputPixels, failOn }).metadata()
  const isLarge = head.width * head.height > maxPixels.other
  if (isLarge && head.format !== 'jpeg') throw new Error('has over 65 megapixels')
  if (head.format === 'jpeg' && !bufferOf(source).includes(startOfScan))
    throw new Error('breaks off in its head')
  const bytes = estimateBytes(head, source)
  if (bytes > maxDecodeBytes) throw new Error(`takes ${Math.round(bytes / 1024 ** 2)} MB to unpack`)
  const width = variant === 'preview' ? previewWidth : Number(variant)
  return withMemoryBudget(bytes, () => {
    const resized = sharp(source, { limitInputPixels, failOn })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize({ width, height: mostHeight, fit: 'inside', withoutEnlargement: true })
    if (variant !== 'preview') return resized.webp({ quality: quality.webp }).toBuffer()
    return resized
      .flatten({ background: '#fff' })
      .jpeg({ quality: quality.preview, mozjpeg: true })
      .toBuffer()
  })
}

/**
 * A vendor's picture in one of the variants: upright, without metadata, the first frame of several,
 * never larger than it came. Throws `UnusablePictureError` for what cannot be decoded or takes too much memory. A
 * picture that lacks its end is shown as browsers show it, unless `failOn` says otherwise.
 */
export async function encodePicture(
  source: Uint8Array,
  variant: string,
  failOn: FailOn = 'none',
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await encodeInTurn(source, variant, failOn))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new UnusablePictureError(why, { cause })
  }
}
