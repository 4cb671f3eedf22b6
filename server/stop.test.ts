import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { processState } from '@/lib/platform/process-state'
import { exchange, listenLocally } from '@/tools/testing/http'
import { stopWhenTold } from './stop'

let end = vi.fn<() => void>()
const signals = ['SIGTERM', 'SIGINT'] as const
const before = new Set(signals.flatMap((signal) => process.listeners(signal)))
const listeners = (signal: (typeof signals)[number]) =>
  process.listeners(signal).filter((listener) => !before.has(listener))
const waiting: ServerResponse[] = []
let server: Server
let port = 0

beforeEach(async () => {
  end = vi.fn()
  globalThis.singletons = undefined
  waiting.length = 0
  server = createServer((request, response) => {
    if (request.url === '/begun') response.write('begun')
    if (request.url === '/') response.end('done')
    else waiting.push(response)
  })
  server.keepAliveTimeout = 60_000
  stopWhenTold(server, 20, end)
  port = await listenLocally(server)
})

function tellToStop(signal: (typeof signals)[number] = 'SIGTERM'): void {
  for (const listener of listeners(signal)) listener(signal)
}

afterEach(() => {
  for (const signal of signals)
    for (const listener of listeners(signal)) process.removeListener(signal, listener)
  server.closeAllConnections()
})

const isClosed = () => vi.waitFor(() => expect(server.listening).toBe(false))

/** What a connection is told until it is closed, or for as long as `isEnough` says no. */
const talk = (asked: string, isEnough: (told: string) => boolean) =>
  exchange(port, asked, isEnough).told

it('keeps connections as visitors ask, until it is told to stop; then ends with the last request', async () => {
  const kept = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
  const closed = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  expect(await talk(kept, (told) => told.includes('done'))).toMatch(/connection: keep-alive/i)
  expect(await talk(closed, () => false)).toMatch(/connection: close/i)

  const slow = talk('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', () => false)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  tellToStop()
  expect(await talk(kept, () => false)).toMatch(/connection: close/i)
  await isClosed()
  expect(end).not.toHaveBeenCalled()
  waiting[0]?.end('at last')
  expect(await slow).toMatch(/connection: close[\s\S]*at last/i)
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
})

it('those who stand in the listen queue when it closes are answered', async () => {
  tellToStop()
  const closed = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const answers = Array.from({ length: 40 }, () => talk(closed, () => false))
  // After those of the forty who connect.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  // Busy when it would close: all forty are in the queue then.
  const until = performance.now() + 300
  while (performance.now() < until);
  expect((await Promise.all(answers)).filter((told) => told.includes('done'))).toHaveLength(40)
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
})

it('so is who has connected by then and asks a moment later', async () => {
  const socket = connect(port, '127.0.0.1')
  const told = text(socket)
  await once(server, 'connection')
  tellToStop()
  await isClosed()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await told).toContain('done')
})

it.each(signals)('%s: what is still under way after the given time is cut off', async (signal) => {
  const logged = vi.spyOn(log, 'warn')
  const cutOff = vi.fn<() => void>()
  stopWhenTold(server, 0.05, cutOff)
  void talk('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', () => false)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  expect(processState()).not.toBe('stopping')
  tellToStop(signal)
  expect(processState()).toBe('stopping')
  await vi.waitFor(() => expect(cutOff).toHaveBeenCalledOnce())
  expect(logged).toHaveBeenCalledWith('stopped with requests under way')
  expect(end).not.toHaveBeenCalled()
})

it('connections on which nothing is asked, or nothing more, are closed', async () => {
  const unused = connect(port, '127.0.0.1')
  await once(server, 'connection')
  const used = connect(port, '127.0.0.1')
  used.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(used, 'data')
  tellToStop()
  await Promise.all([unused, used].map((socket) => once(socket, 'close')))
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
})

it('so is one that was told to be kept, once its answer has ended', async () => {
  const begun = talk('GET /begun HTTP/1.1\r\nHost: a\r\n\r\n', () => false)
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  tellToStop()
  await isClosed()
  waiting[0]?.end('at last')
  expect(await begun).toMatch(/connection: keep-alive[\s\S]*at last/i)
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
})
