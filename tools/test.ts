/**
 * `npm test`: packages, a browser, the checks, unit tests beside a build, and browser tests. `npm run test:whole` also
 * runs what no change of a page can break.
 */
import { type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

const vitest = (args: string[] = [], env: Env = {}) =>
  passes(['node_modules/vitest/vitest.mjs', 'run', ...args], env)

async function passesAnywhere(): Promise<boolean> {
  console.log('\nUnit tests in a hostile shell')
  const { siteVariables } = await import('./lib/test-environment')
  const dataDir = path.join(tmpdir(), `not-for-tests-${process.pid}`)
  const env = {
    ...Object.fromEntries(siteVariables.map((name) => [name, `https://${name}.invalid`])),
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    TZ: 'Pacific/Chatham',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    GIT_DIR: dataDir,
    HTTP_PROXY: 'http://127.0.0.1:9',
    HTTPS_PROXY: 'http://127.0.0.1:9',
    WHOLE: '',
  }
  process.umask(0o077)
  return (await vitest(['--reporter=dot'], env)) && !existsSync(dataDir)
}

findChromium()
const missing = isWhole ? installOtherBrowsers() : []

if (!(await passes(tool('check'), { UNIT_TESTS_FOLLOW: 'yes' }))) process.exit(1)

const buildLog = 'test-results/build.log'
mkdirSync('test-results', { recursive: true })
const log = openSync(buildLog, 'w')
const toLog = ['ignore', log, log] satisfies StdioOptions
const building = passes(tool('build', '--for-tests'), { TYPES_ARE_CHECKED: 'yes' }, toLog)
const unitTestsPassed = await vitest()
const isBuilt = await building
const buildOutput = readFileSync(buildLog, 'utf8')
process.stdout.write(buildOutput)
if (!isBuilt) process.exit(1)
// Next marks warnings with ⚠, Node with its process id.
const isBuildSilent = !/⚠|^\(node:\d+\)|telemetry/im.test(buildOutput)

const browserTestsPassed = await passes(['node_modules/@playwright/test/cli.js', 'test'])
if (missing.length > 0)
  console.log(`Skipped, because they are not installed: ${missing.join(', ')}`)
if (!isBuildSilent) console.log(`The build warned: ${buildLog}`)
if (!unitTestsPassed) console.log('Unit tests failed; see above.')
const isGreen = unitTestsPassed && isBuildSilent && browserTestsPassed
process.exit(isGreen && (!isWhole || (await passesAnywhere())) ? 0 : 1)
