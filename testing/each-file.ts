import { format } from 'node:util'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { newFolder } from './folder'

// Not the folder of another test file or of a developer's site.
process.env.DATA_DIR = newFolder()

const printed: string[] = []
for (const name of ['error', 'warn'] as const)
  console[name] = (...values: unknown[]) => void printed.push(format(...values))

/** Fails a test that printed an unexpected error or warning; expect one with `vi.spyOn(console, …)`. */
function expectNothingPrinted(): void {
  expect(printed.splice(0)).toEqual([])
}
afterEach(expectNothingPrinted)
afterAll(expectNothingPrinted)

// Node emits warnings at any time; thrown, one fails the run with the name of the file.
process.on('warning', (warning) => {
  throw warning
})

// Restores the environment, the globals, the clock and the document after each test.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// Both time out after a second by default, too short on a busy machine.
const patienceMs = 60_000
const { waitFor } = vi
vi.waitFor = (check) => waitFor(check, patienceMs)
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patienceMs })
  afterEach(cleanup)
}
