import type { Server } from 'node:http'
import { log } from '@/lib/platform/log'
import { markStopping } from '@/lib/platform/process-state'

const closeIdleEveryMs = 250

/**
 * On SIGTERM or SIGINT, accepts no more connections (systemd's socket queues new ones), but finishes open requests. Exits
 * after `maxSeconds` at the latest.
 */
export function stopOnSignal(
  server: Server,
  maxSeconds: number,
  exit: () => void = () => process.exit(0),
): void {
  function stop(signal: NodeJS.Signals): void {
    markStopping()
    log.info({ signal, maxSeconds }, 'stopping')
    server.close(exit)
    // `close` closes only connections that are idle now. A busy one becomes idle later, and a proxy would keep it open.
    setInterval(() => server.closeIdleConnections(), closeIdleEveryMs)
    setTimeout(() => {
      log.warn('stopped with requests under way')
      exit()
    }, maxSeconds * 1000)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
