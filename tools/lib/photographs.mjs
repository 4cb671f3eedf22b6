import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readYaml } from '../../content/yaml.mjs'
import { addPicture } from './picture-widths.mjs'

/** Where the office puts photographs as they come from a phone, each named after its picture. */
const folder = 'photographs'

/**
 * Makes pictures of the photographs in `content/photographs`, in place of what they had (`addPicture`), and takes the
 * photographs away. Resolves to a sentence for each that cannot be taken, with its file.
 */
export async function takePhotographs(places = {}) {
  const { content = 'content' } = places
  const files = readdirSync(path.join(content, folder))
    .filter((name) => !/^\.|\.md$/.test(name))
    .sort()
  const { value } = readYaml(readFileSync(path.join(content, 'pictures.yaml'), 'utf8'))
  // What is wrong there is for the check to say.
  if (!value) return []
  const faults = []
  for (const photograph of files) {
    const { name } = path.parse(photograph)
    const entry = value.pictures?.find((one) => one.name === name)
    const file = path.join(content, folder, photograph)
    try {
      if (!entry?.alt)
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
