import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ensure, has } from './debian.mjs'
import { fetchFromPackage } from './npm-pack.mjs'
import { install, measure } from './steps.mjs'

/** Programs that drive a browser besides Chromium, each with Debian's package. */
const programs = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb', xauth: 'xauth' },
}

/** Packages that carry a Chromium of the past, for Linux on x64: the oldest of the first two promises. */
const carriers = {
  'Chromium 109': '@sparticuz/chromium@109.0.6',
  'Chromium 88': 'chrome-aws-lambda@5.5.0',
}

const folder = path.resolve('node_modules/.cache/browsers')

/** How such a Chromium is started; it brings no library for a graphics card. */
export const carriedArgs = ['--no-sandbox', '--no-zygote', '--disable-gpu']

/** Where the Chromium of this name lies once it is installed. */
export function carriedChromium(name) {
  return path.join(folder, name.toLowerCase().replace(' ', '-'))
}

/** Fetches a Chromium of `carriers`. It stays away where it cannot be fetched or does not start. */
function installCarried(name) {
  const target = carriedChromium(name)
  if (existsSync(target) || process.platform !== 'linux' || process.arch !== 'x64') return
  const packed = `${target}.br`
  if (!fetchFromPackage(carriers[name], 'bin/chromium.br', packed)) return
  const tried = `${target}.tried`
  writeFileSync(tried, brotliDecompressSync(readFileSync(packed)))
  rmSync(packed)
  chmodSync(tried, 0o755)
  const args = ['--headless', ...carriedArgs, '--dump-dom', 'about:blank']
  if (spawnSync(tried, args, { timeout: 120_000 }).status === 0) renameSync(tried, target)
  else rmSync(tried)
}

/** Whether a browser of `programs` or `carriers` can be driven here. */
export function hasBrowser(name) {
  return name in carriers
    ? existsSync(carriedChromium(name))
    : Object.keys(programs[name]).every(has)
}

/**
 * Installs Debian's packages of the other browsers when root, what drives Firefox, and the Chromiums of the past.
 * Names those that are still missing.
 */
export function installOtherBrowsers() {
  for (const packages of Object.values(programs)) {
    for (const [program, debianPackage] of Object.entries(packages)) ensure(program, debianPackage)
  }
  for (const name of Object.keys(carriers)) installCarried(name)
  if (hasBrowser('Firefox')) install(measure)
  return [...Object.keys(programs), ...Object.keys(carriers)].filter((name) => !hasBrowser(name))
}
