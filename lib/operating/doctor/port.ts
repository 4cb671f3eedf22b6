import { execFile } from 'node:child_process'
import { isIPv6 } from 'node:net'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Env } from '@/lib/platform/env'
import { codeOf } from '@/lib/platform/error-code'
import { instances } from '@/lib/platform/instances'
import { bad, good, type Line } from './line'

const about = 'port'
const answerWithinMs = 5000

/** The part of `/api/health` that everybody is told. */
const health = z.object({ status: z.enum(['starting', 'ok', 'stopping']) })

/** What has a port of this machine, as far as `ss` may tell this user. */
async function holderOf(port: string): Promise<string> {
  const asked = promisify(execFile)('ss', ['-ltnpH', `sport = :${port}`])
  const { stdout } = await asked.catch(() => ({ stdout: '' }))
  const [, name, pid] = /users:\(\("(.+?)",pid=(\d+)/.exec(stdout) ?? []
  return pid ? `${name}, process ${pid}` : `root is told by what: ss -ltnp 'sport = :${port}'`
}

/** Whether the site answers there, or why there is no answer of the site. */
async function answerOf(host: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    const answer = await fetch(`http://${host}/api/health`, { signal, redirect: 'manual' })
    return health.safeParse(await answer.json()).success
      ? 'the site'
      : 'another answer, or none in time'
  } catch (error) {
    const hasCode = error instanceof Error && error.cause
    return hasCode ? codeOf(error.cause) : 'another answer, or none in time'
  }
}

/** What is at an address that nginx sends visitors to, or where the site is to listen. */
async function aboutHost(host: string, mayBeFree: boolean): Promise<Line> {
  const port = host.replace(/.*:/, '')
  const answer = await answerOf(host)
  if (answer === 'the site') return good(about, `the site answers at ${host}`)
  if (answer !== 'ECONNREFUSED') {
    const says = `what is at ${host} is not this site (${answer}; ${await holderOf(port)})`
    return bad(about, says, 'end it, or give the site another PORT')
  }
  return mayBeFree
    ? good(about, `${host} is free`)
    : bad(about, `nothing listens at ${host}`, `systemctl status school-site@${port}`)
}

/** Whether the site, and no stranger, is where nginx sends visitors; without nginx, at PORT. */
export async function aboutPort(
  { PORT, HOSTNAME }: Pick<Env, 'PORT' | 'HOSTNAME'>,
  nginxDir?: string,
): Promise<Line[]> {
  const hosts = instances(nginxDir).flatMap(({ host, isDown }) => (isDown ? [] : [host]))
  if (hosts.length > 0) return Promise.all(hosts.map((host) => aboutHost(host, false)))
  const own = isIPv6(HOSTNAME ?? '') ? `[${HOSTNAME}]` : HOSTNAME || '127.0.0.1'
  return [await aboutHost(`${own}:${PORT}`, true)]
}
