import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { stopWhenTold } from './stop'

const end = vi.fn<() => void>()
const listeners = () => process.listeners('SIGTERM')
const before = listeners()
const waiting: ServerResponse[] = []
const server = createServer((request, response) => {
  if (request.url === '/slow') waiting.push(response)
  else response.end('done')
})

afterEach(() => {
  for (const one of listeners().filter((listener) => !before.includes(listener)))
    process.removeListener('SIGTERM', one)
  server.closeAllConnections()
  vi.useRealTimers()
})

/** What a connection is told until it is closed, or for as long as `isEnough` says no. */
function talk(port: number, text: string, isEnough: (told: string) => boolean): Promise<string> {
  return new Promise((resolve) => {
    let told = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (data) => {
      told += data
      if (isEnough(told)) resolve(told)
    })
    socket.on('close', () => resolve(told))
    socket.write(text)
  })
}

it('keeps connections as visitors ask, until it is told to stop; then ends with the last request', async () => {
  stopWhenTold(server, 20, end)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const kept = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const closed = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  expect(await talk(port, kept, (told) => told.includes('done'))).toMatch(/connection: keep-alive/i)
  expect(await talk(port, closed, () => false)).toMatch(/connection: close/i)

  const slow = talk(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', () => false)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  const told = listeners().find((listener) => !before.includes(listener))
  told?.('SIGTERM')
  expect(await talk(port, kept, () => false)).toMatch(/connection: close/i)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(end).not.toHaveBeenCalled()
  waiting[0]?.end('at last')
  expect(await slow).toMatch(/connection: close[\s\S]*at last/i)
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
})
