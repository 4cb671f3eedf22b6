#!/usr/bin/env node
/**
 * `npm run check:content`: makes pictures of new photographs, and says every mistake in the content and in the files that
 * are published with it. Without one, it writes the content as the office's editor does, and lists what is still to be
 * given or confirmed, figures that changed, papers that print older ones, and words that it does not know.
 * `--figures-are-right` confirms figures that changed as by a slip; `--mistakes` stops behind the mistakes, as the build does.
 */
import { readYaml, splitPage } from '../../content/yaml.mjs'
import { takePhotographs } from '../lib/photographs.mjs'
import { formatContent, readData, readPages } from './content/data.mjs'
import { contentFaults, readFacts, readSchemas } from './content/faults.mjs'
import { changedFigures, confirmFigures } from './content/figures.mjs'

if (process.argv.includes('--figures-are-right')) confirmFigures('content', readData('content'))
const faults = [...(await takePhotographs()), ...(await contentFaults())]
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n\n${faults.length} to be put right (docs/editing.md)`)
  process.exit(1)
}
if (process.argv.includes('--mistakes')) process.exit(0)

const { wordingFaults } = await import('./content/wording.mjs')
const { olderPapers } = await import('../art/documents/papers.mjs')
const schemas = await readSchemas()
for (const file of formatContent('content', schemas)) console.log(`${file}  is written in order`)

const data = readData('content')
const facts = await readFacts('content')
const session = data.find(({ subject }) => subject === 'session')
const ending = facts.sessionEnding(facts.schoolDay())

/** What the files of data name as unconfirmed. */
const values = data.flatMap(({ file, subject, value, lineOf }) =>
  (value.unconfirmed ?? []).map((name, index) => {
    const at = name.split('.')
    const line = lineOf(at[0] in value ? at : ['unconfirmed', index])
    return `${file}:${line}  ${schemas.titleOf(schemas.subjects[subject], at)}`
  }),
)
const pages = readPages('content').flatMap(({ file, text }) => {
  const { value, lineOf } = readYaml(splitPage(text).head, 1)
  return value.confirm ? [`${file}:${lineOf(['confirm'])}  ${value.confirm}`] : []
})

for (const [heading, rows] of Object.entries({
  'values the school has still to give or to confirm': values,
  'pages with sample text to be confirmed': pages,
  'rows of the mandatory disclosure to be published by the school (content/disclosure.yaml)': facts
    .toCome()
    .flatMap(({ letter, labels }) => labels.map((label) => `${letter}: ${label}`)),
  'sessions that are over or end within a month: write the next': ending
    ? [`${session.file}:${session.lineOf(['admissionUntil'])}  ${ending}`]
    : [],
  'figures that changed since somebody said that they are right': changedFigures('content', data)
    .changes,
  'papers that print older figures': olderPapers(),
  'words that are in no list, or written otherwise': wordingFaults(),
})) {
  console.log(`${rows.length} ${heading}`)
  for (const row of rows) console.log(`  - ${row}`)
}
