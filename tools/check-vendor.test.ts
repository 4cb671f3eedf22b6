import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { newFolder } from '@/e2e/support/folder'
import { VendorServer } from '@/e2e/support/vendor-server'

// Each starts Node several times.
vi.setConfig({ testTimeout: 60_000 })

const token = 'token-of-the-tests'

async function checkVendor(...args: string[]) {
  const dataDir = newFolder()
  const env = {
    ...process.env,
    VENDOR_API_TOKEN: token,
    VENDOR_API_URL: '',
    DATA_DIR: dataDir,
    REVALIDATE_SECRET: '',
  }
  const child = spawn(process.execPath, ['tools/check-vendor.mjs', ...args], { env })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { code, said, kept: await readdir(dataDir) }
}

it('the token comes from the environment, and nothing is kept', async () => {
  const dataDir = newFolder()
  const vendor = await VendorServer.start({ dataDir, token })
  const sound = await checkVendor(vendor.url, '--files', '0')
  await vendor.refuse()
  expect(sound).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^ok {4}token +the vendor takes it$/m),
    kept: [],
  })
})

it('without an address it asks for one', async () => {
  expect(await checkVendor()).toMatchObject({ code: 2 })
})
