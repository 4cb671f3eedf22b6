import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readData } from '../checks/content/data.mjs'
import { readSchemas } from '../checks/content/faults.mjs'
import { addPicture } from './picture-widths.mjs'

/** Where the office puts photographs as they come from a phone, each named after its picture. */
const folder = 'photographs'

/**
 * Makes pictures of the photographs in `content/photographs`, in place of what they had (`addPicture`), and takes the
 * photographs away. Resolves to a sentence for each that cannot be taken, with its file.
 */
export async function takePhotographs(places = {}) {
  const { content = 'content' } = places
  const isThere = existsSync(path.join(content, folder))
  const files = (isThere ? readdirSync(path.join(content, folder)) : [])
    .filter((name) => !/^\.|\.md$/.test(name))
    .sort()
  const data = readData(content)
  // What is wrong in the data is for the check to say.
  if (files.length === 0 || data.some(({ faults }) => faults.length > 0)) return []
  const { subjects } = await readSchemas()
  const pictures = data.find(({ subject }) => subject === 'pictures')
  const read = subjects.pictures.safeParse(pictures?.value)
  if (!read.success) return []
  const faults = []
  for (const photograph of files) {
    const { name } = path.parse(photograph)
    const entry = read.data.pictures.find((one) => one.name === name)
    const file = path.join(content, folder, photograph)
    try {
      if (!entry)
        throw new Error(
          `belongs to no picture; give it the name of one in content/pictures.yaml, or add there: name: ${name}, shape: scene, and what is seen on it`,
        )
      await addPicture({ file, name, text: entry.alt }, places)
      rmSync(file)
    } catch ({ message }) {
      faults.push(`content/${folder}/${photograph}  ${message.replace(`${file} `, '')}`)
    }
  }
  return faults
}
