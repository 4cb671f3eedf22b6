import './environment'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/env'
import { aboutCertificate } from './certificate'
import { aboutPast } from './clock'
import { aboutDisk } from './disk'
import { given } from './environment'
import type { Line } from './line'
import { aboutNginx } from './nginx'
import { aboutRedis } from './redis'
import { aboutVariables } from './variables'
import { aboutVendor } from './vendor'

const built = z.object({
  config: z.object({ env: z.object({ BUILT_FOR_SITE_URL: z.string(), BUILT_AT: z.string() }) }),
})

/** What the build in a folder was made for, and when; null without one. */
async function buildIn(dir: string) {
  try {
    const text = await readFile(path.join(dir, '.next/required-server-files.json'), 'utf8')
    return built.parse(JSON.parse(text)).config.env
  } catch {
    return null
  }
}

const words = { good: 'ok  ', look: 'look', bad: 'BAD ' }

function asText(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ about }) => about.length))
  return lines
    .map(({ about, state, says, do: what }) => {
      const line = `${words[state]}  ${about.padEnd(width)}  ${says}`
      return what ? `${line}\n${' '.repeat(width + 8)}→ ${what}` : line
    })
    .join('\n')
}

/**
 * `npm run doctor`, and `node doctor.mjs` in a release: looks at all that a running site needs, and says
 * what to do. `dir` is the checkout or the release. Exit code 1 when something is bad.
 */
export async function doctor(dir: string): Promise<{ text: string; code: 0 | 1 }> {
  const build = await buildIn(dir)
  const { DATA_DIR, REDIS_URL, SITE_URL } = env()
  const variables = aboutVariables(given, build?.BUILT_FOR_SITE_URL)
  const others = await Promise.all([
    aboutDisk(DATA_DIR),
    aboutPast(DATA_DIR, build?.BUILT_AT),
    aboutRedis(REDIS_URL),
    aboutCertificate(SITE_URL),
    aboutNginx(dir),
    aboutVendor(env()),
  ])
  const lines = [...variables, ...others.flat()]
  const isBad = lines.some(({ state }) => state === 'bad')
  return { text: asText(lines), code: isBad ? 1 : 0 }
}
