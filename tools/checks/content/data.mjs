import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readText, readYaml, splitPage, writeYaml } from '../../../content/yaml.mjs'
import { curlyQuotes, isInCurlyQuotes, meantAddress } from './words.mjs'

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
export function schemaFaults(data, { subjects, issuesOf }) {
  const missing = Object.keys(subjects)
    .filter((subject) => !data.some((one) => one.subject === subject))
    .map((subject) => `content/${subject}.yaml  is missing; take it back from before`)
  const wrong = data.flatMap(({ file, subject, value, lineOf, sourceOf }) =>
    subjects[subject]
      ? issuesOf(subjects[subject], value, sourceOf).map(
          (issue) => `${file}:${lineOf(issue.path)}  ${issue.sentence}`,
        )
      : [`${file}:1  belongs to nothing; delete it`],
  )
  return [...missing, ...wrong]
}

/** Every value below another that is no list and no group, with its path. */
export function* leavesOf(value, at = []) {
  if (value instanceof Object)
    for (const [key, one] of Object.entries(value))
      yield* leavesOf(one, [...at, Array.isArray(value) ? Number(key) : key])
  else yield { path: at, value }
}

/** Links that lead nowhere, and quotes that would be shown. */
export function textFaults(data, known) {
  return data.flatMap(({ file, value: all, lineOf }) =>
    [...leavesOf(all)].flatMap(({ path: at, value }) => {
      const fault = (text) => [`${file}:${lineOf(at)}  ${text}`]
      if (typeof value !== 'string') return []
      if (isInCurlyQuotes(value)) return fault(`${value} ${curlyQuotes}`)
      if (!/^\/[^/\s]\S*$/.test(value) || known.isKnown(value)) return []
      return fault(
        `"${value}" is no page and no file of this site; write ${meantAddress(value, known)}`,
      )
    }),
  )
}

/** Writes a file when it says something else. */
function write(file, text) {
  if (readFileSync(file, 'utf8') === text) return []
  writeFileSync(file, text)
  return [file]
}

/**
 * Writes the files of a content in which nothing is wrong as the office's editor does, fields in the order of their
 * schemas. Gives those that it has changed.
 */
export function formatContent(folder, { subjects, pageSchema }) {
  const files = Object.entries(subjects).map(([subject, schema]) => {
    const file = path.join(folder, `${subject}.yaml`)
    return [file, writeYaml(schema.parse(readYaml(readText(file)).value))]
  })
  const pages = readdirSync(path.join(folder, 'pages')).map((name) => {
    const file = path.join(folder, 'pages', name)
    const { head, body } = splitPage(readText(file))
    const values = writeYaml(pageSchema.parse(readYaml(head).value))
    return [file, `---\n${values}---\n\n${body.replaceAll('\r\n', '\n').trim()}\n`]
  })
  return [...files, ...pages].filter(([file]) => existsSync(file)).flatMap((one) => write(...one))
}
