import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { listen } from './listening'

it('the startup error names the port that is in use, or a HOSTNAME that is no address of this machine, and the remedy', async () => {
  const first = createServer()
  await listen(first, { PORT: 0, HOSTNAME: '127.0.0.1' })
  const address = first.address()
  const PORT = address && typeof address === 'object' ? address.port : 0
  await expect(listen(createServer(), { PORT, HOSTNAME: '127.0.0.1' })).rejects.toThrow(
    `The site cannot be served: listen EADDRINUSE: address already in use 127.0.0.1:${PORT}. Change PORT`,
  )
  await expect(listen(createServer(), { PORT: 0, HOSTNAME: '192.0.2.1' })).rejects.toThrow(
    'listen EADDRNOTAVAIL: address not available 192.0.2.1. Change PORT or HOSTNAME',
  )
  first.close()
  await once(first, 'close')
})

it('rejects more than one socket from systemd, and ignores sockets for another process', async () => {
  vi.stubEnv('LISTEN_FDS', '2')
  vi.stubEnv('LISTEN_PID', String(process.pid))
  await expect(listen(createServer(), { PORT: 0, HOSTNAME: '127.0.0.1' })).rejects.toThrow(
    'systemd passes 2 sockets; leave one ListenStream in school-site.socket',
  )
  vi.stubEnv('LISTEN_PID', String(process.ppid))
  const server = createServer()
  await listen(server, { PORT: 0, HOSTNAME: '127.0.0.1' })
  server.close()
})
