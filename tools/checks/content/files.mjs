import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'

/** What may be published, by ending, and how large it may be, in megabytes. */
const largest = { pdf: 10, mp4: 25, vtt: 1, avif: 0.3, webp: 0.6, svg: 0.3, png: 0.3, ico: 0.1 }

const photograph =
  'is a photograph as it comes from a camera; run npm run picture -- FILE NAME "what is seen", and delete this file'

/** What to do with a file of a kind that the site does not publish. */
const others = [
  [/\.(?:gif|heic|heif|jfif|jpe?g|tiff?)$/i, photograph],
  [/\.(?:docx?|odt|pptx?|rtf|xlsx?)$/i, 'is an office file; save it as PDF, and delete this file'],
  [/./, 'is of a kind that the site does not publish; delete it, or let a PDF end with .pdf'],
]

/** What a picture or a film tells besides what is seen; undefined when it tells nothing. */
async function metadataFault(file) {
  if (file.endsWith('.mp4'))
    return /\xa9xyz|location\.ISO6709/.test(readFileSync(file, 'latin1'))
      ? 'tells where it was taken; on the phone send it once more without its location, and put that in its place'
      : undefined
  const { exif, iptc, xmp, width } = await sharp(file)
    .metadata()
    .catch(() => ({}))
  if (exif || iptc || xmp || !width)
    return `${width ? 'tells more than is seen, such as where it was taken' : 'is damaged'}; delete it, and put the photograph into content/photographs`
}

/** What is wrong with a file below `public`; undefined when it may be published. */
async function faultOf(file, name) {
  // Made by tools/art/documents, for those who link to the site.
  if (/^cards\/\w+\.jpg$/.test(name)) return metadataFault(file)
  if (!/^[\w./-]+$/.test(name))
    return 'has a space or another sign in its name; write small letters, digits and hyphens'
  const ending = path.extname(name).slice(1)
  if (!largest[ending]) return others.find(([pattern]) => pattern.test(name))[1]
  const { size } = statSync(file)
  // Text has no first bytes to know it by.
  const found = /svg|vtt/.test(ending) ? { ext: ending } : await fileTypeFromFile(file)
  if (found?.ext !== ending)
    return found?.mime.startsWith('image/')
      ? photograph
      : `is no ${ending.toUpperCase()} inside; save it anew as ${ending.toUpperCase()}, renaming is not enough`
  if (size <= largest[ending] * 1e6)
    return /avif|mp4|webp|png/.test(ending) ? metadataFault(file) : undefined
  return `has ${(size / 1e6).toFixed(1)} MB, and a phone would load it for minutes; save it smaller, in Word with "Minimum size", until it has ${largest[ending]} MB at most`
}

/** The files below a folder, by their paths in it. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => lstatSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()

/** Files below `public` that the site should not publish as they are, a sentence each. */
export async function fileFaults(folder) {
  const faults = filesBelow(folder).map(async (name) => {
    const fault = await faultOf(path.join(folder, name), name)
    return fault ? [`public/${name}  ${fault}`] : []
  })
  return (await Promise.all(faults)).flat()
}

/** Pictures of `content/pictures.yaml` that have no file in one of their widths, a sentence each. */
export function* missingPictures(folder, pictures, lineOf) {
  for (const [at, [name, { widths, formats }]] of [...pictures].entries()) {
    const files = formats.flatMap((format) =>
      widths.map((width) => `pictures/${name}-${width}.${format}`),
    )
    const missing = files.find((file) => !existsSync(path.join(folder, file)))
    if (missing)
      yield `content/pictures.yaml:${lineOf(['pictures', at])}  ${name} has no file public/${missing}; run npm run picture -- FILE ${name} "what is seen"`
  }
}
