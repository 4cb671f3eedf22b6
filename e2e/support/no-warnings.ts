import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

const printed: string[] = []
for (const name of ['error', 'warn'] as const)
  console[name] = (...said: unknown[]) => void printed.push(format(...said))

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
