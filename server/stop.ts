import type { Server } from 'node:http'
import { log } from '@/lib/log'

/** How long, in milliseconds, connections that were under way to us are still taken. */
const acceptMs = 250

/**
 * Ends the process when it is told to: every answer from then on closes its connection, what is under
 * way is finished, and connections on which nothing is asked are closed. After `atMostSeconds` what is
 * left is cut off.
 */
export function stopWhenTold(server: Server, atMostSeconds: number): void {
  function stop(signal: NodeJS.Signals): void {
    log.info({ signal, atMostSeconds }, 'stopping')
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    setTimeout(() => {
      // After the loop has taken what stood in line, so that nobody who connected is turned away.
      setImmediate(() => {
        server.close(() => process.exit(0))
        server.closeIdleConnections()
      })
    }, acceptMs)
    setTimeout(() => {
      log.warn('stopped with requests under way')
      process.exit(0)
    }, atMostSeconds * 1000)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
