import { createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { listening, notListening } from './listening'

const servers: ReturnType<typeof createServer>[] = []

function newServer() {
  const server = createServer()
  servers.push(server)
  return server
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** What is said of an address that nothing can listen on. */
async function saidOf(PORT: number, HOSTNAME?: string): Promise<string> {
  try {
    await listening(newServer(), { PORT, HOSTNAME })
    return 'it listens'
  } catch (error) {
    return notListening(error, { PORT, HOSTNAME }).says
  }
}

it('says which port is taken, and which HOSTNAME is none of this machine', async () => {
  const first = newServer()
  await listening(first, { PORT: 0, HOSTNAME: '127.0.0.1' })
  const address = first.address()
  const port = address && typeof address === 'object' ? address.port : 0
  expect(await saidOf(port, '127.0.0.1')).toBe(`port ${port} is taken`)
  expect(await saidOf(0, '192.0.2.1')).toBe('no listening on HOSTNAME 192.0.2.1: EADDRNOTAVAIL')
  expect(await saidOf(0)).toBe('it listens')
})

it('a port for root alone wants another', () => {
  const refused = Object.assign(new Error('listen'), { code: 'EACCES' })
  expect(notListening(refused, { PORT: 80, HOSTNAME: undefined })).toEqual({
    says: 'port 80 is not for this user',
    do: 'set PORT to 1024 or more',
  })
})
