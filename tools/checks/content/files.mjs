import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'

/** What may be published, by ending, and how large it may be, in megabytes. */
const largest = { pdf: 10, mp4: 25, vtt: 1, avif: 0.3, webp: 0.6, svg: 0.3, png: 0.3 }

/** Endings of text, which has no first bytes to know it by. */
const texts = ['vtt', 'svg']

const photograph =
  'is a photograph as it comes from a camera; run npm run picture -- FILE NAME "what is seen", and delete this file'

/** What to do with a file of a kind that the site does not publish. */
const others = [
  [/\.(?:gif|heic|heif|jfif|jpe?g|tiff?)$/i, photograph],
  [/\.(?:docx?|odt|pptx?|rtf|xlsx?)$/i, 'is an office file; save it as PDF, and delete this file'],
  [/./, 'is of a kind that the site does not publish; delete it, or let a PDF end with .pdf'],
]

/** What is wrong with a file below `public`; undefined when it may be published. */
async function faultOf(file, name) {
  // Made by tools/art/documents, for those who link to the site.
  if (/^cards\/\w+\.jpg$/.test(name)) return undefined
  if (!/^[\w./-]+$/.test(name))
    return 'has a space or another sign in its name; write small letters, digits and hyphens'
  const ending = path.extname(name).slice(1)
  if (!largest[ending]) return others.find(([pattern]) => pattern.test(name))[1]
  const { size } = statSync(file)
  if (size === 0) return 'is empty; copy it anew'
  const found = texts.includes(ending) ? { ext: ending } : await fileTypeFromFile(file)
  if (found?.ext !== ending)
    return found?.mime.startsWith('image/')
      ? photograph
      : `is no ${ending.toUpperCase()} inside; save it anew as ${ending.toUpperCase()}, renaming is not enough`
  if (size <= largest[ending] * 1e6) return undefined
  return `has ${(size / 1e6).toFixed(1)} MB, and a phone would load it for minutes; save it smaller, in Word with "Minimum size", until it has ${largest[ending]} MB at most`
}

/** The files below a folder, by their paths in it. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()

/** What `why` says of files below a folder, a sentence each. */
async function sentencesOf(folder, names, why) {
  const faults = names.map(async (name) => {
    const fault = await why(path.join(folder, name), name)
    return fault ? [`public/${name}  ${fault}`] : []
  })
  return (await Promise.all(faults)).flat()
}

/** Files below `public` that the site should not publish as they are. */
export const fileFaults = (folder) => sentencesOf(folder, filesBelow(folder), faultOf)

/** What a picture tells besides its pixels: where, when and with what it was taken. */
async function metadataOf(file) {
  const { exif, iptc, xmp } = await sharp(file).metadata()
  return Object.entries({ EXIF: exif, IPTC: iptc, XMP: xmp }).flatMap(([kind, found]) =>
    found ? [kind] : [],
  )
}

/** Pictures below a folder that carry metadata or cannot be read, a sentence each. */
export function metadataFaults(folder) {
  const pictures = filesBelow(folder).filter((name) =>
    /\.(?:avif|gif|heic|jfif|jpe?g|png|tiff?|webp)$/i.test(name),
  )
  return sentencesOf(folder, pictures, async (file) => {
    const kinds = await metadataOf(file).catch(() => ['it cannot be read'])
    const instead = 'delete it, and put the photograph into content/photographs'
    return kinds.length > 0 && `tells more than is seen (${kinds.join(', ')}); ${instead}`
  })
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
