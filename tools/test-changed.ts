/**
 * `npm run test:changed [-- origin/main]`: lint, types, and the tests that import what changed since a commit.
 */
import { findChromium } from './lib/chromium'
import { nextBin } from './lib/next-bin'
import { buildForTests, runBin } from './lib/steps'

const since = process.argv[2] ?? 'HEAD'

runBin('@biomejs/biome/bin/biome', ['check', '.'])
runBin(nextBin, ['typegen'])
runBin('typescript/bin/tsc', ['--noEmit'])
runBin('vitest/vitest.mjs', ['run', '--passWithNoTests', `--changed=${since}`])
findChromium()
await buildForTests()
runBin('@playwright/test/cli.js', ['test', '--pass-with-no-tests', `--only-changed=${since}`])
