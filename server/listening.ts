import { once } from 'node:events'
import type { Server } from 'node:net'
import type { Env } from '@/lib/platform/env'
import { codeOf } from '@/lib/platform/error-code'

/** Why nothing can listen there, and what an operator does about it. */
function reasonOf(error: unknown, { PORT, HOSTNAME }: Pick<Env, 'PORT' | 'HOSTNAME'>): string {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return `port ${PORT} is taken; end what has it (as root: ss -ltnp 'sport = :${PORT}'), or change PORT`
  if (code === 'EACCES') return `port ${PORT} is not for this user; set PORT to 1024 or more`
  return `no listening on ${HOSTNAME || 'any address'}, port ${PORT}: ${code}; is HOSTNAME of this machine?`
}

/** The file descriptor of the socket that systemd holds for this process (sd_listen_fds); null without one. */
function inheritedSocket({ LISTEN_FDS, LISTEN_PID } = process.env): number | null {
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) ? 3 : null
}

/**
 * Resolves when a server listens, on systemd's socket where there is one; rejects with a sentence that says why it
 * cannot. Without a host it listens on IPv6 and IPv4, or on what the machine has of them.
 */
export async function listening(
  server: Server,
  where: Pick<Env, 'PORT' | 'HOSTNAME'>,
): Promise<void> {
  const fd = inheritedSocket()
  if (fd === null) server.listen(where.PORT, where.HOSTNAME)
  else server.listen({ fd })
  await once(server, 'listening').catch((error) => {
    throw new Error(`The site cannot be served: ${reasonOf(error, where)}`)
  })
}
