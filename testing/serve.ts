import type { Server } from 'node:http'
import { afterAll } from 'vitest'
import { listenLocally } from './http'

/** Has a server listen on this machine until the tests of the file have ended; its port. */
export function serve(server: Server): Promise<number> {
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return listenLocally(server)
}
