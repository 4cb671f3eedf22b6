import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait on one connection for the answer to another; no browser and no proxy of today sends two. */
const mostWaiting = 100

/**
 * Answers the requests of one connection one after another, as they must be sent, so that a packet of many is no
 * more work at a time than one. A connection on which more wait is closed.
 */
export function inOrder(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (response.socket) {
      answer(request, response)
      return
    }
    const { socket } = request
    const before = waiting.get(socket) ?? 0
    if (before >= mostWaiting) {
      socket.destroy()
      return
    }
    waiting.set(socket, before + 1)
    // Told when the answer before it has been given.
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      answer(request, response)
    })
  }
}
