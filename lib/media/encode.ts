import sharp from 'sharp'
import { mostHeight } from '@/lib/routes/picture-variants'
import { bytesToMake, inTurn, mostBytes } from './unpacking'

/** Most pixels of a picture that is opened: a telephone's camera makes 64 million. */
const limitInputPixels = 65_000_000
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

async function encodeInTurn(source: Uint8Array, variant: string) {
  const bytes = bytesToMake(await sharp(source, { limitInputPixels }).metadata(), source)
  if (bytes > mostBytes) throw new Error(`takes ${Math.round(bytes / 1024 ** 2)} MB to unpack`)
  const width = variant === 'preview' ? previewWidth : Number(variant)
  return inTurn(bytes, () => {
    const resized = sharp(source, { limitInputPixels, failOn: 'error' })
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
 * never larger than it came. Throws `UnusablePictureError` for what is no picture, is damaged, or
 * takes too much memory to unpack.
 */
export async function encodePicture(
  source: Uint8Array,
  variant: string,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await encodeInTurn(source, variant))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new UnusablePictureError(why, { cause })
  }
}
