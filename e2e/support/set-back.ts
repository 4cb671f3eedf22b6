import { afterEach, vi } from 'vitest'

// What a test has put in place of the environment, the globals, the clock and the page is gone after it.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
