import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { issuesOf } from '@/content/schemas/issues'
import { schema as pageSchema } from '@/content/schemas/page'
import { subjects } from '@/content/schemas/subjects'
import { readText, readYaml, splitPage, writeYaml, type Yaml } from '@/content/yaml.mjs'

type TextFile = { file: string; text: string; faults: string[] }

export type DataFile = Omit<Yaml, 'faults'> & { file: string; subject: string; faults: string[] }

const schemas: Record<string, z.ZodType> = subjects

export const schemaOf = (subject: string): z.ZodType | undefined => schemas[subject]

function readContent(folder: string, name: string): TextFile {
  const file = `content/${name}`
  try {
    return { file, text: readText(path.join(folder, name)), faults: [] }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { file, text: '', faults: [`${file}:1  ${error.message}`] }
  }
}

export const readPages = (folder: string) =>
  readdirSync(path.join(folder, 'pages'))
    .filter((name) => /^[^.].*\.mdx$/.test(name))
    .map((name) => ({ ...readContent(folder, `pages/${name}`), address: `/${name.slice(0, -4)}` }))

export function readData(folder: string): DataFile[] {
  const names = readdirSync(folder).filter((name) => /^[^.].*\.yaml$/.test(name))
  return names.sort().map((name) => {
    const { file, text, faults } = readContent(folder, name)
    const yaml = readYaml(text)
    const syntaxErrors = yaml.faults.map(([line, why]) => `${file}:${line}  ${why}`)
    return { ...yaml, file, subject: name.slice(0, -5), faults: [...faults, ...syntaxErrors] }
  })
}

export function* schemaFaults(data: readonly DataFile[]): Generator<string> {
  for (const subject of Object.keys(subjects))
    if (!data.some((one) => one.subject === subject))
      yield `content/${subject}.yaml  is missing; restore it from the last version`
  for (const { file, subject, value, lineOf } of data) {
    const schema = schemaOf(subject)
    if (!schema) yield `${file}:1  is not a file of the content; delete it`
    else
      for (const { path: at, sentence } of issuesOf(schema, value))
        yield `${file}:${lineOf(at)}  ${sentence}`
  }
}

export function formatContent(folder: string): string[] {
  type Output = [file: string, text: string]
  const data = readData(folder).map(
    ({ file, subject, value }): Output => [file, writeYaml(schemaOf(subject)?.parse(value))],
  )
  const pages = readPages(folder).map(({ file, text }): Output => {
    const { head, body } = splitPage(text) ?? { head: '', body: text }
    const yaml = writeYaml(pageSchema.parse(readYaml(head).value))
    return [file, `---\n${yaml}---\n\n${body.replaceAll('\r\n', '\n').trim()}\n`]
  })
  const changed = [...data, ...pages]
    .map(([file, text]): Output => [path.join(folder, path.relative('content', file)), text])
    .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
  for (const [file, text] of changed) writeFileSync(file, text)
  return changed.map(([file]) => file)
}
