import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stopWhenTold } from './stop'

const end = vi.fn<() => void>()
const listeners = () => process.listeners('SIGTERM')
const before = listeners()
const waiting: ServerResponse[] = []
let server: Server
let port = 0

beforeEach(async () => {
  end.mockReset()
  server = createServer((request, response) => {
    if (request.url === '/slow') waiting.push(response)
    else response.end('done')
  })
  stopWhenTold(server, 20, end)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = address && typeof address === 'object' ? address.port : 0
})

function tellToStop(): void {
  listeners().find((listener) => !before.includes(listener))?.('SIGTERM')
}

afterEach(() => {
  for (const one of listeners().filter((listener) => !before.includes(listener)))
    process.removeListener('SIGTERM', one)
  server.closeAllConnections()
  vi.useRealTimers()
})

/** What a connection is told until it is closed, or for as long as `isEnough` says no. */
function talk(text: string, isEnough: (told: string) => boolean): Promise<string> {
  return new Promise((resolve) => {
    let told = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (data) => {
      told += data
      if (isEnough(told)) resolve(told)
    })
    socket.on('close', () => resolve(told))
    socket.on('error', () => resolve(told))
    socket.write(text)
  })
}

it('keeps connections as visitors ask, until it is told to stop; then ends with the last request', async () => {
  const kept = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const closed = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  expect(await talk(kept, (told) => told.includes('done'))).toMatch(/connection: keep-alive/i)
  expect(await talk(closed, () => false)).toMatch(/connection: close/i)

  const slow = talk('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', () => false)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  tellToStop()
  expect(await talk(kept, () => false)).toMatch(/connection: close/i)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(end).not.toHaveBeenCalled()
  waiting[0]?.end('at last')
  expect(await slow).toMatch(/connection: close[\s\S]*at last/i)
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
})

it('those who stand in the listen queue when it closes are answered', async () => {
  tellToStop()
  await new Promise((resolve) => setTimeout(resolve, 200))
  const closed = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const answers = Array.from({ length: 40 }, () => talk(closed, () => false))
  // Busy when it would close: all forty are in the queue then.
  const until = performance.now() + 100
  while (performance.now() < until);
  expect((await Promise.all(answers)).filter((told) => told.includes('done'))).toHaveLength(40)
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
})
