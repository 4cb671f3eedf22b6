#!/usr/bin/env node
/**
 * `npm run check`: lint, format, import direction, types, dead code, spelling, shell scripts where shellcheck is
 * there, and content, in that order.
 */
import { has } from './bench/debian.mjs'
import { run, runBin } from './lib/steps.mjs'

runBin('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])
runBin('next/dist/bin/next', ['typegen'])
runBin('typescript/bin/tsc', ['--noEmit'])
runBin('knip/bin/knip.js', [])
runBin('cspell/bin.mjs', ['lint', '--no-progress', '--no-summary'])
if (has('shellcheck')) run('shellcheck', ['deploy/activate.sh', 'deploy/release.sh'])
await import('./check-content.mjs')
