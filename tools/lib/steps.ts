import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import manifest from '@/package.json' with { type: 'json' }
import { builds, current, isBuild, keepBuild, linkCurrent, removeUnused } from './builds'
import { alone } from './lock.mjs'
import { nextBin } from './next-bin'
import { completeStandalone, output } from './standalone'

const sources = [
  '.env.example',
  'app',
  'components',
  'content',
  'deploy',
  'docs/operating',
  'lib',
  'mocks',
  'operator',
  'public',
  'tools/lib/node-version.mjs',
  'tools/lib/standalone.ts',
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

type Env = Record<string, string>

export function run(args: readonly string[], env: Env = {}): void {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const
  const { error, status } = spawnSync(process.execPath, args, options)
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

export function runBin(script: string, args: readonly string[], env: Env = {}): void {
  run([path.join('node_modules', script), ...args], env)
}

export const formatAdvice = 'npm run format fixes formatting and the order of imports.\n'

/** Returns the arguments for Node that run a command of `tools`, or `operator/…`, in a process of its own. */
export const tool = (name: string, ...args: string[]): string[] => [
  '--conditions=react-server',
  'tools/run.mjs',
  name.startsWith('operator/') ? `${name}.ts` : `tools/${name}.ts`,
  ...args,
]

function* filesOf(entry: string): Generator<string> {
  if (!existsSync(entry)) return
  if (!statSync(entry).isDirectory()) yield entry
  else for (const child of readdirSync(entry).sort()) yield* filesOf(path.join(entry, child))
}

/** Identifies a build by its sources. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((entry) => [...filesOf(entry)])) {
    // Generated modules derive from files that the hash includes.
    if (/\.test\.tsx?$|^content.generated/.test(file)) continue
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

function describeBuild() {
  const built = new Date().toISOString().slice(0, 19)
  // Without .git here, git would describe a repository around this folder.
  const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
  const git = existsSync('.git') ? spawnSync('git', args) : { status: null, stdout: '' }
  const facts = {
    name: `${manifest.version}-${built.replace(/[-:]/g, '')}`,
    built,
    from: git.status === 0 ? String(git.stdout).trim() : 'unknown',
    node: process.versions.node.split('.')[0],
    platform: `${process.platform}-${process.arch}`,
  }
  writeFileSync(`${output}/release.json`, `${JSON.stringify(facts, null, 2)}\n`)
}

/** Links the newest build of these sources as current, if any. Returns its folder, and protects it from cleanup. */
export function findBuild(from = fingerprint()) {
  const names = existsSync(builds) ? readdirSync(builds).filter(isBuild).sort() : []
  const found = names.findLast((name) => name.startsWith(from))
  if (!found) return undefined
  linkCurrent(found)
  return keepBuild(path.join(builds, found))
}

/** Builds in `.next`, and moves a complete build to its own folder, so that running sites keep theirs. */
async function makeBuild(): Promise<string> {
  // First, because Next reports a mistake in content/school.yaml only as a missing configuration.
  run(tool('checks/content', '--build'))
  const from = fingerprint()
  console.log('Building…')
  // In CI, Next warns about a missing cache, which a fresh clone lacks.
  mkdirSync('.next/cache', { recursive: true })
  // Any other value selects React's development build, with which Next refuses to prerender.
  Object.assign(process.env, { NODE_ENV: 'production' })
  runBin(nextBin, ['build'])
  await completeStandalone()
  describeBuild()
  const previous = existsSync(current) ? path.basename(realpathSync(current)) : ''
  const name = `${from}-${Date.now().toString(36)}`
  renameSync(output, path.join(builds, name))
  const folder = findBuild(from)
  removeUnused([name, previous])
  if (!folder) throw new Error('The build is gone')
  return folder
}

export const buildAgain = () => alone(makeBuild)

export async function build(): Promise<string> {
  return findBuild() ?? alone(() => findBuild() ?? makeBuild())
}

/** Returns the build for browser tests, made with secrets that e2e/security.spec.ts looks for. */
export async function buildForTests(): Promise<string> {
  await import('./test-environment')
  process.env.VENDOR_API_TOKEN = 'token-for-tests'
  process.env.REVALIDATE_SECRET = 'a-secret-for-tests-of-32-characters'
  return build()
}
