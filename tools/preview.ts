/**
 * `npm run preview`: serves the pages while they are edited, and reports mistakes after each change; the forms of the
 * office are on the next port.
 */
import { spawn, spawnSync } from 'node:child_process'
import { writeModules } from '@/content/modules'
import { changedPage, pageShowing } from './lib/changed-page'
import { endTogether } from './lib/end-together'
import { exitIfInUse } from './lib/free-port'
import { tool } from './lib/steps'
import { until } from './lib/until'
import { watchContent } from './lib/watch-content'
import { officeServer } from './office/server'

function open(url: string) {
  const hasScreen =
    process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!hasScreen || process.env.CI) return
  const commands: Record<string, string[]> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }
  const [command = '', ...args] = commands[process.platform] ?? ['xdg-open']
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}

const checkContent = () =>
  spawnSync(process.execPath, tool('checks/content', '--preview'), { encoding: 'utf8' })

async function report(url: string) {
  const { status, stdout, stderr } = checkContent()
  if (status !== 0) return console.log(`\n${stdout}${stderr}`)
  // A new page takes a moment, and is missing while Next reads the tree.
  await until(url).catch(() => undefined)
  console.log(`${stdout.trim() || 'Nothing to correct'}: ${url}`)
}

const port = process.env.PORT || '3000'
await exitIfInUse(Number(port), 'end the preview in your other terminal, or set PORT.')
try {
  writeModules()
} catch (error) {
  // Next would end with a stack trace.
  const { status, stdout, stderr } = checkContent()
  const reason = status === 0 ? String(error) : stdout + stderr
  console.error(`${reason}\nCorrect it, and type npm run preview again.`)
  process.exit(1)
}
const origin = `http://localhost:${port}`
const args = ['node_modules/next/dist/bin/next', 'dev', '-p', port]
const { LOG_LEVEL = 'error', SITE_URL = origin } = process.env
const env = { ...process.env, LOG_LEVEL, SITE_URL }
endTogether(spawn(process.execPath, args, { stdio: 'inherit', env }))
// Next sees a new page only after it has compiled the route of all pages.
await until(`${origin}/privacy`)
const changed = origin + changedPage()
console.log(`\nThe page that changed: ${changed}`)
const formsPort = Number(port) + 1
// On this machine only: a visitor of the forms could choose the website's folder.
officeServer()
  .on('error', (error) => console.log(`No forms on port ${formsPort}: ${error.message}`))
  .listen(formsPort, 'localhost', () => console.log(`Forms: http://localhost:${formsPort}/office/`))
open(changed)
await report(changed)
watchContent((file) => void report(origin + pageShowing(file)))
