import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { connectionPair } from './connection'

/** All that is read at an end; it stays open to be written to. */
async function read(end: Duplex): Promise<string> {
  let all = ''
  end.on('data', (chunk) => {
    all += chunk
  })
  await once(end, 'end')
  return all
}

it('what is written at either end is read at the other, though one has said all it has to say', async () => {
  const [ours, theirs] = connectionPair()
  ours.end('asked')
  expect(await read(theirs)).toBe('asked')
  expect(ours.destroyed).toBe(false)
  theirs.write('ans')
  theirs.end('wered')
  expect(await read(ours)).toBe('answered')
})

it('who writes waits until the other end reads', async () => {
  const [ours, theirs] = connectionPair()
  let taken = 0
  for (let at = 0; at < 10; at += 1)
    ours.write(Buffer.alloc(100_000), () => {
      taken += 1
    })
  await new Promise(setImmediate)
  expect(taken).toBeLessThan(10)
  theirs.resume()
  await once(ours, 'drain')
  expect(taken).toBe(10)
})
