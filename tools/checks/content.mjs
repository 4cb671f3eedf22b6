#!/usr/bin/env node
/**
 * `npm run check:content`: says every mistake in the content and in the files that are published with it,
 * one sentence each with file and line; then words that it does not know or that are written otherwise. Any of these
 * makes it fail. When there is none, it
 * writes the files of the content as the office's editor does, and lists what the school still has to give and to
 * confirm, figures that changed, and papers that print older ones, each with its place.
 *
 * `--figures-are-right` confirms fees and telephone numbers that have changed as by a slip; `--mistakes` looks for
 * mistakes alone, as the build does.
 */
import { readdirSync } from 'node:fs'
import { readHead } from '../../content/front-matter.mjs'
import { splitPage } from '../../content/yaml.mjs'
import { formatContent, readContent, readData } from './content/data.mjs'
import { contentFaults, readFacts, readSchemas } from './content/faults.mjs'
import { changedFigures, confirmFigures } from './content/figures.mjs'

/** Shows what must be put right, and ends here when there is any. */
function stopAt(faults) {
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  console.error(`\n${faults.length} to be put right (docs/editing.md)`)
  process.exit(1)
}

if (process.argv.includes('--figures-are-right')) confirmFigures('content', readData('content'))
stopAt(await contentFaults())
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
const pages = readdirSync('content/pages').flatMap((name) => {
  const { file, text } = readContent('content', `pages/${name}`)
  const { values, lines } = readHead(splitPage(text).head)
  return values.confirm ? [`${file}:${lines.confirm}  ${values.confirm}`] : []
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
})) {
  console.log(`${rows.length} ${heading}`)
  for (const row of rows) console.log(`  - ${row}`)
}

stopAt(wordingFaults())
