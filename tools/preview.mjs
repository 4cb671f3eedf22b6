#!/usr/bin/env node
/**
 * `npm run preview`: shows the pages while they are edited, opens at the page that was changed, and says
 * after each change what is wrong in it; on the next port are the forms in which it is changed, too.
 * `npm run preview -- --share`: builds the draft and serves it on
 * PREVIEW_PORT (3100) behind a password (PREVIEW_PASSWORD, else a new one), for others to look at.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { changedPage, pageShowing } from './lib/changed-page.mjs'
import { endTogether } from './lib/end-together.mjs'
import { freePort } from './lib/free-port.mjs'
import { standaloneEnv } from './lib/standalone.mjs'
import { build, install } from './lib/steps.mjs'
import { until } from './lib/until.mjs'
import { watchContent } from './lib/watch-content.mjs'
import { officeServer } from './office/server.mjs'

const day = 24 * 60 * 60 * 1000

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

/** Addresses of this machine at which others in its network reach a port. */
function addresses(port) {
  const others = Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return ['localhost', ...others.map(({ address }) => address)].map(
    (host) => `http://${host}:${port}`,
  )
}

async function share() {
  const port = Number(process.env.PREVIEW_PORT || 3100)
  const password = process.env.PREVIEW_PASSWORD || randomBytes(5).toString('hex')
  const folder = await build()
  process.env.SITE_URL ||= `http://localhost:${port}`
  const data = path.resolve('.data/draft')
  mkdirSync(data, { recursive: true })
  const last = new Date(Date.now() + 30 * day).toISOString().slice(0, 10)
  writeFileSync(path.join(data, 'notice.txt'), `${last} Draft: this is not the public website.\n`)
  const inner = await freePort()
  // A Redis of the public site is not the draft's.
  const own = { ...process.env, DATA_DIR: data, REDIS_URL: '', TRUSTED_HOPS: '1' }
  const env = standaloneEnv(own, inner, '127.0.0.1')
  const draft = spawn(process.execPath, [`${folder}/server.js`], { stdio: 'inherit', env })
  endTogether(draft)
  await until(`http://127.0.0.1:${inner}/api/health`)
  const { draftServer } = await import('./lib/draft-server.mjs')
  const server = draftServer({ port: inner, password })
  server.on('error', (error) => {
    console.error(`Port ${port} cannot be had (${error.code}): set PREVIEW_PORT to another`)
    draft.kill()
  })
  server.listen(port, () => {
    console.log(`\nThe draft, until Ctrl+C: ${addresses(port).join(', ')}`)
    console.log(`Name: anything. Password: ${password}\n`)
  })
}

await install()
await (process.argv.includes('--share') ? share() : edit())
