import { spawn } from 'node:child_process'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { VendorServer } from '@/e2e/support/vendor-server'

// Each starts Node several times.
vi.setConfig({ testTimeout: 60_000 })

const token = 'token-of-the-tests'

async function checkVendor(...args: string[]) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-'))
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
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vendor-'))
  const vendor = await VendorServer.start({ dataDir, token })
  const sound = await checkVendor(vendor.url, '--files', '0')
  vendor.setAnswer('/api/news/All/DPSSWB', [])
  const empty = await checkVendor(vendor.url, '--files', '0')
  await vendor.refuse()
  expect(sound).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^ok {4}token +the vendor takes it$/m),
    kept: [],
  })
  expect(empty).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^look +vendor +news: empty$/m),
  })
})

it('without an address it asks for one', async () => {
  expect(await checkVendor()).toMatchObject({ code: 2 })
})
