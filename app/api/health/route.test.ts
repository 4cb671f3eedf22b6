// @module-tag attack
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { version } from '@/package.json'

const cache = vi.hoisted(() => ({
  processState: vi.fn(),
  vendorState: vi.fn(),
  listFacts: vi.fn(),
  redisAnswers: vi.fn(),
}))
vi.mock('@/lib/platform/process-state', () => ({ processState: cache.processState }))
vi.mock('@/lib/vendor-api/queries', () => ({
  vendorState: cache.vendorState,
  listFacts: cache.listFacts,
}))
vi.mock('@/lib/vendor-api/resources', () => ({}))
vi.mock('@/lib/vendor-api/store', () => ({ redisAnswers: cache.redisAnswers }))

const secret = 'a-secret-of-thirty-two-characters'
const lists = { news: { loaded: false, failure: { reason: 'status', status: 404 } } }

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('REVALIDATE_SECRET', secret)
  cache.processState.mockReturnValue('ok')
  cache.vendorState.mockReturnValue('answering')
  cache.listFacts.mockReturnValue(lists)
  cache.redisAnswers.mockResolvedValue(null)
})

const operator = { authorization: `Bearer ${secret}` }

async function health(headers: Record<string, string> = operator, vendor = 'https://v.example') {
  vi.stubEnv('VENDOR_API_URL', vendor)
  vi.stubEnv('BUILT_AT', '2026-11-22T10:00')
  const { GET } = await import('./route')
  const answer = await GET(new Request('http://school.example/api/health', { headers }))
  const body: unknown = await answer.json()
  return { status: answer.status, cached: answer.headers.get('cache-control'), body }
}

describe('GET /api/health', () => {
  it('answers 503 while the first lists are loaded', async () => {
    cache.processState.mockReturnValue('starting')
    cache.vendorState.mockReturnValue('not asked yet')
    expect(await health()).toEqual({
      status: 503,
      cached: 'no-store',
      body: {
        status: 'starting',
        vendor: 'not asked yet',
        version: `${version}+2026-11-22T10:00`,
        upSeconds: expect.any(Number),
        lists,
        forms: { lastNotSent: null },
        redis: 'none',
        disk: { freeBytes: expect.any(Number), problem: null },
      },
    })
  })

  it.each([
    ['answering', null, 'none'],
    ['failing', true, 'answering'],
    ['failing', false, 'away'],
  ])('answers 200 while the vendor is %s; Redis answers: %s, and is called %s', async (...now) => {
    const [vendor, answers, redis] = now
    cache.vendorState.mockReturnValue(vendor)
    cache.redisAnswers.mockResolvedValue(answers)
    expect(await health()).toMatchObject({ status: 200, body: { status: 'ok', vendor, redis } })
  })

  it.each([
    ['starting', 503],
    ['ok', 200],
    ['stopping', 503],
  ])(
    'for load balancers: alive always, ready when visitors may come: %s',
    async (state, status) => {
      const alive = await import('./alive/route')
      const ready = await import('./ready/route')
      cache.processState.mockReturnValue(state)
      expect([alive.GET().status, ready.GET().status]).toEqual([200, status])
      expect(await ready.GET().json()).toEqual({ status: state })
      expect(await health()).toMatchObject({ status, body: { status: state } })
    },
  )

  it('names the embedded vendor', async () => {
    expect((await health(operator, '')).body).toMatchObject({ vendor: 'embedded' })
  })
})

it.each<[string, Record<string, string>]>([
  ['a visitor', {}],
  ['one who says to be on this machine', { 'x-forwarded-for': '127.0.0.1', host: '127.0.0.1' }],
  ['another secret', { authorization: 'Bearer another' }],
])('what is known of the vendor, the build and each list is not told to %s', async (_, headers) => {
  expect((await health(headers)).body).toEqual({ status: 'ok' })
})
