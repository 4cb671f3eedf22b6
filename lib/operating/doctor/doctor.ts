import './environment'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { asText, type CheckResult } from '../checks/check-result'
import { checkVendor } from '../vendor-check/check'
import { resultsOf } from '../vendor-check/results'
import { given } from './environment'
import { checkFolder } from './folder'
import { checkNotice } from './notice'
import { checkPort } from './port'
import { checkSession } from './session'
import { checkVariables } from './variables'

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

async function aboutVendor(): Promise<CheckResult[]> {
  return env().VENDOR_API_URL ? resultsOf(await checkVendor(0)) : []
}

async function checkAll(dir: string): Promise<CheckResult[]> {
  const found = await Promise.all([
    checkVariables(given, await builtFor(dir)),
    checkPort(env()),
    checkFolder(env().DATA_DIR),
    checkNotice(),
    checkSession(),
    aboutVendor(),
  ])
  return found.flat()
}

/**
 * `npm run doctor`, and `node doctor.mjs` in a release: looks at what only this site knows of what it needs,
 * and says what to do. `dir` is the checkout or the release; with `vendor` the vendor alone is asked. Exit code
 * 1 when something fails.
 */
export async function doctor(dir: string, only?: string): Promise<{ text: string; code: 0 | 1 }> {
  const results = only === 'vendor' ? await aboutVendor() : await checkAll(dir)
  return { text: asText(results), code: results.some(({ state }) => state === 'fail') ? 1 : 0 }
}
