import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/**
 * Pictures below a folder that carry metadata or cannot be read as pictures: each file with what is
 * wrong with it.
 */
export async function picturesWithMetadata(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name))
  const found = []
  for (const file of files.sort()) {
    const kinds = await metadataOf(file).catch(() => ['no picture that can be read'])
    if (kinds.length > 0) found.push({ file, kinds })
  }
  return found
}

/** Writes a picture anew in its own format: upright, without metadata. */
export async function stripMetadata(file) {
  writeFileSync(file, await sharp(readFileSync(file)).autoOrient().toBuffer())
}
