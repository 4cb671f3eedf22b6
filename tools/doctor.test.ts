import { expect, it } from 'vitest'
import { runNode } from '@/e2e/support/run-node'

it('npm run doctor says of each thing what to do, even where the site would not start', async () => {
  const env = { REVALIDATE_SECRET: 'short', VENDOR_API_URL: '', REDIS_URL: 'x' }
  const { code, said } = await runNode(['tools/doctor.mjs'], { env })
  expect(code).toBe(1)
  expect(said).toMatch(
    /^BAD {3}variables +REVALIDATE_SECRET must have 32 characters or more\n +→ /m,
  )
  expect(said).toMatch(/^BAD {3}variables +REDIS_URL must be a redis:/m)
  expect(said).toMatch(/^(?:ok|look) +disk +\d+ MB free/m)
})
