import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ensure, has } from './debian'
import { npm } from './install.mjs'
import { fetchFromPackage } from './npm-pack'

const programs: Record<string, Record<string, string>> = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { WebKitWebDriver: 'webkit2gtk-driver', 'xvfb-run': 'xvfb', xauth: 'xauth' },
}

const folder = path.resolve('node_modules/.cache/browsers')

export const carriedArgs = ['--no-sandbox', '--no-zygote', '--disable-gpu']

/** The module that drives Firefox, outside the project's own packages because only `npm run test:whole` needs it. */
export const puppeteerCore = () =>
  path.join(folder, 'node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js')

/** The oldest Chromium that gets scripts, from an npm package for Linux on x64. */
export const oldChromium = path.join(folder, 'chromium-109')

function installOldChromium() {
  if (existsSync(oldChromium) || process.platform !== 'linux' || process.arch !== 'x64') return
  const packed = `${oldChromium}.br`
  if (!fetchFromPackage('@sparticuz/chromium@109.0.6', 'bin/chromium.br', packed)) return
  const tried = `${oldChromium}.tried`
  writeFileSync(tried, brotliDecompressSync(readFileSync(packed)))
  rmSync(packed)
  chmodSync(tried, 0o755)
  const args = ['--headless', ...carriedArgs, '--dump-dom', 'about:blank']
  if (spawnSync(tried, args, { timeout: 120_000 }).status === 0) renameSync(tried, oldChromium)
  else rmSync(tried)
}

export function hasBrowser(name: string) {
  return programs[name] ? Object.keys(programs[name]).every(has) : existsSync(oldChromium)
}

export function installOtherBrowsers(): string[] {
  for (const packages of Object.values(programs)) {
    for (const [program, debianPackage] of Object.entries(packages)) ensure(program, debianPackage)
  }
  installOldChromium()
  if (hasBrowser('Firefox') && !existsSync(puppeteerCore()))
    npm(['install', '--prefix=.', '--no-save', '--no-package-lock', 'puppeteer-core@24.43.1'], {
      cwd: folder,
    })
  return [...Object.keys(programs), 'Chromium 109'].filter((name) => !hasBrowser(name))
}
