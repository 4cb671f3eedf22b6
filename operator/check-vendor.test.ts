import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { VendorServer } from '@/mocks/vendor/faulty-server'
import { newFolder } from '@/testing/folder'
import { runNode } from '@/testing/run-node'
import { tool } from '@/tools/lib/steps'

const token = 'token-of-the-tests'

async function checkVendor(...args: string[]) {
  const dataDir = newFolder()
  const variables = { VENDOR_API_TOKEN: token, VENDOR_API_URL: '', REVALIDATE_SECRET: '' }
  const run = await runNode(tool('operator/check-vendor', ...args), {
    env: { ...variables, DATA_DIR: dataDir },
  })
  return { ...run, files: await readdir(dataDir) }
}

it('reads the token from the environment, and stores nothing', async () => {
  const dataDir = newFolder()
  const vendor = await VendorServer.start({ dataDir, token })
  const sound = await checkVendor(vendor.url, '--files', '0')
  await vendor.refuse()
  expect(sound).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^ok {7}token +the vendor accepts VENDOR_API_TOKEN$/m),
    files: [],
  })
})

it.each([
  ['--file', '3'],
  ['--files', 'many'],
])('rejects the unknown option %s %s with one sentence', async (...args) => {
  const run = await checkVendor('https://api.vendor.example', ...args)
  expect(run).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^Unknown option: .*--files NUMBER$/m),
  })
})

it('exits with 2 without a vendor URL', async () => {
  expect(await checkVendor()).toMatchObject({ code: 2 })
})
