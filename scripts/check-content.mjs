#!/usr/bin/env node
/**
 * `npm run check:content`: lists the values that the school still has to give, and documents that the
 * mandatory disclosure links to but that are not there. Fails for pictures that would tell the public
 * where and with what they were taken; with `--strip` it takes that out of them.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { picturesWithMetadata, stripMetadata } from './lib/picture-metadata.mjs'
import { importTypeScript } from './lib/typescript.mjs'

const { openPlaceholders } = await importTypeScript('content/school.ts')
const { missingDisclosures } = await importTypeScript('lib/disclosure.ts')

/** Shows a heading with its rows. */
function report(heading, rows) {
  console.log(`${rows.length} ${heading}`)
  for (const row of rows) console.log(`  - ${row}`)
}

const hasFile = (href) => existsSync(path.join('public', href))

report('placeholder values left in content/school.ts', openPlaceholders)
report(
  'rows of the mandatory disclosure to be published by the school',
  missingDisclosures(hasFile),
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
if (telling.length > 0) process.exitCode = 1
