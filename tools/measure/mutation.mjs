#!/usr/bin/env node
/** `npm run test:mutation [-- -m server/pages/flight.ts]`: what a mistake in the code would not be noticed by. */
import { install, measure, run } from '../lib/steps.mjs'

await install()
await install(measure)
const stryker = `${measure}/node_modules/@stryker-mutator/core/bin/stryker.js`
run(process.execPath, [stryker, 'run', `${measure}/stryker.config.mjs`, ...process.argv.slice(2)])
