// @module-tag attack
import { beforeEach, expect, it, vi } from 'vitest'
import type { invalidate as original } from '@/lib/vendor-api/queries'
import { resetProcess } from '@/testing/new-process'

const vendorTags = ['news', 'events']

const invalidate = vi.hoisted(() => vi.fn<typeof original>())
vi.mock('@/lib/vendor-api/queries', () => ({ invalidate, getVendorTags: () => vendorTags }))
vi.mock('@/lib/vendor-api/resources', () => ({}))

const renewal = { news: { records: 25, renewed: true } }
const secret = 'a-secret-of-thirty-two-characters'
const authorised = { authorization: `Bearer ${secret}` }

beforeEach(() => {
  resetProcess({ REVALIDATE_SECRET: secret })
  invalidate.mockResolvedValue(renewal)
})

async function call(body?: string, headers: Record<string, string> = authorised) {
  const { POST } = await import('./route')
  const init = { method: 'POST', headers, body: body ?? null }
  const response = await POST(new Request('http://school.example/api/revalidate', init))
  const json: unknown = await response.json()
  return { status: response.status, json }
}

it.each<[string, Record<string, string>]>([
  ['no secret', {}],
  ['another secret', { authorization: 'Bearer another-secret-of-thirty-two-chars' }],
  ['half of the secret', { authorization: `Bearer ${secret.slice(0, 16)}` }],
  ['the secret without "Bearer"', { authorization: secret }],
])(
  'the webhook responds 401 to a request with %s, and logs one warning a minute',
  async (_what, headers) => {
    const { log } = await import('@/lib/platform/log')
    const warn = vi.spyOn(log, 'warn')
    for (let at = 0; at < 2; at += 1)
      expect((await call('{"tags":["news"]}', headers)).status).toBe(401)
    const reason = headers.authorization ? 'another was given' : 'none was given'
    expect(warn.mock.calls).toEqual([[{ reason }, 'webhook rejected: wrong secret']])
    expect(invalidate).not.toHaveBeenCalled()
  },
)

it.each(['Bearer undefined', 'Bearer '])(
  'the webhook responds 401 to the header "%s" if REVALIDATE_SECRET is empty',
  async (authorization) => {
    vi.stubEnv('REVALIDATE_SECRET', '')
    expect((await call('{"tags":["news"]}', { authorization })).status).toBe(401)
    expect(invalidate).not.toHaveBeenCalled()
  },
)

it.each([
  ['an unknown tag', '{"tags":["news","pupils"]}'],
  ['tags that are not a list', '{"tags":"news"}'],
  ['a body that is not JSON', 'news'],
  ['a body that is too long', JSON.stringify({ tags: ['news'], filler: 'x'.repeat(10_000) })],
])('the webhook responds 400 to %s, and lists the valid tags', async (_what, body) => {
  const json = { error: 'tags must be some of', tags: vendorTags }
  expect(await call(body)).toEqual({ status: 400, json })
  expect(invalidate).not.toHaveBeenCalled()
})

it('the webhook fetches the news for {"tags": ["news"]} and responds with the number of records', async () => {
  const { log } = await import('@/lib/platform/log')
  const info = vi.spyOn(log, 'info')
  const json = { revalidated: ['news'], renewed: true, lists: renewal }
  expect(await call('{"tags":["news"]}')).toEqual({ status: 200, json })
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(['news'])
  const line = { tags: ['news'], renewed: true, lists: renewal }
  expect(info.mock.calls, 'and no secret').toEqual([[line, 'webhook']])
})

it.each([
  ['no body', undefined],
  ['an empty list of tags', '{"tags":[]}'],
])('the webhook revalidates every tag if the request has %s', async (_what, body) => {
  const { json } = await call(body)
  expect(json).toMatchObject({ revalidated: vendorTags, renewed: true })
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(vendorTags)
})
