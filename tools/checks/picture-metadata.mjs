import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const ending = /\.(?:avif|gif|heic|jfif|jpe?g|png|tiff?|webp)$/i

/** What a picture says besides its pixels: where, when and with what it was taken. */
async function metadataOf(file) {
  const { exif, iptc, xmp } = await sharp(file).metadata()
  return Object.entries({ EXIF: exif, IPTC: iptc, XMP: xmp }).flatMap(([kind, found]) =>
    found ? [kind] : [],
  )
}

/** What is wrong with the pictures below a folder that carry metadata or cannot be read, a sentence each. */
export async function metadataFaults(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => ending.test(name))
  const faults = names.sort().map(async (name) => {
    const kinds = await metadataOf(path.join(folder, name)).catch(() => ['it cannot be read'])
    return kinds.length === 0
      ? []
      : [
          `public/${name}  tells more than is seen (${kinds.join(', ')}); delete it, and put the photograph into content/photographs`,
        ]
  })
  return (await Promise.all(faults)).flat()
}
