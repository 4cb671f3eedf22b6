import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { standaloneEnv, standaloneServer } from '@/tools/lib/standalone.mjs'

/** A running site; `log` is what it has printed. */
export type Site = {
  url: string
  pid: number
  dataDir: string
  log: () => string
  /** Lets it hang, and go on. */
  freeze: () => void
  thaw: () => void
  /** Ends it; resolves to its exit code. */
  stop: () => Promise<number | null>
}

/** Environment of a site under test: times short enough to be waited for. */
export type SiteOptions = {
  env?: Record<string, string>
  dataDir?: string
  port?: number
  /** Where it listens; empty for everywhere. */
  host?: string
  /** What is started when it is not the build. */
  server?: string
}

export const testToken = 'token-for-tests'
export const testSecret = 'a-secret-for-tests-of-32-characters'

/** How the operator shows who he is. */
export const asOperator = { authorization: `Bearer ${testSecret}` }

/** A start takes three seconds; a machine that is busy with other things may need twenty times as long. */
const startWithinMs = 60_000

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

/** A folder of its own that a site or a vendor may fill. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'school-site-'))
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}

async function untilReady(url: string, process: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + startWithinMs
  while (!(await answers(url))) {
    if (process.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The site did not start:\n${log()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Starts the production build on a free port and waits until it is ready. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const dataDir = options.dataDir ?? (await temporaryFolder())
  const port = options.port ?? (await freePort())
  const host = options.host ?? '127.0.0.1'
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    VENDOR_API_TOKEN: testToken,
    REVALIDATE_SECRET: testSecret,
    ...options.env,
  }
  const child = spawn(process.execPath, [options.server ?? standaloneServer], {
    env: standaloneEnv(env, port, host),
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  try {
    await untilReady(url, child, () => output)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
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
      const killer = setTimeout(() => child.kill('SIGKILL'), 8000)
      const code = await ended
      clearTimeout(killer)
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
      return code
    },
  }
}

/** What `/api/health` tells the operator. */
export async function healthFacts(site: Pick<Site, 'url'>) {
  return (await fetch(`${site.url}/api/health`, { headers: asOperator })).json()
}

/**
 * Tells a site by its webhook that everything at the vendor changed; true when the vendor had an answer for
 * every list. Throws when the site refuses.
 */
export async function revalidateAll(site: Pick<Site, 'url'>): Promise<boolean> {
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: asOperator,
  })
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
  return (await response.json()).renewed
}
