import sharp from 'sharp'

/** Most pixels of a picture that is opened: more than a telephone's camera makes. */
const mostPixels = 50_000_000
/** The same for formats that are unpacked whole: 12 megapixels of AVIF take 240 MB, 49 take 900. */
const mostPixelsUnpacked = 12_000_000
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

async function pixelLimit(source: Uint8Array): Promise<number> {
  const { format, isProgressive } = await sharp(source, { limitInputPixels: mostPixels }).metadata()
  const isUnpacked = format === 'heif' || format === 'gif' || (format === 'png' && isProgressive)
  return isUnpacked ? mostPixelsUnpacked : mostPixels
}

async function encodeWithin(limitInputPixels: number, source: Uint8Array, variant: string) {
  const picture = sharp(source, { limitInputPixels, failOn: 'error' })
    .timeout({ seconds: longestSeconds })
    .autoOrient()
  const width = variant === 'preview' ? previewWidth : Number(variant)
  const resized = picture.resize({ width, withoutEnlargement: true })
  if (variant !== 'preview') return resized.webp({ quality: quality.webp }).toBuffer()
  return resized
    .flatten({ background: '#fff' })
    .jpeg({ quality: quality.preview, mozjpeg: true })
    .toBuffer()
}

/**
 * A vendor's picture in one of the variants: upright, without metadata, the first frame of several,
 * never larger than it came. Throws `UnusablePictureError` for what is no picture, is damaged, or has
 * too many pixels.
 */
export async function encode(
  source: Uint8Array,
  variant: string,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await encodeWithin(await pixelLimit(source), source, variant))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new UnusablePictureError(why, { cause })
  }
}
