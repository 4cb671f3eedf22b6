import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import { getDocumentProxy } from 'unpdf'
import type { Yaml } from '@/content/yaml.mjs'

const maxMegabytes: Record<string, number> = {
  pdf: 10,
  mp4: 25,
  vtt: 1,
  avif: 0.3,
  webp: 0.6,
  svg: 0.3,
  png: 0.3,
  ico: 0.1,
}

const photograph =
  'is a photograph from a camera. Move it to content/photographs, with the name of its picture'

const others: readonly [RegExp, string][] = [
  [/\.(?:gif|heic|heif|jfif|jpe?g|tiff?)$/i, photograph],
  [/\.(?:docx?|odt|pptx?|rtf|xlsx?)$/i, 'is an office file. Save it as PDF, and delete this file'],
  [
    /./,
    'is of a type that the site does not publish. Delete it, or end the name of a PDF with .pdf',
  ],
]

async function metadataFault(file: string): Promise<string | undefined> {
  if (file.endsWith('.mp4'))
    return /\xa9xyz|location\.ISO6709/.test(readFileSync(file, 'latin1'))
      ? 'contains the place where it was filmed. Send it from the phone without its location, and use that file'
      : undefined
  const { exif, iptc, xmp, width } = await sharp(file)
    .metadata()
    .catch((): Partial<Metadata> => ({}))
  if (exif || iptc || xmp || !width)
    return `${width ? 'contains metadata, such as the place where it was taken' : 'is damaged'}. Delete it, and put the photograph into content/photographs`
  return undefined
}

/** An encrypted PDF may also open without a password, and only forbid editing. */
async function needsPassword(pdf: Buffer): Promise<boolean> {
  if (!/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(pdf.toString('latin1'))) return false
  return getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 }).then(
    () => false,
    () => true,
  )
}

async function faultOf(file: string, name: string): Promise<string | undefined> {
  // art/documents draws them for link previews.
  if (/^cards\/\w+\.jpg$/.test(name)) return metadataFault(file)
  if (!/^[\w./-]+$/.test(name))
    return 'has a space or another character in its name. Use small letters, digits and hyphens'
  const ending = path.extname(name).slice(1)
  const max = maxMegabytes[ending]
  if (!max) return others.find(([pattern]) => pattern.test(name))?.[1]
  const { size } = statSync(file)
  // Text has no magic bytes.
  const found = /svg|vtt/.test(ending) ? { ext: ending, mime: '' } : await fileTypeFromFile(file)
  if (found?.ext !== ending)
    return found?.mime.startsWith('image/')
      ? photograph
      : `is not a ${ending.toUpperCase()} file. Save it again as ${ending.toUpperCase()}; renaming is not enough`
  if (size > max * 1e6)
    return `is ${(size / 1e6).toFixed(1)} MB. ${ending.toUpperCase()} files can be up to ${max} MB; save it smaller, in Word with "Minimum size"`
  if (ending !== 'pdf') return /avif|mp4|webp|png/.test(ending) ? metadataFault(file) : undefined
  const bytes = readFileSync(file)
  if (!bytes.subarray(-1024).includes('%%EOF'))
    return 'is cut off. Copy it again, or save it as PDF again'
  if (await needsPassword(bytes)) return 'is protected with a password. Save it as PDF without one'
  if (name.endsWith('.pdf.pdf')) return 'ends with .pdf twice. Delete one of them'
  if (!name.startsWith('documents/')) return 'is in the wrong folder. Move it to public/documents'
  return undefined
}

export const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => lstatSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()

export async function fileFaults(folder: string): Promise<string[]> {
  const faults = filesBelow(folder).map(async (name) => {
    const fault = await faultOf(path.join(folder, name), name)
    return fault ? [`public/${name}  ${fault}`] : []
  })
  return (await Promise.all(faults)).flat()
}

type Pictures = ReadonlyMap<string, { widths: readonly number[]; formats: readonly string[] }>

export function* missingPictures(
  folder: string,
  pictures: Pictures,
  lineOf: Yaml['lineOf'] = () => 1,
): Generator<string> {
  for (const [at, [name, { widths, formats }]] of [...pictures].entries()) {
    const files = formats.flatMap((format) =>
      widths.map((width) => `pictures/${name}-${width}.${format}`),
    )
    const missing = files.find((file) => !existsSync(path.join(folder, file)))
    if (missing)
      yield `content/pictures.yaml:${lineOf(['pictures', at])}  ${name} has no file public/${missing}; put its photograph into content/photographs, named ${name}.jpg`
  }
}
