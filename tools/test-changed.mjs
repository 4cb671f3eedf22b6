#!/usr/bin/env node
/**
 * `npm run test:changed`, or `npm run test:changed -- main`: lint, types, the unit tests that reach what was
 * changed since a commit (the last unless named), and the browser tests that speak of it, as whole as they are;
 * with `--pages` those alone.
 */
import '../content/generate.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { pagesShowing } from './lib/changed-page.mjs'
import { findChromium } from './lib/chromium.mjs'
import { specsOf } from './lib/specs-of.mjs'
import { buildForTests, install, runBin } from './lib/steps.mjs'

const since = process.argv[2] ?? 'HEAD'
// What the office edits is checked by the check of the content; its pages are looked at, and no code has changed.
const pagesAlone = process.argv.includes('--pages')

/** What git prints, a line each. */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}

if (!existsSync('.git')) {
  console.error(
    'Only git knows what was changed, and this is no clone of it: npm test tries everything',
  )
  process.exit(1)
}

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
if (changed.length === 0) {
  console.log(`Nothing was changed since ${since}.`)
  process.exit()
}

await install()
if (!pagesAlone) {
  runBin('@biomejs/biome/bin/biome', ['check', '--no-errors-on-unmatched', ...changed])
  runBin('typescript/bin/tsc', ['--noEmit'])
  // Unit tests do not read what the office types, but the modules that are made of it.
  const made = changed.map((file) =>
    file.replace(/^content\/(\w+)\.yaml$/, 'content/generated/$1.ts'),
  )
  runBin('vitest/vitest.mjs', ['related', '--run', '--passWithNoTests', ...changed, ...made])
}

const all = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'))
const pages = changed
  .filter((file) => /^content\/.+\.(?:yaml|mdx)$|^public\/pictures\//.test(file))
  .flatMap(pagesShowing)
const specs = [
  ...specsOf(
    changed,
    all.map((name) => `e2e/${name}`),
  ),
  // Looks at those pages alone.
  ...(pages.length > 0 ? ['e2e/walk.spec.ts'] : []),
]
if (specs.length > 0) {
  const chromium = findChromium()
  await buildForTests()
  console.log(`Browser tests: ${specs.join(' ')}`)
  runBin('@playwright/test/cli.js', ['test', ...specs], {
    WHOLE: '1',
    PAGES: pages.join(' '),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  })
}
