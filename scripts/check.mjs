#!/usr/bin/env node
/** `npm run check`: lint, format, import direction, types, dead code, spelling and content, in that order. */
import { runBin } from './lib/steps.mjs'

runBin('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])
runBin('next/dist/bin/next', ['typegen'])
runBin('typescript/bin/tsc', ['--noEmit'])
runBin('knip/bin/knip.js', [])
runBin('cspell/bin.mjs', ['lint', '--no-progress', '--no-summary'])
await import('./check-content.mjs')
