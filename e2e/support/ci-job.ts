import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parse } from 'yaml'
import { z } from 'zod'

const values = z.record(z.string(), z.coerce.string()).default({})

const gitHub = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      env: values,
      steps: z.array(z.object({ run: z.string().optional(), env: values })),
    }),
  ),
})

function commandsOf(job: string, checkout: string, variables: Record<string, string>) {
  const read = (file: string): unknown =>
    parse(
      readFileSync(path.join(checkout, file), 'utf8').replace(
        /\$\{\{ (?:vars|secrets|github)\.(\w+) \}\}/g,
        (_, name) => JSON.stringify(variables[name] ?? ''),
      ),
    )
  const { env, steps = [] } = gitHub.parse(read('.github/workflows/ci.yml')).jobs[job] ?? {}
  return steps.flatMap(({ run, env: own }) => (run ? [{ run, env: { ...env, ...own } }] : []))
}

/**
 * Runs a job as a host's runner does. `variables` are the repository's, `ofHost` the host's own. Resolves to the exit
 * code and the output.
 */
export async function runJob(
  job: 'forms' | 'publish',
  checkout: string,
  variables: Record<string, string>,
  ofHost: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '', CHROMIUM_PATH = '' } = process.env
  let output = ''
  for (const { run, env } of commandsOf(job, checkout, variables)) {
    const child = spawn('bash', ['-e', '-c', `exec 2>&1\n${run}`], {
      cwd: checkout,
      env: { NODE_ENV: 'development', PATH, HOME, CHROMIUM_PATH, CI: 'true', ...ofHost, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [words, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
    output += words
    if (code !== 0) return { code, output }
  }
  return { code: 0, output }
}
