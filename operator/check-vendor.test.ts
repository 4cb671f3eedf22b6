import { expect, it, vi } from 'vitest'

it.each([
  [['--file', '3'], /^Unknown option: --file\. .*--files NUMBER$/],
  [['--files', 'many'], /^Unknown option: --files many\. .*--files NUMBER$/],
  [[], /^Enter the URL of the vendor: /],
])(
  'exits with 2 and a one-sentence error for unknown arguments or a missing VENDOR_API_URL: %j',
  async (args, sentence) => {
    vi.stubEnv('VENDOR_API_URL', args.length > 0 ? 'https://api.vendor.example' : '')
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const { argv } = process
    process.argv = ['node', 'check-vendor.mjs', ...args]
    vi.resetModules()
    await import('./check-vendor')
    expect(error.mock.calls).toEqual([[expect.stringMatching(sentence)]])
    expect(process.exitCode).toBe(2)
    process.argv = argv
    process.exitCode = 0
  },
)
