import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { connect, type Server, Socket } from 'node:net'

export async function listenLocally(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

export function responseOf(status: number, body: string, headers: Record<string, string> = {}) {
  const response = Object.assign(new IncomingMessage(new Socket()), { statusCode: status, headers })
  response.push(body)
  response.push(null)
  return response
}

/**
 * Sends a packet over a new local connection; resolves to the received text once `isEnough` or the connection is
 * closed.
 */
export function exchange(port: number, packet: string, isEnough = (_received: string) => true) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const received = new Promise<string>((resolve) => {
    let all = ''
    socket.on('data', (data) => {
      all += data
      if (isEnough(all)) resolve(all)
    })
    socket.on('close', () => resolve(all))
  })
  socket.write(packet)
  return { socket, received }
}
