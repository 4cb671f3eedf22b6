import { expect, it, vi } from 'vitest'

it('exits with 2 and a one-sentence error for a missing VENDOR_API_URL', async () => {
  vi.stubEnv('VENDOR_API_URL', '')
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { argv } = process
  process.argv = ['node', 'check-vendor.mjs']
  await import('./check-vendor')
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^Enter the URL of the vendor: /)]])
  expect(process.exitCode).toBe(2)
  process.argv = argv
  process.exitCode = 0
})
