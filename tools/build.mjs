#!/usr/bin/env node
/**
 * `npm run build`: the production build, ready to be served by `node .builds/current/server.js`. With `--for-tests`
 * the one that browser tests are run against, unless it is there.
 */
import { buildAnew, buildForTests } from './lib/steps.mjs'

await (process.argv.includes('--for-tests') ? buildForTests() : buildAnew())
