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
  console.log(`No notice any more (${file})`)
} else {
  const line = words.join(' ')
  let problem = 'This is no notice'
  try {
    const { text, until } = parseNotice(line, schoolDay())
    problem = `${file} cannot be written`
    writeForSite(file, `${line}\n`)
    console.log(`On every page until the end of ${until} (${file}):\n  ${text}`)
  } catch (error) {
    console.error(`${problem}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
