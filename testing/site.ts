import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/tools/lib/free-port'
import { standaloneEnv, standaloneServer } from '@/tools/lib/standalone'
import { until } from '@/tools/lib/until'

type SiteOptions = {
  env?: NodeJS.Dict<string>
  dataDir?: string
  port?: number
  host?: string
  server?: string
}

export const testToken = 'token-for-tests'
export const testSecret = 'a-secret-for-tests-of-32-characters'

export const sameOrigin = { 'sec-fetch-site': 'same-origin' }
export const asOperator = { authorization: `Bearer ${testSecret}` }

export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'school-site-'))
}

export async function startSite(options: SiteOptions = {}) {
  const dataDir = options.dataDir ?? (await temporaryFolder())
  const port = options.port ?? (await freePort())
  const host = options.host ?? '127.0.0.1'
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    VENDOR_API_TOKEN: testToken,
    REVALIDATE_SECRET: testSecret,
    ...options.env,
  }
  const child = spawn(process.execPath, [options.server ?? standaloneServer], {
    env: standaloneEnv(env, port, host),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const started = until(`${url}/api/health`).catch(() => undefined)
  if (!(await Promise.race([started, ended.then(() => undefined)]))) {
    child.kill('SIGKILL')
    throw new Error(`The site did not start:\n${output}`)
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    log: () => output,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGTERM')
      const killer = setTimeout(() => child.kill('SIGKILL'), 60_000)
      const code = await ended
      clearTimeout(killer)
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
      return code
    },
  }
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>

/**
 * Revalidates everything by the webhook; true when the vendor responded for every list. Throws if the site rejects the call.
 */
export async function revalidateAll(site: Pick<RunningSite, 'url'>): Promise<boolean> {
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: asOperator,
  })
  if (!response.ok) throw new Error(`The webhook responded ${response.status}`)
  return (await response.json()).renewed
}
