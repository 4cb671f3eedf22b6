#!/usr/bin/env node
/**
 * `npm test`: everything from a fresh clone. Packages, the browsers, the checks, the unit tests, a
 * production build, the browser tests, and a last line of counts. `npm run test:whole` walks over every page
 * where this looks at some (e2e/support/addresses.ts), with more checkers, and at the development server.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { install } from './lib/steps.mjs'
import { summary } from './lib/test-report.mjs'

const reports = 'test-results/counts'
const buildLog = 'test-results/build.log'

if (process.argv.includes('--whole')) process.env.WHOLE = '1'

/** Runs a test runner to its end, whatever it finds, and tells whether it passed. */
function runTests(script, args, env) {
  const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** Builds beside what else runs. The returned function waits for its end and prints it; a failure ends this process. */
function startBuild() {
  const log = openSync(buildLog, 'w')
  const args = ['tools/build.mjs', '--for-tests']
  const env = { ...process.env, TYPES_ARE_CHECKED: 'yes' }
  const ended = once(spawn(process.execPath, args, { env, stdio: ['ignore', log, log] }), 'exit')
  return async () => {
    const [code] = await ended
    process.stdout.write(readFileSync(buildLog))
    if (code !== 0) process.exit(1)
  }
}

install()
const { findChromium } = await import('./lib/chromium.mjs')
const chromium = findChromium()
if (chromium) process.env.CHROMIUM_PATH = chromium
const { installOtherBrowsers } = await import('./lib/other-browsers.mjs')
const missing = installOtherBrowsers()

process.env.UNIT_TESTS_FOLLOW = 'yes'
await import('./check.mjs')
delete process.env.UNIT_TESTS_FOLLOW

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const built = startBuild()
const unitPassed = runTests('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/unit.json`,
])
await built()
const browserPassed = runTests('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`,
})

const files = { unit: `${reports}/unit.json`, browser: `${reports}/browser.json` }
console.log(`\n${summary({ ...files, missing }).join('\n')}`)
process.exit(unitPassed && browserPassed ? 0 : 1)
