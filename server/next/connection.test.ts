import { once } from 'node:events'
import { expect, it } from 'vitest'
import { connectionPair } from './connection'

it('applies backpressure to the in-memory connection until the other end reads', async () => {
  const [ours, theirs] = connectionPair()
  let written = 0
  for (let at = 0; at < 10; at += 1)
    ours.write(Buffer.alloc(100_000), () => {
      written += 1
    })
  await new Promise(setImmediate)
  expect(written).toBeLessThan(10)
  theirs.resume()
  await once(ours, 'drain')
  expect(written).toBe(10)
  ours.end()
  await once(theirs, 'end')
  theirs.end('response')
  expect(String((await once(ours, 'data'))[0])).toBe('response')
})
