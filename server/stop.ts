import type { Server, ServerResponse } from 'node:http'
import { log } from '@/lib/log'

/** How long, in milliseconds, new connections are still taken, and how often idle ones are looked for. */
const acceptMs = 250

/**
 * Ends the process when it is told to: every answer from then on closes its connection, what is under
 * way is finished, and connections on which nothing is asked are closed. After `atMostSeconds` what is
 * left is cut off.
 */
export function stopWhenTold(
  server: Server,
  atMostSeconds: number,
  end: () => void = () => process.exit(0),
): void {
  const open = new Set<ServerResponse>()
  let isStopping = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    if (isStopping) response.shouldKeepAlive = false
  })

  function stop(signal: NodeJS.Signals): void {
    isStopping = true
    log.info({ signal, atMostSeconds }, 'stopping')
    for (const response of open) response.shouldKeepAlive = false
    setTimeout(() => {
      // After the loop has taken those who stand in line.
      setImmediate(() => server.close(end))
    }, acceptMs)
    setInterval(() => server.closeIdleConnections(), acceptMs)
    setTimeout(() => {
      log.warn('stopped with requests under way')
      end()
    }, atMostSeconds * 1000)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
