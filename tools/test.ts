/**
 * `npm test`: packages, a browser, the checks, unit tests beside a build, and browser tests. `npm run test:whole` also
 * runs what no change of a page can break.
 */
import { type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { findChromium } from './lib/chromium'
import { installOtherBrowsers } from './lib/other-browsers'
import { tool } from './lib/steps'

type Env = Record<string, string>

if (process.argv.includes('--whole')) process.env.WHOLE = '1'
const isWhole = Boolean(process.env.WHOLE)

async function passes(args: string[], env: Env = {}, stdio: StdioOptions = 'inherit') {
  const options = { stdio, env: { ...process.env, ...env } }
  const [code] = await once(spawn(process.execPath, args, options), 'exit')
  return code === 0
}

findChromium()
const missing = isWhole ? installOtherBrowsers() : []

if (!(await passes(tool('check')))) process.exit(1)

const buildLog = 'test-results/build.log'
mkdirSync('test-results', { recursive: true })
const log = openSync(buildLog, 'w')
const toLog = ['ignore', log, log] satisfies StdioOptions
const building = passes(tool('build', '--for-tests'), { TYPES_ARE_CHECKED: 'yes' }, toLog)
const unitTestsPassed = await passes(['node_modules/vitest/vitest.mjs', 'run'])
const isBuilt = await building
process.stdout.write(readFileSync(buildLog))
if (!isBuilt) process.exit(1)

const browserTestsPassed = await passes(['node_modules/@playwright/test/cli.js', 'test'])
if (missing.length > 0)
  console.log(`Skipped, because they are not installed: ${missing.join(', ')}`)
if (!unitTestsPassed) console.log('Unit tests failed; see above.')
process.exit(unitTestsPassed && browserTestsPassed ? 0 : 1)
