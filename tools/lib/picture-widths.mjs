import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { readText, readYaml, writeYaml } from '../../content/yaml.mjs'
import { importTypeScript } from './typescript.mjs'

/**
 * A photograph as a picture of the site: upright, cut to a shape around what is looked at, with neither
 * place nor camera. In: its file. Out: an image of sharp.
 */
export function asPicture(file, { width, height }) {
  return sharp(file).autoOrient().resize(width, height, { fit: 'cover', position: 'attention' })
}

/** An image of sharp in a format of the site. */
const encoders = {
  avif: (image) => image.avif({ quality: 50, effort: 6 }),
  webp: (image, width) => {
    // Middle ones fill a phone's dense screen, so they keep a little more quality.
    const quality = width <= 400 ? 68 : width <= 640 ? 76 : width <= 960 ? 72 : 68
    return image.webp({ quality, effort: 5, smartSubsample: true })
  },
}

/** Writes a picture, as the bytes of an image, in all its widths and formats; resolves to the bytes written. */
export async function writeWidths(image, { name, widths, formats, folder }) {
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

/** The shape of a picture that the site does not have yet, a `scene` of `content/pictures.yaml`. */
const usual = { width: 1200, height: 800 }

/** Puts what is seen on a picture into `content/pictures.yaml`, as a new entry if need be. */
function writeEntry(content, name, text) {
  const file = path.join(content, 'pictures.yaml')
  const { value } = readYaml(readText(file))
  const entry = value.pictures.find((one) => one.name === name)
  if (entry) entry.alt = text
  else value.pictures.push({ name, shape: 'scene', alt: text })
  writeFileSync(file, writeYaml(value))
}

/** Why a photograph cannot be taken; undefined when it can. */
async function refusal(file, name, text) {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return `"${name}" is no name for a picture: write small letters, digits and hyphens, such as sports-day`
  if (text.trim().length < 8)
    return 'Say in a few words what is seen, in quotes, such as "Girls reading in the library"'
  const { width = 0, height = 0 } = await sharp(file)
    .metadata()
    .catch(() => ({}))
  // Its size can be read, and nothing else.
  const { mime } = (await fileTypeFromFile(file).catch(() => undefined)) ?? {}
  if (width === 0 || /heic|heif/.test(mime))
    return `${file} cannot be read as a photograph: send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)`
  if (Math.max(width, height) < usual.width)
    return `${file} is too small (${width} × ${height}): take the photograph itself, not one from a chat; it needs ${usual.width} pixels on its longer side`
  return undefined
}

/**
 * Makes a photograph a picture of the site, a new one or in place of another. Writes its widths into
 * `public/pictures`, one copy for later runs of `npm run pictures` into `tools/art/pictures`, and what is seen
 * into `content/pictures.yaml`. Resolves to what was written; throws with a sentence when the photograph cannot
 * be taken.
 */
export async function addPicture(
  { file, name, text },
  {
    content = 'content',
    pictures: folder = 'public/pictures',
    originals = 'tools/art/pictures',
  } = {},
) {
  const why = await refusal(file, name, text)
  if (why) throw new Error(why)
  const readPictures = () => importTypeScript('content/pictures.ts', content)
  const { width, height } = (await readPictures()).pictures.get(name) ?? usual
  const image = await asPicture(file, { width, height })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw new Error(`${file} breaks off in the middle: copy it from the phone once more`)
    })
  writeEntry(content, name, text)
  const { widths, formats } = (await readPictures()).pictureOf(name)
  mkdirSync(originals, { recursive: true })
  writeFileSync(path.join(originals, `${name}.jpg`), image)
  const bytes = await writeWidths(image, { name, widths, formats, folder })
  return { widths, bytes, ratio: `${width} × ${height}` }
}
