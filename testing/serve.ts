import type { Server } from 'node:http'
import { afterAll } from 'vitest'
import { listenLocally } from './http'

export function serve(server: Server): Promise<number> {
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return listenLocally(server)
}
