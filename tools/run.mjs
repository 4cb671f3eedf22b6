/**
 * Runs a command: `node --conditions=react-server tools/run.mjs tools/start.ts …`. JavaScript, because a fresh clone
 * has no tsx, and an old Node gets a sentence. The condition makes `server-only` an empty module.
 */
import './lib/node-version.mjs'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [command = ''] = process.argv.splice(2, 1)
// Next and the server run in other folders.
if (existsSync('.env')) process.loadEnvFile('.env')
process.env.NEXT_TELEMETRY_DISABLED = '1'
// The same folder as `npm start` uses.
if (command.includes('operator/') && !process.env.DATA_DIR) {
  process.env.DATA_DIR = '.data'
  mkdirSync('.data', { recursive: true })
}

const { install } = await import('./lib/install.mjs')
await install()
const { register } = await import('tsx/esm/api')
register()
/** @param {string} file */
const load = (file) => import(pathToFileURL(path.resolve(file)).href)
try {
  // Most commands import the content, and a fresh clone lacks its modules.
  const { writeModules } = await load('content/modules.ts')
  writeModules()
} catch {
  // The content check reports it, with its line.
}
await load(command)
