#!/usr/bin/env node
/**
 * `npm run check:content`: says every mistake in the content and in the files that are published with it,
 * one sentence each with file and line; then words that it does not know or that are written otherwise, and pictures
 * that would tell the public where and with what they were taken. Any of these makes it fail. When there is none, it
 * writes the files of the content as the office's editor does, and lists the values that the school still has to give
 * and what it has to confirm, figures that changed, and papers that print older ones, each with its place.
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

const asked = (option) => process.argv.includes(option)

/** Shows what must be put right, and ends here when there is any. */
function stopAt(faults) {
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  console.error(`\n${faults.length} to be put right (docs/editing.md)`)
  process.exit(1)
}

/** Shows a heading with its rows. */
function report(heading, rows) {
  console.log(`${rows.length} ${heading}`)
  for (const row of rows) console.log(`  - ${row}`)
}

if (asked('--figures-are-right')) confirmFigures('content', readData('content'))
stopAt(await contentFaults())
if (asked('--mistakes')) process.exit(0)

const { metadataFaults } = await import('./picture-metadata.mjs')
const { wordingFaults } = await import('./content/wording.mjs')
const schemas = await readSchemas()
for (const file of formatContent('content', schemas)) console.log(`${file}  is written in order`)

const data = readData('content')
const { formatRupees, schoolDay, sessionEnding, toCome } = await readFacts('content')

/** What is named as unconfirmed in the files of some subjects, by the names of their fields. */
const unconfirmed = (isOf) =>
  data
    .filter(({ subject }) => isOf(subject))
    .flatMap(({ file, subject, value, lineOf }) =>
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

report(
  'values the school has still to give',
  unconfirmed((subject) => subject === 'school'),
)
report(
  'facts the school has still to confirm',
  unconfirmed((subject) => subject !== 'school'),
)
report('pages with sample text to be confirmed', pages)
report(
  'rows of the mandatory disclosure to be published by the school (content/disclosure.yaml)',
  toCome().flatMap(({ letter, labels }) => labels.map((label) => `${letter}: ${label}`)),
)
const session = data.find(({ subject }) => subject === 'session')
const ending = sessionEnding(schoolDay())
report(
  'sessions that are over or end within a month: write the next',
  ending ? [`${session.file}:${session.lineOf(['admissionUntil'])}  ${ending}`] : [],
)
report(
  'figures that changed since somebody said that they are right',
  changedFigures('content', data, formatRupees).changes,
)
const { olderPapers } = await import('../art/documents/papers.mjs')
report('papers that print older figures', olderPapers())

stopAt([...(await metadataFaults('public')), ...wordingFaults()])
