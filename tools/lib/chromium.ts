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
 * Headless Chromium does not know the speed of its connection, and prefetches twice as many pictures as on a phone.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Keeps a page in the process of the blank page before it, although the opener policy asks for another.
  '--renderer-process-limit=1',
  // Tests send no requests to the map's site.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
]

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
  // playwright.config.ts reads it.
  else process.env.CHROMIUM_PATH = found
  return found
}
