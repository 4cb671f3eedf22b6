// @module-tag attack
import { beforeEach, expect, it, vi } from 'vitest'
import { version } from '@/package.json'
import { resetProcess } from '@/testing/new-process'

const state = vi.hoisted(() => ({
  processState: vi.fn(() => 'ok'),
  getVendorState: vi.fn(() => 'responding'),
  getListFacts: () => ({ news: { loaded: false, failure: { reason: 'status', status: 404 } } }),
  sharedRedis: vi.fn<() => { status: string } | null>(() => null),
}))
vi.mock('@/lib/platform/process-state', () => state)
vi.mock('@/lib/vendor-api/queries', () => state)
vi.mock('@/lib/platform/redis', () => state)
vi.mock('@/lib/vendor-api/resources', () => ({}))

const secret = 'a-secret-of-thirty-two-characters'

beforeEach(() => {
  const VENDOR_API_URL = 'https://v.example'
  resetProcess({ REVALIDATE_SECRET: secret, BUILT_AT: '2026-11-22T10:00', VENDOR_API_URL })
})

async function health(headers: Record<string, string> = { authorization: `Bearer ${secret}` }) {
  const { GET } = await import('./route')
  const response = await GET(new Request('http://school.example/api/health', { headers }))
  const body: unknown = await response.json()
  return { status: response.status, cached: response.headers.get('cache-control'), body }
}

it('GET /api/health responds 503 while the site starts, with all details if the secret is right', async () => {
  state.processState.mockReturnValue('starting')
  state.getVendorState.mockReturnValue('not called yet')
  expect(await health()).toEqual({
    status: 503,
    cached: 'no-store',
    body: {
      status: 'starting',
      vendor: 'not called yet',
      version: `${version}+2026-11-22T10:00`,
      upSeconds: expect.any(Number),
      lists: state.getListFacts(),
      forms: { lastNotSent: null },
      redis: 'none',
      disk: { freeBytes: expect.any(Number), problem: null },
      session: 'ok',
      variables: expect.any(Array),
    },
  })
})

it.each([
  ['responding', 'ready'],
  ['unavailable', 'reconnecting'],
])(
  'GET /api/health responds 200 in a vendor outage, and reports Redis as "%s"',
  async (redis, status) => {
    state.getVendorState.mockReturnValue('failing')
    state.sharedRedis.mockReturnValue({ status })
    const body = { status: 'ok', vendor: 'failing', redis }
    expect(await health()).toMatchObject({ status: 200, body })
  },
)

it.each([
  ['starting', 503],
  ['ok', 200],
  ['stopping', 503],
])(
  'in the state "%s", /api/health/alive responds 200 and /api/health/ready %i',
  async (now, status) => {
    const alive = await import('./alive/route')
    const ready = await import('./ready/route')
    state.processState.mockReturnValue(now)
    expect([alive.GET().status, ready.GET().status]).toEqual([200, status])
    expect(await ready.GET().json()).toEqual({ status: now })
  },
)

it('GET /api/health reports the vendor as "embedded" if VENDOR_API_URL is not set', async () => {
  vi.stubEnv('VENDOR_API_URL', '')
  expect((await health()).body).toMatchObject({ vendor: 'embedded' })
})

it.each<[string, Record<string, string>]>([
  ['no secret', {}],
  ['headers that claim to be local', { 'x-forwarded-for': '127.0.0.1', host: '127.0.0.1' }],
  ['a wrong secret', { authorization: 'Bearer another' }],
])('GET /api/health shows only the status to a caller with %s', async (_, headers) => {
  expect((await health(headers)).body).toEqual({ status: 'ok' })
})
