import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { processState } from '@/lib/platform/process-state'
import { exchange, listenLocally } from '@/testing/http'
import { stopOnSignal } from './stop'

let exit = vi.fn<() => void>()
const signals = ['SIGTERM', 'SIGINT'] as const
const before = new Set(signals.flatMap((signal) => process.listeners(signal)))
const listeners = (signal: (typeof signals)[number]) =>
  process.listeners(signal).filter((listener) => !before.has(listener))
const pending: ServerResponse[] = []
let server: Server
let port = 0

beforeEach(async () => {
  exit = vi.fn()
  globalThis.singletons = undefined
  pending.length = 0
  server = createServer((request, response) => {
    if (request.url === '/slow') pending.push(response)
    else response.end('done')
  })
  server.keepAliveTimeout = 60_000
  stopOnSignal(server, 20, exit)
  port = await listenLocally(server)
})

function signal(name: (typeof signals)[number] = 'SIGTERM'): void {
  for (const listener of listeners(name)) listener(name)
}

afterEach(() => {
  for (const name of signals)
    for (const listener of listeners(name)) process.removeListener(name, listener)
  server.closeAllConnections()
})

it('finishes the request in progress after SIGTERM, and then exits', async () => {
  const slow = exchange(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', () => false).received
  await vi.waitFor(() => expect(pending).toHaveLength(1))
  signal()
  expect(server.listening).toBe(false)
  expect(exit).not.toHaveBeenCalled()
  pending[0]?.end('at last')
  expect(await slow).toContain('at last')
  await vi.waitFor(() => expect(exit).toHaveBeenCalledOnce(), { timeout: 10_000 })
})

it.each(signals)(
  'exits on %s after the time limit, even if a request is still in progress',
  async (name) => {
    const logged = vi.spyOn(log, 'warn')
    const exitAtLast = vi.fn<() => void>()
    stopOnSignal(server, 0.05, exitAtLast)
    void exchange(port, 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', () => false)
    await vi.waitFor(() => expect(pending).toHaveLength(1))
    expect(processState()).not.toBe('stopping')
    signal(name)
    expect(processState()).toBe('stopping')
    await vi.waitFor(() => expect(exitAtLast).toHaveBeenCalledOnce(), { timeout: 10_000 })
    expect(logged).toHaveBeenCalledWith('stopped with requests under way')
    expect(exit).not.toHaveBeenCalled()
  },
)
