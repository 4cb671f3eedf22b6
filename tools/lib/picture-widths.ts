import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Data } from '@/content/schemas/pictures'

type Format = 'avif' | 'webp'

/** Turns a photograph upright, crops it around its subject or to the part that counts, and drops its metadata. */
export function asPicture(
  file: string,
  { width, height }: { width: number; height: number },
  focus: Data['pictures'][number]['focus'] | 'attention' = 'attention',
): Sharp {
  const position = focus === 'middle' ? 'centre' : focus
  return sharp(file).autoOrient().resize(width, height, { fit: 'cover', position })
}

const encoders: Record<Format, (image: Sharp, width: number) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 6 }),
  webp: (image, width) => {
    // Medium widths fill a phone's dense screen, so they get a little more quality.
    const quality = width <= 400 ? 68 : width <= 640 ? 76 : width <= 960 ? 72 : 68
    return image.webp({ quality, effort: 5, smartSubsample: true })
  },
}

type Target = {
  name: string
  widths: readonly number[]
  formats: readonly Format[]
  folder: string
}

export async function writeWidths(
  image: Buffer,
  { name, widths, formats, folder }: Target,
): Promise<number> {
  let bytes = 0
  for (const format of formats) {
    for (const width of widths) {
      const file = path.join(folder, `${name}-${width}.${format}`)
      const { size } = await encoders[format](sharp(image).resize({ width }), width).toFile(file)
      bytes += size
    }
  }
  return bytes
}
