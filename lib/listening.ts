import { once } from 'node:events'
import type { Server } from 'node:net'
import type { Env } from './env'
import { codeOf } from './error-code'

type Where = Pick<Env, 'PORT' | 'HOSTNAME'>

/** Resolves when a server listens. Rejects with the error of the system when it cannot. */
export async function listening(server: Server, { PORT, HOSTNAME }: Where): Promise<void> {
  // Without a host Node listens on IPv6 and IPv4, or on what the machine has of them.
  server.listen(PORT, HOSTNAME)
  await once(server, 'listening')
}

/** Why nothing can listen there, and what an operator does about it. */
export function notListening(error: unknown, { PORT, HOSTNAME }: Where) {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return {
      says: `port ${PORT} is taken`,
      do: 'end what has it (doctor names it), or change PORT',
    }
  if (code === 'EACCES')
    return { says: `port ${PORT} is not for this user`, do: 'set PORT to 1024 or more' }
  const where = HOSTNAME ? `HOSTNAME ${HOSTNAME}` : `port ${PORT}`
  return { says: `no listening on ${where}: ${code}`, do: 'HOSTNAME is an address of this machine' }
}
