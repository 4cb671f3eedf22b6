import { once } from 'node:events'
import { createServer, Server } from 'node:net'
import { expect, it, vi } from 'vitest'
import { listen } from './listening'

it('the startup error names the port that is in use, or a HOSTNAME that is no address of this machine', async () => {
  const first = createServer()
  await listen(first, { PORT: 0, HOSTNAME: '127.0.0.1' })
  const address = first.address()
  const PORT = address && typeof address === 'object' ? address.port : 0
  await expect(listen(createServer(), { PORT, HOSTNAME: '127.0.0.1' })).rejects.toThrow(
    `The site cannot be served: port ${PORT} is in use; stop the process that uses it (as root: ss -ltnp 'sport = :${PORT}')`,
  )
  await expect(listen(createServer(), { PORT: 0, HOSTNAME: '192.0.2.1' })).rejects.toThrow(
    'cannot listen on 192.0.2.1, port 0: EADDRNOTAVAIL; is HOSTNAME an address of this machine?',
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

it('suggests a PORT of 1024 or more if only root may use the configured port', async () => {
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    queueMicrotask(() => this.emit('error', Object.assign(new Error(), { code: 'EACCES' })))
    return this
  })
  await expect(listen(createServer(), { PORT: 80, HOSTNAME: undefined })).rejects.toThrow(
    'this user may not use port 80; set PORT to 1024 or more',
  )
})
