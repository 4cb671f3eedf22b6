import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { log } from '@/lib/platform/log'
import { noteStopping } from '@/lib/platform/process-state'

/** How long, in milliseconds, new connections are still taken, and, when closed, between looks for idle ones. */
const acceptMs = 250

/** What a short turn of the event loop takes, in milliseconds, and how often one is waited for. */
const shortTurnMs = 5
const mostLooks = 8

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
  const sockets = new Set<Socket>()
  let takenIn = 0
  let isStopping = false
  function note(response: ServerResponse): void {
    open.add(response)
    response.on('close', () => open.delete(response))
    if (isStopping) response.shouldKeepAlive = false
  }
  server.on('connection', (socket) => {
    takenIn += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_request, response: ServerResponse) => {
    // One that waits for another on its connection is never closed when that breaks off.
    if (response.socket) note(response)
    else response.once('socket', () => note(response))
  })

  function closeIdle(): void {
    server.closeIdleConnections()
    // Before Node 26 that leaves those open on which nothing was ever asked.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  function close(): void {
    // That of http would cut off at once, from Node 26 on, who has connected and whose request is on its way.
    NetServer.prototype.close.call(server, end)
    // After what has come in is read, however busy the process was.
    setInterval(() => setImmediate(closeIdle), acceptMs)
  }

  /** Closes after a short turn of the event loop, each of which takes in one, that took in none: a close cuts them off. */
  function closeWhenNobodyWaits(looksLeft = mostLooks): void {
    const [before, began] = [takenIn, performance.now()]
    setImmediate(() => {
      const isQuiet = takenIn === before && performance.now() - began < shortTurnMs
      if (isQuiet || looksLeft === 0) close()
      else setTimeout(closeWhenNobodyWaits, acceptMs, looksLeft - 1)
    })
  }

  function stop(signal: NodeJS.Signals): void {
    isStopping = true
    noteStopping()
    log.info({ signal, atMostSeconds }, 'stopping')
    for (const response of open) response.shouldKeepAlive = false
    setTimeout(closeWhenNobodyWaits, acceptMs)
    setTimeout(() => {
      log.warn('stopped with requests under way')
      end()
    }, atMostSeconds * 1000)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
