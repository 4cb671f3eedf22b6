import './no-telemetry.mjs'
import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { npm } from './npm.mjs'
import { completeStandalone, standalone, standaloneServer } from './standalone.mjs'

/** Files and folders a build is made from, and those that it carries. */
const sources = [
  '.env.example',
  'app',
  'components',
  'content',
  'deploy',
  'docs/operating.md',
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

// Build and server run in folders of their own; the project's .env is read here, for both.
if (existsSync('.env')) process.loadEnvFile('.env')

const buildStamp = '.next/built-from'

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

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The folder whose packages measure the site and check it with other engines; nothing else needs them. */
export const measure = 'tools/measure'

function isInstalled(folder) {
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const lockfile = path.join(folder, 'package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

/** `npm ci` in a folder, unless packages were installed there since its lockfile was written. */
export function install(folder = '.') {
  if (isInstalled(folder)) return
  console.log(folder === '.' ? 'Installing packages…' : `Installing packages of ${folder}…`)
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  stopIfFailed(npm(['ci', '--include=dev'], { stdio: 'inherit', env, cwd: folder }))
}

function* filesOf(entry) {
  if (!existsSync(entry)) return
  if (!statSync(entry).isDirectory()) yield entry
  else for (const child of readdirSync(entry).sort()) yield* filesOf(path.join(entry, child))
}

/** What a build depends on: names, sizes and times of its sources, the address it is made for, and its clock. */
function fingerprint() {
  const { SITE_URL = '', CLOCK_SHIFT_MS = '' } = process.env
  const hash = createHash('sha256').update(`${SITE_URL} ${CLOCK_SHIFT_MS}`)
  for (const file of sources.flatMap((entry) => [...filesOf(entry)])) {
    // Modules of the content are made of files that are looked at themselves.
    if (/\.test\.tsx?$|^content.generated/.test(file)) continue
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
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
  writeFileSync(`${standalone}/release.json`, `${JSON.stringify(facts, null, 2)}\n`)
}

/** `npm run build`: the build, and a folder that serves it on its own. */
export async function buildAnew() {
  const from = fingerprint()
  // First, because the framework says of a slip in content/school.yaml only that it has no configuration.
  run(process.execPath, ['tools/checks/content.mjs', '--mistakes'])
  console.log('Building…')
  // Next warns in CI of a missing cache, which a fresh clone has not.
  mkdirSync('.next/cache', { recursive: true })
  // Next refuses to prerender with the development build of React, which any other value would bring.
  runBin('next/dist/bin/next', ['build'], { NODE_ENV: 'production' })
  await completeStandalone()
  describeBuild()
  mkdirSync('.next', { recursive: true })
  writeFileSync(buildStamp, from)
}

/** `npm run build`, unless there is a build of exactly these sources. */
export async function build() {
  if (existsSync(standaloneServer) && read(buildStamp) === fingerprint()) return
  await buildAnew()
}

/**
 * The build for browser tests. It is given the site's secrets, so that a test can find out whether it keeps
 * them (e2e/security.spec.ts).
 */
export async function buildForTests() {
  process.env.VENDOR_API_TOKEN = 'token-for-tests'
  process.env.REVALIDATE_SECRET = 'a-secret-for-tests-of-32-characters'
  await build()
}
