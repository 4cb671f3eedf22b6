import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ensure, has } from './debian.mjs'

/** Programs that drive a browser besides Chromium, each with Debian's package. */
const programs = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
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
  console.log(`Fetching ${name}…`)
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, encoding: 'utf8', timeout: 120_000 }
  const { stdout } = spawnSync('npm', ['pack', '--silent', carriers[name]], options)
  const pack = path.join(folder, stdout?.trim().split('\n').at(-1) || 'none')
  if (!existsSync(pack)) return
  spawnSync('tar', ['-xzf', pack, 'package/bin/chromium.br'], options)
  const fetched = path.join(folder, 'package/bin/chromium.br')
  if (existsSync(fetched)) {
    const tried = `${target}.tried`
    writeFileSync(tried, brotliDecompressSync(readFileSync(fetched)))
    chmodSync(tried, 0o755)
    const args = ['--headless', ...carriedArgs, '--dump-dom', 'about:blank']
    if (spawnSync(tried, args, options).status === 0) renameSync(tried, target)
    else rmSync(tried)
  }
  rmSync(path.join(folder, 'package'), { recursive: true, force: true })
  rmSync(pack)
}

/** Whether a browser of `programs` or `carriers` can be driven here. */
export function hasBrowser(name) {
  return name in carriers
    ? existsSync(carriedChromium(name))
    : Object.keys(programs[name]).every(has)
}

/**
 * Installs Debian's packages of the other browsers when root, and fetches the Chromiums of the past.
 * Names those that are still missing.
 */
export function installOtherBrowsers() {
  for (const packages of Object.values(programs)) {
    for (const [program, debianPackage] of Object.entries(packages)) ensure(program, debianPackage)
  }
  for (const name of Object.keys(carriers)) installCarried(name)
  return [...Object.keys(programs), ...Object.keys(carriers)].filter((name) => !hasBrowser(name))
}
