/** `npm run test:browsers` in Firefox, WebKit and old Chromiums, `npm run test:attacks`. Arguments are Playwright's. */
import { findChromium } from './lib/chromium'
import { installOtherBrowsers } from './lib/other-browsers'
import { buildForTests, runBin } from './lib/steps'

const args = process.argv.slice(2)
findChromium()
if (args.includes('browsers')) {
  const missing = installOtherBrowsers()
  if (missing.length > 0) console.log(`Not installed: ${missing.join(', ')}`)
}
await buildForTests()
runBin('@playwright/test/cli.js', ['test', ...args], { WHOLE: '1' })
