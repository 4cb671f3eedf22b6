import { isIPv6 } from 'node:net'
import { z } from 'zod'
import type { Env } from '@/lib/platform/env'
import { codeOf } from '@/lib/platform/error-code'
import { instances } from '@/lib/platform/instances'
import { type CheckResult, fail, pass } from '../checks/check-result'

const about = 'port'
const answerWithinMs = 5000

/** The part of `/api/health` that everybody is told. */
const health = z.object({ status: z.enum(['starting', 'ok', 'stopping']) })

/** Who answers at an address; `nobody` where nothing listens. */
async function whoIsAt(host: string): Promise<'the site' | 'nobody' | 'another'> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    const answer = await fetch(`http://${host}/api/health`, { signal, redirect: 'manual' })
    return health.safeParse(await answer.json()).success ? 'the site' : 'another'
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return cause && codeOf(cause) === 'ECONNREFUSED' ? 'nobody' : 'another'
  }
}

async function checkHost(host: string, mayBeFree: boolean): Promise<CheckResult> {
  const port = host.replace(/.*:/, '')
  const who = await whoIsAt(host)
  if (who === 'the site') return pass(about, `the site answers at ${host}`)
  if (who === 'another') {
    const what = `ask root what it is: ss -ltnp 'sport = :${port}'; end it, or give the site another PORT`
    return fail(about, `what is at ${host} is not this site, or does not answer`, what)
  }
  return mayBeFree
    ? pass(about, `${host} is free`)
    : fail(about, `nothing listens at ${host}`, `systemctl status school-site@${port}`)
}

/** Whether the site, and no stranger, is where nginx sends visitors; without nginx, at PORT. */
export async function checkPort(
  { PORT, HOSTNAME }: Pick<Env, 'PORT' | 'HOSTNAME'>,
  nginxDir?: string,
): Promise<CheckResult[]> {
  const hosts = instances(nginxDir).flatMap(({ host, isDown }) => (isDown ? [] : [host]))
  if (hosts.length > 0) return Promise.all(hosts.map((host) => checkHost(host, false)))
  const own = isIPv6(HOSTNAME ?? '') ? `[${HOSTNAME}]` : HOSTNAME || '127.0.0.1'
  return [await checkHost(`${own}:${PORT}`, true)]
}
