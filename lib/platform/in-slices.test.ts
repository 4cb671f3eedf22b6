import { expect, it } from 'vitest'
import { inSlices } from './in-slices'

const busyMs = 5

function work(): void {
  const began = performance.now()
  while (performance.now() - began < busyMs);
}

it('works on each item in order, and lets other work run in between', async () => {
  const done: (number | string)[] = []
  setImmediate(() => done.push('other'))
  await inSlices([1, 2, 3, 4, 5, 6], (item) => {
    work()
    done.push(item)
  })
  expect(done.filter((one) => one !== 'other')).toEqual([1, 2, 3, 4, 5, 6])
  expect(done.indexOf('other')).toBeLessThan(6)
})
