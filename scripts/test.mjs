#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
/**
 * `npm test`: everything from a fresh clone. Packages, the browsers, the checks, the unit tests, a
 * production build, the browser tests, and a last line of counts. `npm run test:whole` walks over every page
 * where this looks at some (e2e/support/addresses.ts), and at the development server.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build, install } from './lib/steps.mjs'

const reports = 'test-results/counts'

if (process.argv.includes('--whole')) process.env.WHOLE = '1'

/** Runs a test runner to its end, whatever it finds, and tells whether it passed. */
function runTests(script, args, env) {
  const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

function readReport(name) {
  const file = `${reports}/${name}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function counts() {
  const unit = readReport('unit')
  const browser = readReport('browser')?.stats
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0),
  }
}

install()
const { findChromium } = await import('./lib/chromium.mjs')
const chromium = findChromium()
const { installOtherBrowsers } = await import('./lib/other-browsers.mjs')
const missing = installOtherBrowsers()

await import('./check.mjs')

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const unitPassed = runTests('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/unit.json`,
])
// Given to the build so that a test can find out whether it keeps them (e2e/security.spec.ts).
process.env.VENDOR_API_TOKEN = 'token-for-tests'
process.env.REVALIDATE_SECRET = 'a-secret-for-tests-of-32-characters'
await build()
const browserPassed = runTests('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json`,
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
})

const { passed, failed, skipped } = counts()
const notTried = missing.length > 0 ? ` (not here: ${missing.join(', ')})` : ''
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped${notTried}`)
process.exit(unitPassed && browserPassed ? 0 : 1)
