import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { clientAddress, notePeers, peerHeader } from './peer'

it('what a visitor wrote is never believed: the header names the other end of the connection', async () => {
  notePeers()
  const seen = vi.fn<(peer: unknown, address: string) => void>()
  const server = createServer(({ headers }, response) => {
    const given = new Headers({ [peerHeader]: String(headers[peerHeader]) })
    seen(headers[peerHeader], clientAddress(given))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  await fetch(`http://127.0.0.1:${port}`, { headers: { [peerHeader]: '8.8.8.8' } })
  await fetch(`http://127.0.0.1:${port}`)
  expect(seen.mock.calls).toEqual([
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', '127.0.0.1'],
  ])
  await new Promise((resolve) => server.close(resolve))
})
