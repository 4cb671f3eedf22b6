import './environment'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { aboutDisk } from './disk'
import { given } from './environment'
import type { Line } from './line'
import { aboutNode } from './node'
import { aboutNotice } from './notice'
import { aboutPort } from './port'
import { aboutRedis } from './redis'
import { aboutVariables } from './variables'
import { aboutVendor } from './vendor'

const built = z.object({
  config: z.object({ env: z.object({ BUILT_FOR_SITE_URL: z.string() }) }),
})

/** The SITE_URL that the build in a folder was made for; `undefined` without one. */
async function builtFor(dir: string): Promise<string | undefined> {
  try {
    const text = await readFile(path.join(dir, '.next/required-server-files.json'), 'utf8')
    return built.parse(JSON.parse(text)).config.env.BUILT_FOR_SITE_URL
  } catch {
    return undefined
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

async function linesOn(dir: string): Promise<Line[]> {
  const { DATA_DIR, REDIS_URL } = env()
  const found = await Promise.all([
    aboutVariables(given, await builtFor(dir)),
    aboutNode(dir),
    aboutPort(env()),
    aboutDisk(DATA_DIR),
    aboutNotice(),
    aboutRedis(REDIS_URL),
    aboutVendor(env()),
  ])
  return found.flat()
}

/**
 * `npm run doctor`, and `node doctor.mjs` in a release: looks at what only this site knows of what it needs,
 * and says what to do. `dir` is the checkout or the release; with `vendor` the vendor alone is asked. Exit code
 * 1 when something is bad.
 */
export async function doctor(dir: string, only?: string): Promise<{ text: string; code: 0 | 1 }> {
  const lines = only === 'vendor' ? await aboutVendor(env()) : await linesOn(dir)
  const isBad = lines.some(({ state }) => state === 'bad')
  return { text: asText(lines), code: isBad ? 1 : 0 }
}
