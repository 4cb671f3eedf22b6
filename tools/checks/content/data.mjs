import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readText, readYaml, splitPage, writeYaml } from '../../../content/yaml.mjs'

/** The text of a file of the content, or what keeps it from being read. */
export function readContent(folder, name) {
  const file = `content/${name}`
  try {
    return { file, text: readText(path.join(folder, name)), faults: [] }
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'is missing; take it back from before' : error.message
    return { file, text: '', faults: [`${file}:1  ${why}`] }
  }
}

/** Every page of the content by its address. */
export const readPages = (folder) =>
  readdirSync(path.join(folder, 'pages'))
    .filter((name) => /^[^.].*\.mdx$/.test(name))
    .map((name) => ({ ...readContent(folder, `pages/${name}`), address: `/${name.slice(0, -4)}` }))

/** Every `content/*.yaml` by its subject: its value, the line of each place, and what keeps it from being read. */
export function readData(folder) {
  const names = readdirSync(folder).filter((name) => /^[^.].*\.yaml$/.test(name))
  return names.sort().map((name) => {
    const { file, text, faults } = readContent(folder, name)
    const read = readYaml(text)
    const unreadable = read.faults.map(([line, why]) => `${file}:${line}  ${why}`)
    return { ...read, file, subject: name.slice(0, -5), faults: [...faults, ...unreadable] }
  })
}

/** What in a file is not as its schema asks, and subjects without a file. */
export function* schemaFaults(data, { subjects, issuesOf }) {
  for (const subject of Object.keys(subjects))
    if (!data.some((one) => one.subject === subject))
      yield `content/${subject}.yaml  is missing; take it back from before`
  for (const { file, subject, value, lineOf, sourceOf } of data) {
    if (!subjects[subject]) yield `${file}:1  belongs to nothing; delete it`
    else
      for (const { path: at, sentence } of issuesOf(subjects[subject], value, sourceOf))
        yield `${file}:${lineOf(at)}  ${sentence}`
  }
}

/** Writes the files of a content without mistakes as the office's editor does. Gives those that it has changed. */
export function formatContent(folder, { subjects, pageSchema }) {
  const data = readData(folder).map(({ file, subject, value }) => [
    file,
    writeYaml(subjects[subject].parse(value)),
  ])
  const pages = readPages(folder).map(({ file, text }) => {
    const { head, body } = splitPage(text)
    const yaml = writeYaml(pageSchema.parse(readYaml(head).value))
    return [file, `---\n${yaml}---\n\n${body.replaceAll('\r\n', '\n').trim()}\n`]
  })
  const changed = [...data, ...pages]
    .map(([file, text]) => [path.join(folder, path.relative('content', file)), text])
    .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
  for (const [file, text] of changed) writeFileSync(file, text)
  return changed.map(([file]) => file)
}
