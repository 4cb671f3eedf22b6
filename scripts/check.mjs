#!/usr/bin/env node
/** `npm run check`: lint, format, import direction, types, dead code and content, in that order. */
import { runBin } from './lib/steps.mjs'

runBin('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])
runBin('next/dist/bin/next', ['typegen'])
runBin('typescript/bin/tsc', ['--noEmit'])
runBin('knip/bin/knip.js', [])
await import('./check-content.mjs')
