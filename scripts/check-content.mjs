#!/usr/bin/env node
/**
 * `npm run check:content`: lists the values that the school still has to give, what it has to confirm, and
 * documents that the mandatory disclosure links to but that are not there, each with the file and line
 * where it is typed. Fails for what the prose linter finds, and for pictures that would tell the public
 * where and with what they were taken; with `--strip` it takes that out of them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { picturesWithMetadata, stripMetadata } from './lib/picture-metadata.mjs'
import { lintProse } from './lib/prose.mjs'
import { importTypeScript } from './lib/typescript.mjs'

const { openPlaceholders } = await importTypeScript('content/school.ts')
const { openSamples } = await importTypeScript('content/facts.ts')
const { missingDisclosures } = await importTypeScript('lib/disclosure.ts')

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

if (process.argv.includes('--strip')) {
  for (const { file } of await picturesWithMetadata('public')) {
    await stripMetadata(file).catch(() => console.error(`${file} cannot be read as a picture`))
  }
}
const telling = await picturesWithMetadata('public')
for (const { file, kinds } of telling) {
  const found = kinds.join(', ')
  console.error(`${file}: ${found}; "npm run check:content -- --strip" takes metadata out`)
}

const faults = await lintProse()
for (const fault of faults) console.error(fault)
if (telling.length > 0 || faults.length > 0) process.exitCode = 1
