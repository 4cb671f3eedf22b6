#!/usr/bin/env node
/**
 * `npm run test:browsers`: goes through all of the site in Firefox, WebKit and the oldest Chromiums that
 * README promises something; `npm test` goes a short way in each.
 */
import { build, install, runBin } from './lib/steps.mjs'

install()
const { installOtherBrowsers } = await import('./lib/other-browsers.mjs')
const missing = installOtherBrowsers()
await build()
if (missing.length > 0) console.log(`Not here: ${missing.join(', ')}`)
runBin('@playwright/test/cli.js', ['test', 'browsers'], { ALL_OF_THE_SITE: '1' })
