import { format } from 'node:util'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { newFolder } from './folder'

// Nothing that another file, or a developer's site, has kept.
process.env.DATA_DIR = newFolder()

const { MOMENT } = process.env
if (MOMENT) {
  process.env.CLOCK_SHIFT_MS = String(Date.parse(MOMENT) - Date.now())
  await import('@/tools/lib/shifted-clock.mjs')
}

const printed: string[] = []
for (const name of ['error', 'warn'] as const)
  console[name] = (...values: unknown[]) => void printed.push(format(...values))

/** Fails a test in which something is printed as wrong that the test did not expect (`vi.spyOn(console, …)`). */
function expectNothingPrinted(): void {
  expect(printed.splice(0)).toEqual([])
}
afterEach(expectNothingPrinted)
afterAll(expectNothingPrinted)

// A warning of Node's comes when it likes; thrown, it fails the run and names the file.
process.on('warning', (warning) => {
  throw warning
})

// What a test has put in place of the environment, the globals, the clock and the page is gone after it.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// Both give up after a second, which a busy machine may take for anything.
const patienceMs = 60_000
const { waitFor } = vi
vi.waitFor = (check) => waitFor(check, patienceMs)
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patienceMs })
  afterEach(cleanup)
}
