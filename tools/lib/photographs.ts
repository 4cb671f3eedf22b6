import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { shapes } from '@/content/picture-shapes'
import { subjects } from '@/content/schemas/subjects'
import { readData } from '../checks/content/data'
import { addPicture, type Places } from './picture-widths'

const folder = 'photographs'

/** Returns the photographs that are not sent yet, or undefined without git. */
export function unsentPhotographs(checkout = '.'): string[] | undefined {
  const args = ['ls-files', '-z', '--others', '--modified', `content/${folder}`]
  const { status, stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' })
  return status === 0 ? stdout.split('\0').map((file) => path.basename(file)) : undefined
}

/**
 * Replaces pictures with the photographs in `content/photographs` (`addPicture`), and deletes these. Of pictures that exist,
 * takes only those in `only`: authors may still delete the others. Resolves to an error for each that it cannot use, such
 * as two for one picture: we cannot know which is newer.
 */
export async function takePhotographs(
  places: Places = {},
  only?: readonly string[],
): Promise<string[]> {
  const { content = 'content', pictures: made = 'public/pictures' } = places
  const exists = existsSync(path.join(content, folder))
  const files = (exists ? readdirSync(path.join(content, folder)) : [])
    .filter((name) => !/^\.|\.md$/.test(name))
    .sort()
  const data = readData(content)
  // The check reports mistakes in the data.
  if (files.length === 0 || data.some(({ faults }) => faults.length > 0)) return []
  const pictures = data.find(({ subject }) => subject === 'pictures')
  const read = subjects.pictures.safeParse(pictures?.value)
  if (!read.success) return []
  const faults: string[] = []
  for (const photograph of files) {
    const { name } = path.parse(photograph)
    const entry = read.data.pictures.find((one) => one.name === name)
    const file = path.join(content, folder, photograph)
    const [first, ...others] = files.filter((other) => path.parse(other).name === name)
    const [smallest] = shapes[entry?.shape ?? 'scene'].widths
    const isNew = !existsSync(path.join(made, `${name}-${smallest}.webp`))
    const isLeft = only && !only.includes(photograph) && !isNew && others.length === 0
    if (first !== photograph || isLeft) continue
    try {
      if (!entry)
        throw new Error(
          /\.pdf$/i.test(photograph)
            ? 'is a document. Move it to public/documents'
            : 'belongs to no picture. Rename it after one in content/pictures.yaml, such as library.jpg. For a new picture, first add its name, shape: scene, and what it shows there',
        )
      if (others.length > 0)
        throw new Error(`and ${others.join(', ')} are both for ${name}. Delete the older`)
      await addPicture({ file, name, text: entry.alt, focus: entry.focus }, places)
    } catch (error) {
      // The preview may have taken it already.
      if (!existsSync(file)) continue
      const message = String(error instanceof Error ? error.message : error)
      faults.push(`content/${folder}/${photograph}  ${message.replace(`${file} `, '')}`)
    }
  }
  return faults
}
