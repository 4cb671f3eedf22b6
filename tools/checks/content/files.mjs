import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'

/** What may be published: by ending its first bytes, how large it may be, and how to make it smaller. */
const kinds = {
  pdf: {
    mime: 'application/pdf',
    megabytes: 10,
    smaller: 'save it anew with "Minimum size" (Word) or "Reduce file size" (Acrobat, Preview)',
  },
  mp4: { mime: 'video/mp4', megabytes: 25, smaller: 'export it in 720p' },
  vtt: { megabytes: 1, smaller: 'write shorter captions' },
  avif: { mime: 'image/avif', megabytes: 0.3, smaller: 'put it in by npm run picture' },
  webp: { mime: 'image/webp', megabytes: 0.6, smaller: 'put it in by npm run picture' },
  svg: { megabytes: 0.3, smaller: 'draw it with fewer points' },
  png: { mime: 'image/png', megabytes: 0.3, smaller: 'save it with fewer colours' },
}

const photograph =
  'is a photograph as it comes from a camera; run npm run picture -- FILE NAME "what is seen", and delete this file'

/** What to do with a file of a kind that the site does not publish. */
const others = [
  [/\.(?:gif|heic|heif|jfif|jpe?g|tiff?)$/i, photograph],
  [/\.(?:docx?|odt|pptx?|rtf|xlsx?)$/i, 'is an office file; save it as PDF, and delete this file'],
  [/./, 'is of a kind that the site does not publish; delete it'],
]

/** What is wrong with a file below `public`; undefined when it may be published. */
async function faultOf(file, name) {
  // Made by tools/art/documents, for those who link to the site.
  if (/^cards\/\w+\.jpg$/.test(name)) return undefined
  if (!/^[\w./-]+$/.test(name))
    return 'has a space or another sign in its name; write small letters, digits and hyphens'
  const ending = path.extname(name).slice(1)
  const kind = kinds[ending]
  if (!kind) {
    const small = ending.toLowerCase()
    return kinds[small]
      ? `ends with .${ending}; let its name end with .${small}`
      : others.find(([pattern]) => pattern.test(name))[1]
  }
  const { mime = '' } = (kind.mime && (await fileTypeFromFile(file))) || {}
  if (kind.mime && mime !== kind.mime) {
    if (/msword|officedocument|x-cfb|opendocument|zip/.test(mime))
      return `is a Word file that was given the ending .${ending}; open it in Word and save it as PDF`
    return mime.startsWith('image/')
      ? photograph
      : `is no ${ending.toUpperCase()} inside; save it anew as ${ending.toUpperCase()}, renaming is not enough`
  }
  const { size } = statSync(file)
  if (size === 0) return 'is empty; copy it anew'
  if (size <= kind.megabytes * 1e6) return undefined
  return `has ${(size / 1e6).toFixed(1)} MB, and a phone would load it for minutes; ${kind.smaller}, until it has ${kind.megabytes} MB at most`
}

/** Files below `public` that the site should not publish as they are. */
export async function fileFaults(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
  const faults = names.sort().map(async (name) => {
    const fault = await faultOf(path.join(folder, name), name)
    return fault ? [`public/${name}  ${fault}`] : []
  })
  return (await Promise.all(faults)).flat()
}

/** Pictures of `content/pictures.yaml` that have no file in one of their widths. */
export function* missingPictures(folder, { pictures }, lineOf) {
  for (const [at, [name, { widths, formats }]] of [...pictures].entries()) {
    const files = formats.flatMap((format) =>
      widths.map((width) => `pictures/${name}-${width}.${format}`),
    )
    const missing = files.find((file) => !existsSync(path.join(folder, file)))
    if (missing)
      yield `content/pictures.yaml:${lineOf(at)}  ${name} has no file public/${missing}; run npm run picture -- FILE ${name} "what is seen"`
  }
}
