import { readdir } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { VendorServer } from '@/mocks/vendor/faulty-server'
import { newFolder } from '@/testing/folder'
import { runNode } from '@/testing/run-node'
import { tool } from '@/tools/lib/steps'

it('reads the token from the environment, and stores nothing', async () => {
  const [dataDir, token] = [newFolder(), 'token-of-the-tests']
  const vendor = await VendorServer.start({ dataDir: newFolder(), token })
  const variables = { VENDOR_API_TOKEN: token, REVALIDATE_SECRET: '', DATA_DIR: dataDir }
  const run = await runNode(tool('operator/check-vendor', vendor.url, '--files', '0'), {
    env: { ...variables, VENDOR_TIMEOUT_MS: '60000' },
  })
  await vendor.refuse()
  const output = expect.stringMatching(/^ok {7}token +the vendor accepts VENDOR_API_TOKEN$/m)
  expect(run).toEqual({ code: 0, output })
  expect(await readdir(dataDir)).toEqual([])
})

it.each([
  [['--file', '3'], /^Unknown option: --file\. .*--files NUMBER$/],
  [['--files', 'many'], /^Unknown option: --files many\. .*--files NUMBER$/],
  [[], /^Enter the URL of the vendor: /],
])('exits with 2 and one sentence for the arguments %j', async (args, sentence) => {
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
})
