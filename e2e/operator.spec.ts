import path from 'node:path'
import { standalone } from '@/tools/lib/standalone.mjs'
import { asVersion, runNode } from './support/run-node'
import { asOperator, temporaryFolder, testToken } from './support/site'
import { expect, test } from './support/test'
import { VendorServer } from './support/vendor-server'

/** Runs the doctor of the release, from another folder. */
async function doctor(env: Record<string, string>) {
  const program = path.resolve(standalone, 'doctor.mjs')
  return runNode([program], { cwd: '/', env: { DATA_DIR: await temporaryFolder(), ...env } })
}

test('a release has its doctor, without npm', async () => {
  const vendor = await VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })
  const sound = { VENDOR_API_URL: vendor.url, VENDOR_API_TOKEN: testToken }
  const { said } = await doctor(sound)
  expect(said).toMatch(/^ok {4}vendor +19 of 19 calls answer$/m)
  expect(said).toMatch(/^ok {4}token +the vendor takes it$/m)
  expect(said).toMatch(/^\w+ +disk +\d+ MB free/m)
  const other = await doctor({ ...sound, SITE_URL: 'https://other.example' })
  expect(other.code).toBe(1)
  expect(other.said).toMatch(/^BAD {3}variables +the build was made for .*\n +→ build again/m)
  const posted = vendor.requests.filter(({ method }) => method !== 'GET')
  expect(posted).toEqual([])
  await vendor.refuse()
})

test('each program of a release says in one sentence that Node is too old; a bad value stops the start with its name and why', async () => {
  for (const program of ['server.js', 'doctor.mjs', 'smoke.mjs', 'take-down.mjs']) {
    const run = await runNode([...asVersion('18.20.8'), path.resolve(standalone, program)])
    expect(run.code, program).toBe(1)
    expect(run.said).toMatch(/^Node 18\.20\.8 cannot run the site, .*\n$/)
  }
  const env = { REVALIDATE_SECRET: 'short' }
  const start = await runNode([path.resolve(standalone, 'server.js')], { env })
  expect(start.code).toBe(1)
  expect(start.said).toContain('REVALIDATE_SECRET must have 32 characters or more')
})

test('metrics count what was asked, in all parts of the process', async ({ site }) => {
  for (const address of ['/our-motto', '/our-motto', '/our-motto', '/emblem.svg'])
    await (await fetch(site.url + address)).text()
  await fetch(`${site.url}/api/forms/contact`, { method: 'POST', body: new FormData() })
  const answer = await fetch(`${site.url}/api/metrics`, { headers: asOperator })
  const text = await answer.text()
  const asked = (kind: string) =>
    Number(text.match(`\nsite_request_seconds_count{kind="${kind}",status="200"} (\\d+)`)?.[1])
  expect(asked('kept')).toBeGreaterThanOrEqual(2)
  expect(asked('made')).toBeGreaterThanOrEqual(1)
  expect(asked('file')).toBeGreaterThanOrEqual(1)
  for (const line of [
    /^site_vendor_call_seconds_count\{resource="news",outcome="answered"\} [1-9]/m,
    /^site_forms_total\{form="contact",outcome="(?:foreign|invalid)"\} \d/m,
    /^site_list_records\{list="news"\} \d+$/m,
    /^site_ready 1$/m,
  ])
    expect(text).toMatch(line)
  expect((await fetch(`${site.url}/api/metrics`)).status).toBe(401)
})
