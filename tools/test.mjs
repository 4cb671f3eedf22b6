#!/usr/bin/env node
/**
 * `npm test`: everything from a fresh clone. Packages, a browser, the checks, the unit tests beside a production
 * build, the browser tests, and a last line of counts. `npm run test:whole` does all that no change of a page can break,
 * too: what is left out here says so in its `test.skip`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { install, measure } from './lib/steps.mjs'
import { summary } from './lib/test-report.mjs'

const reports = 'test-results/counts'

if (process.argv.includes('--whole')) process.env.WHOLE = '1'

/** Runs a program to its end, whatever it finds, and tells whether it passed. */
async function passes(script, args, env = {}, stdio = 'inherit') {
  const options = { stdio, env: { ...process.env, ...env } }
  const [code] = await once(spawn(process.execPath, [script, ...args], options), 'exit')
  return code === 0
}

const vitest = (args, ...how) => passes('node_modules/vitest/vitest.mjs', ['run', ...args], ...how)

/** Runs the unit tests in a shell in which everything that they must not read is set to something else. */
async function passesAnywhere() {
  console.log('\nUnit tests in a hostile shell')
  const dataDir = path.join(tmpdir(), `not-for-tests-${process.pid}`)
  const env = {
    ...Object.fromEntries(siteVariables.map((name) => [name, `https://${name}.invalid`])),
    ...{ DATA_DIR: dataDir, NODE_ENV: 'production', TZ: 'Pacific/Chatham' },
    ...{ LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', GIT_DIR: dataDir },
    ...{ HTTP_PROXY: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9' },
    // Its long tests have run already.
    WHOLE: '',
  }
  process.umask(0o077)
  return (await vitest(['--reporter=dot'], env)) && !existsSync(dataDir)
}

await install()
if (process.env.WHOLE) await install(measure)
const { findChromium } = await import('./lib/chromium.mjs')
const chromium = findChromium()
if (chromium) process.env.CHROMIUM_PATH = chromium
let missing = []
if (process.env.WHOLE) {
  const { installOtherBrowsers } = await import('./lib/other-browsers.mjs')
  missing = installOtherBrowsers()
}

const { siteVariables } = await import('./lib/test-environment.mjs')

if (!(await passes('tools/check.mjs', [], { UNIT_TESTS_FOLLOW: 'yes' }))) process.exit(1)

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const files = { unit: `${reports}/unit.json`, browser: `${reports}/browser.json` }
const buildLog = 'test-results/build.log'
const log = openSync(buildLog, 'w')
const building = passes('tools/build.mjs', ['--for-tests'], { TYPES_ARE_CHECKED: 'yes' }, [
  'ignore',
  log,
  log,
])
const unitPassed = await vitest([
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${files.unit}`,
])
const isBuilt = await building
const buildOutput = readFileSync(buildLog, 'utf8')
process.stdout.write(buildOutput)
if (!isBuilt) process.exit(1)
// By Next's sign and by Node's words, or asking for telemetry.
const builtInSilence = !/⚠|^\(node:\d+\)|telemetry/im.test(buildOutput)

const browserPassed = await passes(
  'node_modules/@playwright/test/cli.js',
  ['test', '--reporter=line,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: files.browser },
)
console.log(`\n${summary({ ...files, missing }).join('\n')}`)
if (!builtInSilence) console.log(`The build warned: ${buildLog}`)
const isGreen = unitPassed && builtInSilence && browserPassed
process.exit(isGreen && (!process.env.WHOLE || (await passesAnywhere())) ? 0 : 1)
