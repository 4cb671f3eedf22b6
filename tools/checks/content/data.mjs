import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readText, readYaml, splitPage, writeYaml } from '../../../content/yaml.mjs'

/** The text of a file of the content, or what keeps it from being read. */
export function readContent(folder, name) {
  const file = `content/${name}`
  try {
    return { file, text: readText(path.join(folder, name)), faults: [] }
  } catch (error) {
    return { file, text: '', faults: [`${file}:1  ${error.message}`] }
  }
}

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

/**
 * Writes the files of a content in which nothing is wrong as the office's editor does, fields in the order of their
 * schemas. Gives those that it has changed.
 */
export function formatContent(folder, { subjects, pageSchema }) {
  const inOrder = (schema, yaml) => writeYaml(schema.parse(readYaml(yaml).value))
  const data = Object.entries(subjects).map(([subject, schema]) => {
    const file = path.join(folder, `${subject}.yaml`)
    return [file, inOrder(schema, readText(file))]
  })
  const pages = readdirSync(path.join(folder, 'pages')).map((name) => {
    const file = path.join(folder, 'pages', name)
    const { head, body } = splitPage(readText(file))
    const words = body.replaceAll('\r\n', '\n').trim()
    return [file, `---\n${inOrder(pageSchema, head)}---\n\n${words}\n`]
  })
  const changed = [...data, ...pages].filter(([file, text]) => readFileSync(file, 'utf8') !== text)
  for (const [file, text] of changed) writeFileSync(file, text)
  return changed.map(([file]) => file)
}
