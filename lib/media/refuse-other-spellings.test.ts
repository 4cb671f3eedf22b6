import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pictureAddress } from './address'
import { refuseOtherSpellings } from './refuse-other-spellings'

const server = createServer(({ url }, response) => response.end(url))
let port = 0

beforeAll(async () => {
  refuseOtherSpellings()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => server.close())

/** The target that a server sees, when these bytes stand in the request's first line. */
async function seen(target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(
    `GET ${target} HTTP/1.1\r\nHost: school.example\r\nConnection: close\r\n\r\n`,
    'latin1',
  )
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer.slice(answer.indexOf('\r\n\r\n') + 4)
}

const address = pictureAddress('albums/a.jpg') ?? ''
const name = address.slice('/media/'.length)

it('an address of this site reaches its route', async () => {
  expect(await seen(address)).toBe(address)
  expect(await seen('/gallery?year=2025')).toBe('/gallery?year=2025')
  expect(await seen('*')).toBe('*')
})

it.each([
  '/media/tc/2019-0417.webp',
  `${address}?n`,
  `/media/./${name}`,
  `/media/%2e/${name}`,
  `/./media/${name}`,
  `/x/../media/${name}`,
  `/media/x/%2E%2e/${name}`,
  `/media\\${name}`,
  `http://school.example/media/./${name}`,
  '/media/%E0%A4%A',
])('what only looks like one is a file that is not there: %s', async (target) => {
  expect(await seen(target)).toBe('/media/none')
})
