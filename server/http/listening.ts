import { once } from 'node:events'
import type { Server } from 'node:net'
import type { Env } from '@/lib/platform/env'
import { codeOf } from '@/lib/platform/error-code'

function explainListenError(
  error: unknown,
  { PORT, HOSTNAME }: Pick<Env, 'PORT' | 'HOSTNAME'>,
): string {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return `port ${PORT} is in use; stop the process that uses it (as root: ss -ltnp 'sport = :${PORT}'), or change PORT`
  if (code === 'EACCES') return `this user may not use port ${PORT}; set PORT to 1024 or more`
  return `cannot listen on ${HOSTNAME || 'any address'}, port ${PORT}: ${code}; is HOSTNAME an address of this machine?`
}

/**
 * Returns the descriptor of the socket that systemd opened for this process (sd_listen_fds), or null if there is none.
 * Throws if there are several: requests to any but one would wait for ever.
 */
function inheritedSocket({ LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv): number | null {
  if (!LISTEN_FDS || LISTEN_PID !== String(process.pid)) return null
  if (LISTEN_FDS === '1') return 3
  throw new Error(
    `The site cannot be served: systemd passes ${LISTEN_FDS} sockets; leave one ListenStream in school-site.socket`,
  )
}

/**
 * Resolves when the server listens. Rejects with the reason. Listens on systemd's socket, else on
 * `HOSTNAME`, else on all IPv6 and IPv4 addresses.
 */
export async function listen(server: Server, where: Pick<Env, 'PORT' | 'HOSTNAME'>): Promise<void> {
  const fd = inheritedSocket(process.env)
  if (fd === null) server.listen(where.PORT, where.HOSTNAME)
  else server.listen({ fd })
  await once(server, 'listening').catch((error) => {
    throw new Error(`The site cannot be served: ${explainListenError(error, where)}`)
  })
}
