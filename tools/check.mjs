#!/usr/bin/env node
/**
 * `npm run check`: lint, format, import direction, types, dead code, content, shell scripts where shellcheck
 * is there, fields of forms and the glossary's words, two at a time. Says all that is wrong, not the first thing alone.
 */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { has } from './lib/debian.mjs'
import { alone, runBin } from './lib/steps.mjs'

const bin = (script, ...args) => [process.execPath, `node_modules/${script}`, ...args]

/** The longest first. */
const commands = [
  // What was read before, for Next, may hide that a name is gone.
  bin('typescript/bin/tsc', '--noEmit', '--incremental', 'false'),
  [process.execPath, 'tools/checks/content.mjs'],
  bin('knip/bin/knip.js'),
  // What parents type in a field that one of a form's files lacks would be dropped without a word.
  ...(process.env.UNIT_TESTS_FOLLOW
    ? []
    : [
        bin(
          'vitest/vitest.mjs',
          'run',
          '--reporter=dot',
          '--project=today',
          'components/forms/definitions.test.tsx',
          'tools/checks/words.test.ts',
        ),
      ]),
  bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  ...(has('shellcheck')
    ? [['shellcheck', 'deploy/activate.sh', 'deploy/receive.sh', 'deploy/release.sh']]
    : []),
]

/** Runs a command and then prints what it said; resolves to whether it passed. */
async function passes([program, ...args]) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [said, complaints, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  process.stdout.write(said)
  process.stderr.write(complaints)
  if (code !== 0) console.error(`\nFailed: ${[program, ...args].join(' ')}\n`)
  return code === 0
}

const results = []
const work = async () => {
  for (let next = commands.shift(); next; next = commands.shift()) results.push(await passes(next))
}
// A build of another process would remove the types from `.next` in the meantime.
await alone(() => {
  // Types of the routes, which tsc reads.
  runBin('next/dist/bin/next', ['typegen'])
  return Promise.all([work(), work()])
})
if (results.includes(false)) process.exit(1)
