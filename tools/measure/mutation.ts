/** `npm run test:mutation [-- -m server/pages/flight.ts]`: lists small changes of the code that no test notices. */
import { install } from '../lib/install.mjs'
import { measure, run } from '../lib/steps'

await install(measure)
const stryker = `${measure}/node_modules/@stryker-mutator/core/bin/stryker.js`
run([stryker, 'run', `${measure}/stryker.config.mjs`, ...process.argv.slice(2)])
