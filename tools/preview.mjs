#!/usr/bin/env node
/**
 * `npm run preview`: shows the pages while they are edited, opens at the page that was changed, and says
 * after each change what is wrong in it; on the next port are the forms in which it is changed, too.
 */
import { spawn } from 'node:child_process'
import { changedPage, pageShowing } from './lib/changed-page.mjs'
import { endTogether } from './lib/end-together.mjs'
import { install } from './lib/steps.mjs'
import { until } from './lib/until.mjs'
import { watchContent } from './lib/watch-content.mjs'
import { officeServer } from './office/server.mjs'

/** How each system opens an address in its browser. */
const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }

/** Opens an address in the browser where there is one; the address is printed all the same. */
function open(address) {
  const hasScreen =
    process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  if (!hasScreen || process.env.CI) return
  const [command, ...args] = openers[process.platform] ?? ['xdg-open']
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}

async function say(address) {
  const { contentFaults } = await import('./checks/content/faults.mjs')
  const { wordingFaults } = await import('./checks/content/wording.mjs')
  const { takePhotographs } = await import('./lib/photographs.mjs')
  const findFaults = async () => {
    const mistakes = [...(await takePhotographs()), ...(await contentFaults())]
    return mistakes.length > 0 ? mistakes : wordingFaults()
  }
  // A file may be half saved; the next change is looked at anew.
  const faults = await findFaults().catch((error) => [error.message])
  if (faults.length > 0) return console.log(`\n${faults.join('\n')}\n`)
  // A new page is made at its first visit, and is not there while the tree is read anew.
  await until(address).catch(() => undefined)
  console.log(`Nothing wrong: ${address}`)
}

async function edit() {
  const port = process.env.PORT || '3000'
  const origin = `http://localhost:${port}`
  const args = ['node_modules/next/dist/bin/next', 'dev', '-p', port]
  const { LOG_LEVEL = 'error', SITE_URL = origin } = process.env
  const env = { ...process.env, LOG_LEVEL, SITE_URL }
  endTogether(spawn(process.execPath, args, { stdio: 'inherit', env }))
  // A page of `content/pages`: one that is added is seen once the route of all of them has been made.
  await until(`${origin}/privacy`)
  const address = origin + changedPage()
  console.log(`\nThe page that was changed: ${address}`)
  const forms = Number(port) + 1
  // Of this machine alone: whoever opens them can have the folder of the website picked.
  officeServer()
    .on('error', ({ code }) => console.log(`No forms: port ${forms} cannot be had (${code})`))
    .listen(forms, 'localhost', () => console.log(`Forms: http://localhost:${forms}/office/`))
  open(address)
  await say(address)
  watchContent((file) => void say(origin + pageShowing(file)))
}

await install()
await edit()
