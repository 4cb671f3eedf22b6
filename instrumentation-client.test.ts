// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import './instrumentation-client'

it('Next hydrates in a task of its own, after the scripts of `__next_s`', async () => {
  const { appBootstrap } = await import('next/dist/client/app-bootstrap')
  const hydrate = vi.fn()
  appBootstrap(hydrate)
  expect(hydrate).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce())
})
