/**
 * `npm run test:changed [-- origin/main]`: lint, types, and tests that import what changed since a commit; `--pages` runs
 * browser tests only. A change of styles, a component or the server walks over typical pages.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { canRunWhole, isPartlyTested, pagesToTest, specsToTest } from './lib/changed-page'
import { findChromium } from './lib/chromium'
import { nextBin } from './lib/next-bin'
import { buildForTests, formatAdvice, runBin } from './lib/steps'

const since = process.argv[2] ?? 'HEAD'

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

if (!existsSync('.git')) {
  console.error('This folder is not a git clone, so there are no changes to find. Run npm test.')
  process.exit(1)
}

const changed = [
  ...git('diff', '--name-only', '--no-renames', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
if (changed.length === 0) {
  console.log(
    `Nothing has changed since ${since}.${since === 'HEAD' ? ' Did you commit? Run: npm run test:changed -- origin/main' : ''}`,
  )
  process.exit()
}

if (!process.argv.includes('--pages')) {
  const advise = () => console.error(formatAdvice)
  process.once('exit', advise)
  runBin('@biomejs/biome/bin/biome', [
    'check',
    '--no-errors-on-unmatched',
    ...changed.filter(existsSync),
  ])
  process.off('exit', advise)
  runBin(nextBin, ['typegen'])
  runBin('typescript/bin/tsc', ['--noEmit'])
  runBin('vitest/vitest.mjs', ['run', '--passWithNoTests', `--changed=${since}`])
}

const pages = new Set(changed.flatMap(pagesToTest))
const specs = new Set(changed.flatMap(specsToTest))
findChromium()
const playwright = '@playwright/test/cli.js'
await buildForTests()
const selection = ['test', '--pass-with-no-tests', `--only-changed=${since}`]
const list = [`node_modules/${playwright}`, ...selection, '--list']
const isWhole = canRunWhole(spawnSync(process.execPath, list, { encoding: 'utf8' }).stdout)
// Also if a test fails.
process.once('exit', () => {
  console.log(`Changed pages to test: ${[...pages].join(' ') || 'none'}`)
  if (!isWhole)
    console.log('Many tests import these files; npm run test:whole runs the ones skipped here.')
  const partlyTested = changed.filter(isPartlyTested)
  if (partlyTested.length > 0)
    console.log(
      `Of these files, only the pages above, tests that import them and some browser tests ran. npm test runs the others, npm run test:whole also the slow ones:\n  ${partlyTested.join('\n  ')}`,
    )
})
runBin(playwright, selection, { WHOLE: isWhole ? '1' : '' })
if (specs.size > 0) runBin(playwright, ['test', ...specs])
if (pages.size > 0)
  runBin(playwright, ['test', 'e2e/walk.spec.ts'], { WHOLE: '1', PAGES: [...pages].join(' ') })
