import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import { shapes } from '@/content/picture-shapes'
import type { Data } from '@/content/schemas/pictures'
import { subjects } from '@/content/schemas/subjects'
import { readData } from '../checks/content/data'
import { asPicture, writeWidths } from './picture-widths'

type Entry = Data['pictures'][number]

/** Returns the photographs that are not sent yet, or undefined without git. */
export function unsentPhotographs(checkout = '.'): string[] | undefined {
  const args = ['ls-files', '-z', '--others', '--modified', 'content/photographs']
  const { status, stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' })
  return status === 0 ? stdout.split('\0').map((file) => path.basename(file)) : undefined
}

/** Returns why the site cannot use a photograph, and what to do instead. */
async function rejection(file: string, { shape, focus }: Entry): Promise<string | undefined> {
  const { autoOrient = { width: 0, height: 0 } } = await sharp(file)
    .metadata()
    .catch((): Partial<Metadata> => ({}))
  // sharp reads the size of HEIC, but not the picture.
  const { mime = '' } = (await fileTypeFromFile(file).catch(() => undefined)) ?? {}
  const { width, height } = autoOrient
  if (width === 0 || /heic|heif/.test(mime))
    return 'is not a photograph that the site can use: send it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)'
  if (Math.max(width, height) < shapes.scene.width)
    return `is too small (${width} × ${height}): use the original photograph, not one from a chat; it needs ${shapes.scene.width} pixels on its longer side`
  const isCut = height > width && shapes[shape].width > shapes[shape].height
  if (isCut && !/top|middle|bottom/.test(focus ?? ''))
    return 'is upright, and a part of it is shown. Enter top, middle or bottom as “What counts” (focus) of the picture in content/pictures.yaml'
  return undefined
}

async function convert(file: string, entry: Entry, folder: string): Promise<string | undefined> {
  const why = await rejection(file, entry)
  if (why) return why
  const { width, height, widths, formats } = shapes[entry.shape]
  const image = await asPicture(file, { width, height }, entry.focus)
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => undefined)
  if (!image) return 'breaks off in the middle: copy it from the phone again'
  await writeWidths(image, { name: entry.name, widths, formats, folder })
  rmSync(file)
  return undefined
}

/**
 * Replaces pictures with the photographs in `content/photographs`, and deletes these. Of pictures that exist, takes only
 * those in `only`: authors may still delete the others. Resolves to an error for each that it cannot use, such as two for
 * one picture: we cannot know which is newer.
 */
export async function takePhotographs(
  { content = 'content', pictures = 'public/pictures' } = {},
  only?: readonly string[],
): Promise<string[]> {
  const folder = path.join(content, 'photographs')
  const files = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !/^\.|\.md$/.test(name))
    .sort()
  // The check reports mistakes in the data.
  const list = readData(content).find(({ subject }) => subject === 'pictures')
  const read = subjects.pictures.safeParse(list?.value)
  if (!read.success) return []
  const faults: string[] = []
  for (const photograph of files) {
    const { name } = path.parse(photograph)
    const entry = read.data.pictures.find((one) => one.name === name)
    const [first, ...others] = files.filter((other) => path.parse(other).name === name)
    const [smallest] = shapes[entry?.shape ?? 'scene'].widths
    const isNew = !existsSync(path.join(pictures, `${name}-${smallest}.webp`))
    const isLeft = only && !only.includes(photograph) && !isNew && others.length === 0
    if (first !== photograph || isLeft) continue
    const why =
      others.length > 0
        ? `and ${others.join(', ')} are both for ${name}. Delete the older`
        : !entry
          ? 'belongs to no picture. Delete a PDF here, and upload it to public/documents; rename a photograph after a picture in content/pictures.yaml, such as library.jpg, or add a picture of this name there'
          : await convert(path.join(folder, photograph), entry, pictures)
    if (why) faults.push(`content/photographs/${photograph}  ${why}`)
  }
  return faults
}
