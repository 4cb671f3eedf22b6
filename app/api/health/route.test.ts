import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { version } from '@/package.json'

beforeEach(() => {
  vi.resetModules()
  globalThis.siteReady = undefined
  globalThis.vendorGuard = undefined
})

afterEach(() => {
  vi.unstubAllEnvs()
  globalThis.siteReady = undefined
  globalThis.vendorGuard = undefined
})

async function setUp(vendor = 'https://vendor.example') {
  vi.stubEnv('VENDOR_API_URL', vendor)
  const { guarded } = await import('@/lib/vendor/breaker')
  const { VendorStatusError } = await import('@/lib/vendor/errors')
  const { GET } = await import('./route')
  return {
    health: async () => {
      const answer = GET()
      const body: unknown = await answer.json()
      return { status: answer.status, cached: answer.headers.get('cache-control'), body }
    },
    answer: () => guarded('/api', async () => 'news'),
    fail: async () => {
      const call = () => Promise.reject(new VendorStatusError('/api', 500))
      await guarded('/api', call).catch(() => undefined)
    },
  }
}

describe('GET /api/health', () => {
  it('answers 503 while the first lists are loaded', async () => {
    const { health } = await setUp()
    expect(await health()).toEqual({
      status: 503,
      cached: 'no-store',
      body: { status: 'starting', vendor: 'not asked yet', version },
    })
  })

  it('answers 200 while the process serves, whatever the vendor’s state', async () => {
    const { health, answer, fail } = await setUp()
    globalThis.siteReady = true
    await fail()
    expect(await health()).toEqual({
      status: 200,
      cached: 'no-store',
      body: { status: 'ok', vendor: 'failing', version },
    })
    await answer()
    expect((await health()).body).toMatchObject({ status: 'ok', vendor: 'answering' })
  })

  it('names the embedded vendor', async () => {
    const { health } = await setUp('')
    expect((await health()).body).toMatchObject({ vendor: 'embedded' })
  })
})
