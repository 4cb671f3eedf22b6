import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { asVersion, runNode } from '@/testing/run-node'
import { temporaryFolder, testToken } from '@/testing/site'
import { standalone } from '@/tools/lib/standalone'
import { expect, startVendor, test } from './support/test'

test('check-vendor.mjs in a release sends only GET requests, and stores nothing', async () => {
  const vendor = await startVendor()
  const dataDir = await temporaryFolder()
  const { output } = await runNode([path.resolve(standalone, 'check-vendor.mjs'), '--files', '0'], {
    cwd: '/',
    env: { VENDOR_API_URL: vendor.url, VENDOR_API_TOKEN: testToken, DATA_DIR: dataDir },
  })
  expect(output).toMatch(/^ok +news +\d+ records, the newest of /m)
  expect(output).not.toMatch(/^error /m)
  expect(vendor.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(await readdir(dataDir)).toEqual([])
  await vendor.refuse()
})

test('rejects an outdated Node, and names a remedy for each invalid environment variable', async () => {
  for (const program of ['server.js', 'check-vendor.mjs', 'smoke.mjs', 'take-down.mjs']) {
    const run = await runNode([...asVersion('18.20.8'), path.resolve(standalone, program)])
    expect(run.code, program).toBe(1)
    expect(run.output).toMatch(/^Node 18\.20\.8 cannot run the site, .*\n$/)
  }
  const env = {
    REVALIDATE_SECRET: 'short',
    LOG_LEVEL: 'loud',
    VENDOR_API_URL: 'https://v.example/api',
  }
  const start = await runNode([path.resolve(standalone, 'server.js')], { env })
  expect(start.code).toBe(1)
  for (const output of [
    /^The site cannot start with these variables:\n/,
    /^ {2}REVALIDATE_SECRET must have 32 characters or more: write it as in .env.example/m,
    /^ {2}LOG_LEVEL .*: write it as in .env.example/m,
    /leave `\/api` out of VENDOR_API_URL\n$/,
  ])
    expect(start.output).toMatch(output)
})
