import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { newFolder } from '@/e2e/support/folder'
import { watchSmallFile } from './watched-file'

const folder = newFolder()

/** Longer than a watcher takes to look for the first time. */
const firstLookMs = 300

it('a file that is not there is told once, and when it comes', async () => {
  const file = path.join(folder, 'later.txt')
  const take = vi.fn()
  watchSmallFile(file, 100, { take, fail: vi.fn() })
  await new Promise((resolve) => setTimeout(resolve, firstLookMs))
  expect(take.mock.calls).toEqual([[null, expect.any(Date)]])
  let text = 'now'
  await vi.waitFor(
    () => {
      // Longer each time, for a watcher that looks for the first time only now.
      text += '.'
      writeFileSync(file, text)
      expect(take).toHaveBeenLastCalledWith(expect.stringMatching(/^now/), expect.any(Date))
    },
    { timeout: 15_000, interval: 1000 },
  )
})

it('one that is too large is told with its limit', () => {
  const file = path.join(folder, 'large.txt')
  writeFileSync(file, 'x'.repeat(101))
  const fail = vi.fn()
  watchSmallFile(file, 100, { take: vi.fn(), fail })
  expect(fail).toHaveBeenCalledWith(expect.stringContaining('100 bytes at most'))
})
