/**
 * `npm run test:dates`: unit tests, a build and browser tests at moments when days, years and sessions turn. `npm run
 * test:dates -- 01-01` tests one day.
 */
import { spawnSync } from 'node:child_process'
import { findChromium } from './lib/chromium'
import { clockOf, moments } from './lib/moments'
import { tool } from './lib/steps'

/** A third of the browser tests ends within the last ten minutes of a year. */
const thirds = ['1/3', '2/3', '3/3']

const [day = ''] = process.argv.slice(2)
const chosen = moments.filter(({ at }) => at.includes(day))

findChromium()

type Moment = (typeof moments)[number]

function passes(moment: Moment, ...args: string[]) {
  const env = { ...process.env, ...clockOf(moment) }
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0
}

function failuresAt(moment: Moment): string[] {
  console.log(`\n${moment.at}, processes in ${moment.zone}\n`)
  const unit = passes(moment, 'node_modules/vitest/vitest.mjs', 'run')
  if (!passes(moment, ...tool('build', '--for-tests'))) return ['the build']
  const playwright = ['node_modules/@playwright/test/cli.js', 'test']
  const parts = thirds.map((third) => passes(moment, ...playwright, `--shard=${third}`))
  return [...(unit ? [] : ['unit tests']), ...(parts.includes(false) ? ['browser tests'] : [])]
}

const failed = chosen.flatMap((moment) =>
  failuresAt(moment).map((what) => `${what} at ${moment.at} in ${moment.zone}`),
)
const outcome = failed.length > 0 ? `Failed: ${failed.join('; ')}` : `${chosen.length} dates passed`
console.log(`\n${outcome}`)
process.exit(failed.length > 0 || chosen.length === 0 ? 1 : 0)
