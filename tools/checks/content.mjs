#!/usr/bin/env node
/**
 * `npm run check:content`: says every mistake in the content and in the files that are published with it,
 * one sentence each with file and line; then words that it does not know or that are written otherwise, and pictures
 * that would tell the public where and with what they were taken. Any of these makes it fail. When there is none, it lists the
 * values that the school still has to give and what it has to confirm, with the place of each.
 *
 * `--strip` takes such metadata out of the pictures; `--fees-are-right` confirms fees that have changed by
 * more than half; `--mistakes` looks for mistakes alone, as the build does.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contentFaults, readFacts } from './content/faults.mjs'
import { confirmFees } from './content/fees.mjs'

const asked = (option) => process.argv.includes(option)

/** Shows what must be put right, and ends here when there is any. */
function stopAt(faults) {
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  console.error(`\n${faults.length} to be put right (docs/editing.md)`)
  process.exit(1)
}

if (asked('--fees-are-right')) confirmFees('content', await readFacts('content'))
stopAt(await contentFaults())
if (asked('--mistakes')) process.exit(0)

const { picturesWithMetadata, stripMetadata } = await import('./picture-metadata.mjs')
const { wordingFaults } = await import('./content/wording.mjs')
const { missingDisclosures, openPlaceholders, openSamples } = await readFacts('content')

/** Shows a heading with its rows. */
function report(heading, rows) {
  console.log(`${rows.length} ${heading}`)
  for (const row of rows) console.log(`  - ${row}`)
}

const hasFile = (href) => existsSync(path.join('public', href))

/** `content/school.ts:34  CBSE affiliation number`: where in a file a text stands first. */
function located(file, what, text = what) {
  const lines = readFileSync(file, 'utf8').split('\n')
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}  ${what}`
}

/** A row of the disclosure is found by its label, a result by its session. */
const labelIn = (row) =>
  row.replace(/^\w+: (?:results of Class \w+, )?/, '').replace(/ \(\/.*$/, '')

const samplePages = readdirSync('content/pages')
  .sort()
  .flatMap((name) => {
    const file = `content/pages/${name}`
    const confirm = /^confirm: "(.*)"$/m.exec(readFileSync(file, 'utf8'))?.[1]
    return confirm ? [located(file, confirm)] : []
  })

report(
  'values the school has still to give',
  openPlaceholders.map((what) => located('content/school.ts', what, `'${what}'`)),
)
report(
  'facts the school has still to confirm',
  openSamples.map((what) => located('content/facts.ts', what, `'${what}'`)),
)
report('pages with sample text to be confirmed', samplePages)
report(
  'rows of the mandatory disclosure to be published by the school',
  missingDisclosures(hasFile).map((row) =>
    located('content/disclosure.ts', row, `'${labelIn(row)}'`),
  ),
)

if (asked('--strip')) {
  for (const { file } of await picturesWithMetadata('public')) {
    await stripMetadata(file).catch(() => console.error(`${file} cannot be read as a picture`))
  }
}
const telling = (await picturesWithMetadata('public')).map(
  ({ file, kinds }) =>
    `${file}  tells more than is seen (${kinds.join(', ')}); npm run check:content -- --strip takes it out`,
)
stopAt([...telling, ...wordingFaults()])
