import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('npm run doctor says of each thing what to do, even where the site would not start', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/doctor.mjs'], {
    encoding: 'utf8',
    env: { ...process.env, REVALIDATE_SECRET: 'short', VENDOR_API_URL: '', REDIS_URL: 'x' },
  })
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^BAD {3}variables +REVALIDATE_SECRET must have 32 characters or more\n +→ /m,
  )
  expect(stdout).toMatch(/^BAD {3}variables +REDIS_URL must be a redis:/m)
  expect(stdout).toMatch(/^(?:ok|look) +disk +\d+ MB free/m)
})
