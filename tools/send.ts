/**
 * `npm run send -- "Fees of the new session"`: sends the office's changes to GitHub if the content has no mistake
 * (docs/editing.md).
 */
import { spawnSync } from 'node:child_process'
import { sendChange } from './lib/send-change'
import { tool } from './lib/steps'

const message = process.argv.slice(2).join(' ').trim()
if (!message) {
  console.error('Describe your change in a few words: npm run send -- "Fees of the new session"')
  process.exit(1)
}
const check = tool('checks/content', '--mistakes')
const isSound = () => spawnSync(process.execPath, check, { stdio: 'inherit' }).status === 0
const { isSent, text } = sendChange('.', message, isSound)
console.log(text)
process.exitCode = isSent ? 0 : 1
