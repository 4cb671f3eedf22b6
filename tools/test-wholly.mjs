#!/usr/bin/env node
/**
 * Browser tests with what `npm test` leaves out of them: `npm run test:browsers` those in Firefox, WebKit and the
 * oldest Chromiums that README promises something, `npm run test:attacks` those of attacks. Arguments are
 * Playwright's.
 */
import { findChromium } from './lib/chromium.mjs'
import { buildForTests, install, runBin } from './lib/steps.mjs'

const asked = process.argv.slice(2)

await install()
const chromium = findChromium()
if (asked.includes('browsers')) {
  const { installOtherBrowsers } = await import('./lib/other-browsers.mjs')
  const missing = installOtherBrowsers()
  if (missing.length > 0) console.log(`Not here: ${missing.join(', ')}`)
}
await buildForTests()
runBin('@playwright/test/cli.js', ['test', ...asked], {
  WHOLE: '1',
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
})
