import './no-telemetry.mjs'
import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { builds, current, isBuild, keepBuild, makeCurrent, removeUnused } from './builds.mjs'
import { withLock } from './lock.mjs'
import { npm } from './npm.mjs'
import { completeStandalone, output } from './standalone.mjs'

/** Files and folders a build is made from, and those that it carries. */
const sources = [
  '.env.example',
  'app',
  'components',
  'content',
  'deploy',
  'docs/operating',
  'lib',
  'mocks',
  'tools/operator',
  'public',
  'tools/lib/node-version.mjs',
  'tools/lib/standalone.mjs',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'mdx-components.tsx',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'proxy.ts',
  'server',
  'tailwind.config.ts',
  'tsconfig.json',
]

// Build and server run in folders of their own; the project's .env is read here, for both. Tests have an environment of
// their own (`test-environment.mjs`).
if (process.env.NODE_ENV !== 'test' && existsSync('.env')) process.loadEnvFile('.env')

/** Runs what installs, builds or reads `.next`, one command of this checkout at a time. */
export const alone = (work) => withLock(`${builds}/lock`, work)

/** Ends this process with the code of a command that failed. */
function stopIfFailed({ error, status }) {
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a command with its output shown; ends this process with its code when it fails. */
export function run(command, args, env = {}) {
  stopIfFailed(spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }))
}

/** Runs one of the project's own binaries with this Node. */
export function runBin(script, args, env) {
  run(process.execPath, [path.join('node_modules', script), ...args], env)
}

/** The folder whose packages measure the site and check it with other engines; nothing else needs them. */
export const measure = 'tools/measure'

function isInstalled(folder) {
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const lockfile = path.join(folder, 'package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

/** `npm ci` in a folder, unless packages were installed there since its lockfile was written. */
export async function install(folder = '.') {
  if (isInstalled(folder)) return
  await alone(() => {
    if (isInstalled(folder)) return
    console.log(folder === '.' ? 'Installing packages…' : `Installing packages of ${folder}…`)
    const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
    stopIfFailed(npm(['ci', '--include=dev'], { stdio: 'inherit', env, cwd: folder }))
  })
}

function* filesOf(entry) {
  if (!existsSync(entry)) return
  if (!statSync(entry).isDirectory()) yield entry
  else for (const child of readdirSync(entry).sort()) yield* filesOf(path.join(entry, child))
}

/**
 * Identifies a build: names, sizes and times of its sources, the `SITE_URL` that the operator has set, and the clock.
 * The default `SITE_URL` names the port, which makes no difference to a build.
 */
function fingerprint() {
  const { SITE_URL = '', CLOCK_SHIFT_MS = '' } = process.env
  const hash = createHash('sha256').update(`${SITE_URL} ${CLOCK_SHIFT_MS}`)
  for (const file of sources.flatMap((entry) => [...filesOf(entry)])) {
    // Modules of the content are made of files that are looked at themselves.
    if (/\.test\.tsx?$|^content.generated/.test(file)) continue
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** What a release is, for `deploy/activate.sh` and whoever has to know: beside the server of the build. */
function describeBuild() {
  const built = new Date().toISOString().slice(0, 19)
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  // Unpacked from an archive inside another's repository, it would be named after that one.
  const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
  const git = existsSync('.git') ? spawnSync('git', args) : { status: null, stdout: '' }
  const facts = {
    name: `${version}-${built.replace(/[-:]/g, '')}`,
    built,
    from: git.status === 0 ? String(git.stdout).trim() : 'unknown',
    site: process.env.SITE_URL ?? '',
    node: process.versions.node.split('.')[0],
    platform: `${process.platform}-${process.arch}`,
  }
  writeFileSync(`${output}/release.json`, `${JSON.stringify(facts, null, 2)}\n`)
}

/** Makes the newest build of these sources the current one, if there is any. Returns the folder, which is kept. */
export function findBuild(from = fingerprint()) {
  const names = existsSync(builds) ? readdirSync(builds).filter(isBuild).sort() : []
  const found = names.findLast((name) => name.startsWith(from))
  if (!found) return undefined
  makeCurrent(found)
  return keepBuild(path.join(builds, found))
}

/** Builds in `.next`, and moves what is complete to a folder of its own, so that running sites keep theirs. */
async function makeBuild() {
  const from = fingerprint()
  // First, because the framework says of a slip in content/school.yaml only that it has no configuration.
  run(process.execPath, ['tools/checks/content.mjs', '--mistakes'])
  console.log('Building…')
  // Next warns in CI of a missing cache, which a fresh clone has not.
  mkdirSync('.next/cache', { recursive: true })
  // Any other value would bring the development build of React, with which Next refuses to prerender.
  process.env.NODE_ENV = 'production'
  runBin('next/dist/bin/next', ['build'])
  await completeStandalone()
  describeBuild()
  const previous = existsSync(current) ? path.basename(realpathSync(current)) : ''
  const name = `${from}-${Date.now().toString(36)}`
  renameSync(output, path.join(builds, name))
  const folder = findBuild(from)
  removeUnused([name, previous])
  return folder
}

/** `npm run build`: builds; resolves to the build's folder, which stays at least as long as this process runs. */
export const buildAnew = () => alone(makeBuild)

/** The same, unless there is a build of exactly these sources, perhaps one that another process is making. */
export async function build() {
  return findBuild() ?? alone(() => findBuild() ?? makeBuild())
}

/**
 * The build for browser tests. It is given the site's secrets, so that a test can find out whether it keeps
 * them (e2e/security.spec.ts).
 */
export async function buildForTests() {
  await import('./test-environment.mjs')
  process.env.VENDOR_API_TOKEN = 'token-for-tests'
  process.env.REVALIDATE_SECRET = 'a-secret-for-tests-of-32-characters'
  return build()
}
