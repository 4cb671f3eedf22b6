import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { readText, readYaml, splitPage } from './yaml.mjs'

/** Writes a file when it would say something else; nobody who reads it meanwhile finds half of it. */
function writeChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  const half = `${file}.${process.pid}`
  writeFileSync(half, text)
  renameSync(half, file)
}

const moduleOf = (name, type, value) =>
  `// Made of ${name} by content/modules.mjs.\n${type}\n\nexport const data: Data = ${JSON.stringify(value, null, 2)}\n`

/** Title and section from the head of a page; nothing from a head that cannot be read. */
function headOf(folder, name) {
  try {
    const parts = splitPage(readText(path.join(folder, 'pages', name)))
    const { title, section } = (parts && readYaml(parts.head).value) ?? {}
    return title ? [{ path: `/${name.slice(0, -4)}`, title, section }] : []
  } catch {
    return []
  }
}

/** The value of a file of data. */
function dataOf(folder, name) {
  try {
    const { value, faults } = readYaml(readText(path.join(folder, name)))
    if (value !== undefined) return value
    throw new Error(faults[0][1])
  } catch (error) {
    throw new Error(`content/${name}  ${error.message}`)
  }
}

const pagesType =
  "import type { Data as Page } from '../schemas/page'\n\ntype Data = readonly (Pick<Page, 'title' | 'section'> & { path: string })[]"

/**
 * Makes of each `content/<subject>.yaml` a module for the site, `content/generated/<subject>.ts`, and one of the titles of
 * the pages, so that nothing reads YAML when it runs. Whether the values are right is for the check to say. Throws with
 * file and sentence where one cannot be read.
 */
export function writeModules(folder = 'content') {
  const generated = path.join(folder, 'generated')
  mkdirSync(generated, { recursive: true })
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const subject = file.slice(0, -5)
    const value = dataOf(folder, file)
    const type = `import type { z } from 'zod'\nimport type { schema } from '../schemas/${subject}'\n\ntype Data = z.output<typeof schema>`
    writeChanged(path.join(generated, `${subject}.ts`), moduleOf(`content/${file}`, type, value))
  }
  const pages = readdirSync(path.join(folder, 'pages'))
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .flatMap((name) => headOf(folder, name))
  writeChanged(
    path.join(generated, 'pages.ts'),
    moduleOf('the heads of content/pages', pagesType, pages),
  )
}
