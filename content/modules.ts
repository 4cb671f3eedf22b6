import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readText, readYaml, splitPage } from './yaml.mjs'

function writeChanged(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  const half = `${file}.${process.pid}`
  writeFileSync(half, text)
  renameSync(half, file)
}

const moduleOf = (name: string, type: string, value: unknown) =>
  `// Generated from ${name} by content/modules.ts.\n${type}\n\nexport const data: Data = ${JSON.stringify(value, null, 2)}\n`

const head = z.object({ title: z.unknown().optional(), section: z.unknown().optional() })

/** Returns the title and section in a page's front matter; empty if it cannot be parsed. */
function headOf(folder: string, name: string) {
  try {
    const parts = splitPage(readText(path.join(folder, 'pages', name)))
    const { title, section } = head.parse(parts && readYaml(parts.head).value)
    return title ? [{ path: `/${name.slice(0, -4)}`, title, section }] : []
  } catch {
    return []
  }
}

function dataOf(folder: string, name: string) {
  try {
    const { value, faults } = readYaml(readText(path.join(folder, name)))
    if (value !== undefined) return value
    throw new Error(faults[0]?.[1] ?? 'is empty')
  } catch (error) {
    throw new Error(`${folder}/${name}  ${error instanceof Error ? error.message : error}`)
  }
}

const pagesType =
  "import type { Data as Page } from '../schemas/page'\n\ntype Data = readonly (Pick<Page, 'title' | 'section'> & { path: string })[]"

const vendorRecords = 'mocks/vendor/records'

/** Writes `generated/<list>.ts` for each YAML file of the embedded vendor; its records are checked as TypeScript. */
function writeVendorModules() {
  const generated = path.join(vendorRecords, 'generated')
  mkdirSync(generated, { recursive: true })
  for (const file of readdirSync(vendorRecords).filter((name) => name.endsWith('.yaml'))) {
    const value = dataOf(vendorRecords, file)
    const text = `// Generated from ${file} by content/modules.ts.\nexport const data = ${JSON.stringify(value, null, 2)} as const\n`
    writeChanged(path.join(generated, file.replace('.yaml', '.ts')), text)
  }
}

/**
 * Writes `content/generated/<subject>.ts` for each `content/<subject>.yaml`, so that the site parses no YAML at run
 * time. Does not validate. Throws if a file cannot be parsed.
 */
export function writeModules(folder = 'content') {
  writeVendorModules()
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
