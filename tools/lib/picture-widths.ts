import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { shapes } from '@/content/picture-shapes'
import { schema } from '@/content/schemas/pictures'
import { readText, readYaml, writeYaml } from '@/content/yaml.mjs'

type Format = 'avif' | 'webp'

/** Parts of a picture; `focus` names the one that stays visible when it is cropped. */
const parts = schema.shape.pictures.element.shape.focus.unwrap().options

export type Places = { content?: string; pictures?: string; originals?: string }

/** Turns a photograph upright, crops it around its subject or to the part that counts, and drops its metadata. */
export function asPicture(
  file: string,
  { width, height }: { width: number; height: number },
  focus: (typeof parts)[number] | 'attention' = 'attention',
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

async function rejection(file: string, name: string, text: string): Promise<string | undefined> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return `"${name}" is not a name for a picture: use small letters, digits and hyphens, such as sports-day`
  if (text.trim().length < 8)
    return 'Describe in a few words what the picture shows, in quotes, such as "Girls reading in the library"'
  if (!existsSync(file))
    return `${file} is not in this folder. Copy it here, and write its whole name with the ending, such as IMG_2041.jpg`
  const { width = 0, height = 0 } = await sharp(file)
    .metadata()
    .catch((): Partial<Metadata> => ({}))
  // sharp reads the size of HEIC, but not the picture.
  const { mime = '' } = (await fileTypeFromFile(file).catch(() => undefined)) ?? {}
  if (width === 0 || /heic|heif/.test(mime))
    return `${file} is not a photograph that the site can use: send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)`
  if (Math.max(width, height) < shapes.scene.width)
    return `${file} is too small (${width} × ${height}): use the original photograph, not one from a chat; it needs ${shapes.scene.width} pixels on its longer side`
  return undefined
}

/**
 * Writes a picture's widths to `public/pictures`, its master to `tools/art/pictures`, and its text to
 * `content/pictures.yaml`. Throws if the photograph is unusable.
 */
export async function addPicture(
  { file, name, text, focus }: { file: string; name: string; text: string; focus?: string },
  {
    content = 'content',
    pictures: folder = 'public/pictures',
    originals = 'tools/art/pictures',
  }: Places = {},
): Promise<{ isNew: boolean; widths: readonly number[]; bytes: number; ratio: string }> {
  const why = await rejection(file, name, text)
  if (why) throw new Error(why)
  const list = path.join(content, 'pictures.yaml')
  const data = schema.parse(readYaml(readText(list)).value)
  const entry = data.pictures.find((one) => one.name === name)
  const { width, height, widths, formats } = shapes[entry?.shape ?? 'scene']
  const { autoOrient } = await sharp(file).metadata()
  const part = parts.find((one) => one === focus)
  const isUpright = autoOrient.height > autoOrient.width && width > height
  if ((focus && !part) || (isUpright && !/top|middle|bottom/.test(`${part}`)))
    throw new Error(
      `${file} is upright, and a part of it is shown. Enter top, middle or bottom: as the last word of the command, or as “What counts” (focus) of the picture in content/pictures.yaml`,
    )
  const image = await asPicture(file, { width, height }, part)
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw new Error(`${file} breaks off in the middle: copy it from the phone again`)
    })
  if (entry) Object.assign(entry, { alt: text, ...(part && { focus: part }) })
  else data.pictures.push({ name, shape: 'scene', alt: text, focus: part })
  const yaml = writeYaml(data)
  // The forms would take a new time for a change of a colleague.
  if (yaml !== readText(list)) writeFileSync(list, yaml)
  mkdirSync(originals, { recursive: true })
  writeFileSync(path.join(originals, `${name}.jpg`), image)
  // An older one would take its place when the site is published.
  const waiting = path.join(content, 'photographs')
  for (const one of existsSync(waiting) ? readdirSync(waiting) : [])
    if (path.parse(one).name === name) rmSync(path.join(waiting, one))
  const bytes = await writeWidths(image, { name, widths, formats, folder })
  return { isNew: !entry, widths, bytes, ratio: `${width} × ${height}` }
}
