#!/usr/bin/env node
/**
 * `npm test`: everything from a fresh clone. Packages, the browsers, the checks, the unit tests, those of days
 * once more at other dates (`npm run test:dates` takes all tests and dates), a production build, the browser
 * tests, and a last line of counts. `npm run test:whole` walks over every page where this looks at some
 * (e2e/support/addresses.ts), with more checkers, and at the development server.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { clockOf, moments, testsOfDays } from './lib/moments.mjs'
import { install, measure } from './lib/steps.mjs'
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

/**
 * Builds beside what else runs. The returned function waits for its end, prints what it said and tells whether
 * it warned of nothing; a failure ends this process.
 */
function startBuild() {
  const log = openSync(buildLog, 'w')
  const args = ['tools/build.mjs', '--for-tests']
  const env = { ...process.env, TYPES_ARE_CHECKED: 'yes' }
  const ended = once(spawn(process.execPath, args, { env, stdio: ['ignore', log, log] }), 'exit')
  return async () => {
    const [code] = await ended
    const said = readFileSync(buildLog, 'utf8')
    process.stdout.write(said)
    if (code !== 0) process.exit(1)
    // By Next's sign and by Node's words, or asking for telemetry.
    return !/⚠|^\(node:\d+\)|telemetry/im.test(said)
  }
}

install()
if (process.env.WHOLE) install(measure)
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
const datesPassed = moments
  .slice(0, 3)
  .map((moment) => {
    console.log(`\nAt ${moment.at}, processes in ${moment.zone}`)
    const args = ['run', '--reporter=dot', ...testsOfDays]
    return runTests('vitest/vitest.mjs', args, clockOf(moment))
  })
  .every(Boolean)
const builtInSilence = await built()
const browserPassed = runTests('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`,
})

const files = { unit: `${reports}/unit.json`, browser: `${reports}/browser.json` }
console.log(`\n${summary({ ...files, missing }).join('\n')}`)
if (!builtInSilence) console.log(`The build warned: ${buildLog}`)
process.exit(unitPassed && datesPassed && builtInSilence && browserPassed ? 0 : 1)
