import type { Server, ServerResponse } from 'node:http'
import { log } from '@/lib/platform/log'
import { noteStopping } from '@/lib/platform/process-state'

/** How long, in milliseconds, new connections are still taken, and how often idle ones are looked for. */
const acceptMs = 250

/** What a short turn of the event loop takes, in milliseconds, and how long one is waited for. */
const shortTurnMs = 5
const longestQueueMs = 2000

/**
 * Closes a server to new connections when nobody stands in its listen queue, whom a close would cut off:
 * after a short turn of the event loop, each of which takes in one, that took in none.
 */
function closeWhenNobodyWaits(server: Server, closed: () => void): void {
  const deadline = performance.now() + longestQueueMs
  let began = Number.NEGATIVE_INFINITY
  let tookIn = 0
  server.on('connection', () => {
    tookIn += 1
  })
  function look(): void {
    const now = performance.now()
    const isQuiet = tookIn === 0 && now - began < shortTurnMs
    if (isQuiet || now > deadline) return void server.close(closed)
    tookIn = 0
    began = now
    setImmediate(look)
  }
  setImmediate(look)
}

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
  function note(response: ServerResponse): void {
    open.add(response)
    response.on('close', () => open.delete(response))
    if (isStopping) response.shouldKeepAlive = false
  }
  server.prependListener('request', (_request, response: ServerResponse) => {
    // One that waits for another on its connection is never closed when that breaks off.
    if (response.socket) note(response)
    else response.once('socket', () => note(response))
  })

  function stop(signal: NodeJS.Signals): void {
    isStopping = true
    noteStopping()
    log.info({ signal, atMostSeconds }, 'stopping')
    for (const response of open) response.shouldKeepAlive = false
    setTimeout(() => closeWhenNobodyWaits(server, end), acceptMs)
    setInterval(() => server.closeIdleConnections(), acceptMs)
    setTimeout(() => {
      log.warn('stopped with requests under way')
      end()
    }, atMostSeconds * 1000)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
