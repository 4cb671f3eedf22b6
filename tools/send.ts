/**
 * `npm run send -- "Fees of the new session"`: sends the office's changes to GitHub if the content has no mistake
 * (docs/editing.md).
 */
import { sendChange } from './lib/send-change'
import { run, tool } from './lib/steps'

const message = process.argv.slice(2).join(' ').trim()
if (!message) {
  console.error('Describe your change in a few words: npm run send -- "Fees of the new session"')
  process.exit(1)
}
run(tool('checks/content', '--mistakes'))
const { isSent, text } = sendChange('.', message)
console.log(text)
process.exitCode = isSent ? 0 : 1
