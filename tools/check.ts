/** `npm run check`: lint, format, import direction, types, dead code, content and shell scripts. Reports every failure. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { has } from './lib/debian'
import { alone } from './lib/lock.mjs'
import { nextBin } from './lib/next-bin'
import { formatAdvice, runBin, tool } from './lib/steps'

type Command = [program: string, ...args: string[]]

const bin = (script: string, ...args: string[]): Command => [
  process.execPath,
  `node_modules/${script}`,
  ...args,
]

const commands: Command[] = [
  // An incremental run may miss that a file is gone.
  bin('typescript/bin/tsc', '--noEmit', '--incremental', 'false'),
  [process.execPath, ...tool('checks/content')],
  bin('knip/bin/knip.js', '--no-config-hints'),
  bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
]
if (has('shellcheck')) commands.push(['shellcheck', 'deploy/activate.sh', 'deploy/release.sh'])

async function passes([program, ...args]: Command): Promise<boolean> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  process.stdout.write(output)
  process.stderr.write(errors)
  if (code !== 0) console.error(`\nFailed: ${[program, ...args].join(' ')}\n`)
  if (code !== 0 && args.includes('--error-on-warnings')) console.error(formatAdvice)
  return code === 0
}

// A concurrent build would remove the types from `.next`.
const results = await alone(() => {
  // tsc needs the types of the routes, which a fresh clone does not have.
  runBin(nextBin, ['typegen'])
  return Promise.all(commands.map(passes))
})
if (results.includes(false)) process.exit(1)
