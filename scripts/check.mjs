#!/usr/bin/env node
/**
 * `npm run check`: lint, format, import direction, types, dead code, spelling, fields of forms, shell scripts where
 * shellcheck is there, and content, in that order.
 */
import { has } from './lib/debian.mjs'
import { run, runBin } from './lib/steps.mjs'

runBin('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])
runBin('next/dist/bin/next', ['typegen'])
runBin('typescript/bin/tsc', ['--noEmit'])
runBin('knip/bin/knip.js', [])
runBin('cspell/bin.mjs', ['lint', '--no-progress', '--no-summary'])
// What parents type in a field that one of a form's files lacks would be dropped without a word.
if (!process.env.UNIT_TESTS_FOLLOW)
  runBin('vitest/vitest.mjs', ['run', '--reporter=dot', 'components/forms/definitions.test.tsx'])
if (has('shellcheck')) run('shellcheck', ['deploy/activate.sh', 'deploy/release.sh'])
await import('../checks/content.mjs')
