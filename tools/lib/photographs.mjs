import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readYaml } from '../../content/yaml.mjs'
import { addPicture } from './picture-widths.mjs'

/** Where the office puts photographs as they come from a phone, each named after its picture. */
const folder = 'photographs'

/** Why a photograph has no picture to be; undefined when it has. */
function withoutEntry(name, entry) {
  if (entry?.alt) return undefined
  return `belongs to no picture; give it the name of one in content/pictures.yaml, or add there: name: ${name}, shape: scene, and what is seen on it`
}

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
    const why =
      withoutEntry(name, entry) ??
      (await addPicture({ file, name, text: entry.alt, pages: [] }, places).then(
        () => void rmSync(file),
        (error) => error.message.replace(`${file} `, ''),
      ))
    if (why) faults.push(`content/${folder}/${photograph}  ${why}`)
  }
  return faults
}
