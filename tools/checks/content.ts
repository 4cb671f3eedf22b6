/**
 * `npm run check:content` converts new photographs and lists every mistake in the content; without one it formats the
 * content and lists doubts. `npm run check:missing` lists missing values. `--figures-are-right` confirms changed
 * figures; `--mistakes` lists mistakes only; `--build` lists mistakes only and converts sent photographs too.
 */
import { z } from 'zod'
import { titleOf } from '@/content/schemas/issues'
import { readYaml, splitPage } from '@/content/yaml.mjs'
import { takePhotographs, unsentPhotographs } from '../lib/photographs'
import { formatContent, readData, readPages, schemaOf } from './content/data'
import { contentFaults, noticeRemarks, readFacts } from './content/faults'
import { changedFigures, confirmFigures } from './content/figures'

const isBuild = process.argv.includes('--build')
const photographs = await takePhotographs({}, isBuild ? undefined : unsentPhotographs())
const mistakes = [...photographs, ...(await contentFaults())]
const { changes, doubts: figures } = changedFigures('content', readData('content'))
const hasOnlyFigureDoubts = mistakes.every((one) => figures.includes(one))
const isConfirmation = process.argv.includes('--figures-are-right')
if (isConfirmation && hasOnlyFigureDoubts) {
  confirmFigures('content', readData('content'))
  if (changes.length > 0) console.log(['Confirmed:', ...changes, ''].join('\n'))
} else if (mistakes.length > 0) {
  if (hasOnlyFigureDoubts) console.error(['All figures that changed:', ...changes, ''].join('\n'))
  console.error(`${mistakes.join('\n')}\n\n${mistakes.length} to be put right (docs/editing.md)`)
  if (isConfirmation) console.error('No figure is confirmed. Correct the other lines first.')
  process.exit(1)
}
if (isBuild || process.argv.includes('--mistakes')) process.exit(0)

const data = readData('content')
const facts = await readFacts()

function missingValues(): Record<string, string[]> {
  const withUnconfirmed = z.looseObject({ unconfirmed: z.array(z.string()).default([]) })

  const values = data.flatMap(({ file, subject, value, lineOf }) => {
    const fields = withUnconfirmed.parse(value)
    return fields.unconfirmed.map((name, index) => {
      const path = name.split('.')
      const line = lineOf((path[0] ?? '') in fields ? path : ['unconfirmed', index])
      const schema = schemaOf(subject)
      return `${file}:${line}  ${schema ? titleOf(schema, path) : name}`
    })
  })
  const pages = readPages('content').flatMap(({ file, text }) => {
    const { value, lineOf } = readYaml(splitPage(text)?.head ?? '', 1)
    const { confirm } = z.looseObject({ confirm: z.string().optional() }).parse(value)
    return confirm ? [`${file}:${lineOf(['confirm'])}  ${confirm}`] : []
  })

  return {
    'Values that the school has to enter or confirm': values,
    'Pages with sample text to confirm': pages,
    'Rows of the mandatory disclosure without a value (content/disclosure.yaml)': facts
      .toCome()
      .flatMap(({ letter, labels }) => labels.map((label) => `${letter}: ${label}`)),
  }
}

function doubts(): Record<string, string[]> {
  const session = data.find(({ subject }) => subject === 'session')
  const ending = facts.sessionEnding(facts.schoolDay())
  return {
    'Sessions that are over or end within a month: enter the next':
      ending && session ? [`${session.file}:${session.lineOf(['admissionUntil'])}  ${ending}`] : [],
    'Figures that changed since somebody confirmed them': changedFigures('content', data).changes,
    'Notices: are these the days?': noticeRemarks(),
  }
}

const isOfMissing = process.argv.includes('--missing')
if (!isOfMissing) for (const file of formatContent('content')) console.log(`${file}  formatted`)
const found = Object.entries(isOfMissing ? missingValues() : doubts())
for (const [heading, rows] of found.filter(([, { length }]) => length > 0))
  console.log([`${heading} (${rows.length})`, ...rows.map((row) => `  - ${row}`)].join('\n'))
const count = found.flatMap(([, rows]) => rows).length
if (isOfMissing) console.log(count > 0 ? `Missing values: ${count}` : 'No value is missing')
else console.log(count > 0 ? `${count} to look at` : 'Nothing to correct')
