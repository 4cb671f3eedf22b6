import { spawnSync } from 'node:child_process'
import { standaloneEnv, standaloneServer } from '@/scripts/lib/standalone.mjs'
import { expect, startPair, test } from './support/test'

test('a bad value stops the start with its name and why', () => {
  const { status, stderr } = spawnSync(process.execPath, [standaloneServer], {
    encoding: 'utf8',
    timeout: 20_000,
    env: standaloneEnv({ ...process.env, REVALIDATE_SECRET: 'short' }, 0, '127.0.0.1'),
  })
  expect(status).toBe(1)
  expect(stderr).toContain('REVALIDATE_SECRET must have 32 characters or more')
})

test('the start-up log names the vendor and counts the placeholder values', async () => {
  const pair = await startPair()
  expect(pair.site.log()).toContain(pair.vendor.url)
  expect(pair.site.log()).toMatch(/"placeholders":\d+/)
  await pair.stop()
})

test('health answers status, vendor and version', async ({ request }) => {
  const health = await request.get('/api/health')
  expect(health.status()).toBe(200)
  expect(await health.json()).toEqual({
    status: 'ok',
    vendor: expect.any(String),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})
