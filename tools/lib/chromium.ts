import { existsSync } from 'node:fs'
import { ensure } from './debian'
import { runBin } from './steps'

/** The first two are Debian's; the one without a window does the same tests in four fifths of the time. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Without a window Chromium does not know the speed of its line, and would fetch twice as many pictures ahead as a
 * telephone does.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A page stays in the process of the blank one before it; the opener policy would start another for it.
  '--renderer-process-limit=1',
  // Tests send no requests to the map's site.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]

/** A Chromium that the system has. */
export const systemChromium = () => systemPlaces.find(existsSync)

/**
 * The Chromium of the browser tests: the one `CHROMIUM_PATH` names, the system's, Debian's package when root,
 * otherwise Playwright's own (then undefined: Playwright knows where it is).
 */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (!existsSync(configured)) throw new Error(`CHROMIUM_PATH names no file: ${configured}`)
    return configured
  }
  if (!systemChromium()) ensure('chromium-headless-shell')
  if (!systemChromium()) ensure('chromium')
  const found = systemChromium()
  if (!found) runBin('playwright/cli.js', ['install', 'chromium'])
  return found
}
