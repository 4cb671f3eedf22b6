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
]

const fromOffice = /msword|officedocument|x-cfb|opendocument|zip/

/** What is wrong with a file below `public`; nothing when it may be published. */
async function faultOf(file, name) {
  const ending = path.extname(name).slice(1)
  const kind = Object.hasOwn(kinds, ending) && kinds[ending]
  // Made by tools/art/documents, for those who link to the site.
  if (/^cards\/\w+\.jpg$/.test(name)) return []
  if (!kind) {
    const small = ending.toLowerCase()
    if (Object.hasOwn(kinds, small))
      return [`ends with .${ending}; let its name end with .${small}`]
    const [, what = 'is of a kind that the site does not publish; delete it'] =
      others.find(([pattern]) => pattern.test(name)) ?? []
    return [what]
  }
  const { mime } = kind.mime ? ((await fileTypeFromFile(file)) ?? { mime: '' }) : {}
  if (mime !== kind.mime) {
    if (fromOffice.test(mime))
      return [
        `is a Word file that was given the ending .${ending}; open it in Word and save it as PDF`,
      ]
    if (/^image\//.test(mime)) return [photograph]
    return [
      `is no ${ending.toUpperCase()} inside; save it anew as ${ending.toUpperCase()}, renaming is not enough`,
    ]
  }
  const { size } = statSync(file)
  if (size === 0) return ['is empty; copy it anew']
  if (size <= kind.megabytes * 1e6) return []
  const megabytes = (size / 1e6).toFixed(1)
  return [
    `has ${megabytes} MB, and a phone would load it for minutes; ${kind.smaller}, until it has ${kind.megabytes} MB at most`,
  ]
}

/** Files below `public` that the site should not publish as they are. */
export async function fileFaults(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const found = await Promise.all(
    names.sort().map(async (name) => {
      const slashed = name.replaceAll(path.sep, '/')
      const faults = await faultOf(path.join(folder, name), slashed)
      return faults.map((words) => `public/${slashed}  ${words}`)
    }),
  )
  return found.flat()
}

/** Pictures of `content/pictures.ts` that have no file in one of their widths. */
export function missingPictures(folder, { pictures, widthsOf, formatsOf }, lineOf) {
  return Object.keys(pictures).flatMap((name) => {
    const files = formatsOf(name).flatMap((format) =>
      widthsOf(name).map((width) => `pictures/${name}-${width}.${format}`),
    )
    const missing = files.find((file) => !existsSync(path.join(folder, file)))
    return missing
      ? [
          `content/pictures.ts:${lineOf(name)}  ${name} has no file public/${missing}; run npm run picture -- FILE ${name} "what is seen"`,
        ]
      : []
  })
}
