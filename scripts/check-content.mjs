#!/usr/bin/env node
/**
 * `npm run check:content`: lists the values that the school still has to give, and documents that the
 * mandatory disclosure links to but that are not there.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
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
