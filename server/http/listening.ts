import { once } from 'node:events'
import type { Server } from 'node:net'
import type { Env } from '@/lib/platform/env'

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
  await once(server, 'listening').catch(({ message }) => {
    throw new Error(
      `The site cannot be served: ${message}. Change PORT or HOSTNAME, or stop the process that has the port (as root: ss -ltnp)`,
    )
  })
}
