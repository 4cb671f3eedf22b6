/**
 * `node notice.mjs 2026-07-24 "School is closed on Friday: heavy rain."`, as root on the server: writes
 * `DATA_DIR/notice.txt`, which the running site watches. `--clear` deletes it.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { schoolDay } from '@/lib/school/dates'
import { parseNotice } from '@/lib/school/site-notice'
import { writeForSite } from './write-for-site'

const file = path.join(process.env.DATA_DIR || '/var/lib/school-site', 'notice.txt')
const words = process.argv.slice(2)

if (words[0] === '--clear') {
  rmSync(file, { force: true })
  console.log(`The site shows no notice (deleted ${file})`)
} else {
  const line = words.join(' ')
  let problem = 'Not a valid notice'
  try {
    const { text, until } = parseNotice(line, schoolDay())
    problem = `${file} cannot be written`
    writeForSite(file, `${line}\n`)
    console.log(`Every page shows this until the end of ${until} (${file}):\n  ${text}`)
  } catch (error) {
    console.error(`${problem}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
