import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Env } from '@/lib/env'
import { codeOf } from '@/lib/error-code'
import { instances } from '@/lib/instances'
import { listening, notListening } from '@/lib/listening'
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

/** Whether the site answers there, or something else, or nothing listens. */
async function answering(host: string): Promise<'site' | 'stranger' | 'nothing'> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    const answer = await fetch(`http://${host}/api/health`, { signal, redirect: 'manual' })
    return health.safeParse(await answer.json()).success ? 'site' : 'stranger'
  } catch (error) {
    const isNothing = error instanceof Error && codeOf(error.cause) === 'ECONNREFUSED'
    return isNothing ? 'nothing' : 'stranger'
  }
}

async function aboutHost(host: string): Promise<Line> {
  const port = host.replace(/.*:/, '')
  const found = await answering(host)
  if (found === 'site') return good(about, `the site answers at ${host}`)
  if (found === 'nothing')
    return bad(about, `nothing listens at ${host}`, `systemctl status school-site@${port}`)
  const says = `what answers at ${host} is not this site (${await holderOf(port)})`
  return bad(about, says, 'end it, or give the site another port')
}

/** Whether the site can listen where PORT and HOSTNAME say, or does so already. */
async function aboutOwn({ PORT, HOSTNAME }: Pick<Env, 'PORT' | 'HOSTNAME'>): Promise<Line> {
  const server = createServer()
  try {
    await listening(server, { PORT, HOSTNAME })
    server.close()
    await once(server, 'close')
    return good(about, `${PORT} is free`)
  } catch (error) {
    const { says, do: what } = notListening(error, { PORT, HOSTNAME })
    if (codeOf(error) !== 'EADDRINUSE') return bad(about, says, what)
    const isAll = !HOSTNAME || HOSTNAME === '::' || HOSTNAME === '0.0.0.0'
    const host = HOSTNAME?.includes(':') ? `[${HOSTNAME}]` : HOSTNAME
    return aboutHost(`${isAll ? '127.0.0.1' : host}:${PORT}`)
  }
}

/** Whether the site, and no stranger, is where nginx sends visitors; without nginx, whether it can listen. */
export async function aboutPort(
  env: Pick<Env, 'PORT' | 'HOSTNAME'>,
  nginxDir?: string,
): Promise<Line[]> {
  const hosts = instances(nginxDir).flatMap(({ host, isDown }) => (isDown ? [] : [host]))
  return hosts.length > 0 ? Promise.all(hosts.map(aboutHost)) : [await aboutOwn(env)]
}
