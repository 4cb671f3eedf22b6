#!/usr/bin/env node
/**
 * `npm run notice -- 2026-07-24 "School is closed on Friday: heavy rain."`: puts a line on top of every
 * page, and into the feed, until the end of that day; `npm run notice -- --clear` takes it away. Needs
 * neither a build nor the vendor: it writes `DATA_DIR/notice.txt`, which the running site watches.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { importTypeScript } from './lib/typescript.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
const dataDir = process.env.DATA_DIR || '.data'
const file = path.join(dataDir, 'notice.txt')
const words = process.argv.slice(2)

if (words[0] === '--clear') {
  rmSync(file, { force: true })
  console.log(`No notice any more (${file})`)
} else {
  const { parseNotice } = await importTypeScript('lib/site-notice.ts')
  const { schoolDay } = await importTypeScript('lib/dates.ts')
  const line = words.join(' ')
  try {
    const { text, until } = parseNotice(line, schoolDay())
    if (until < schoolDay()) throw new Error(`its last day, ${until}, is over`)
    mkdirSync(dataDir, { recursive: true })
    // In one step, so that no half of it is read.
    writeFileSync(`${file}.new`, `${line}\n`)
    renameSync(`${file}.new`, file)
    console.log(`On every page until the end of ${until} (${file}):\n  ${text}`)
  } catch (error) {
    console.error(`This is no notice: ${error.message}`)
    process.exitCode = 1
  }
}
