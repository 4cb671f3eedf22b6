/**
 * `npm run build`: the production build, ready for `node .builds/current/server.js`. With `--for-tests` the build for
 * browser tests, unless it exists.
 */
import { buildAgain, buildForTests } from './lib/steps'

await (process.argv.includes('--for-tests') ? buildForTests() : buildAgain())
