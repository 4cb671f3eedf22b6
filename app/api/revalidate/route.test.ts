import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { vendorTags } from '@/lib/vendor/tags'

const edges = vi.hoisted(() => ({
  invalidate: vi.fn<(tags: readonly string[]) => Promise<boolean>>(),
  revalidateTag: vi.fn<(tag: string, profile: unknown) => void>(),
  tellOthers: vi.fn<(tags: readonly string[]) => Promise<void>>(),
}))
vi.mock('next/cache', () => ({ revalidateTag: edges.revalidateTag }))
vi.mock('@/lib/vendor/query', () => ({ invalidate: edges.invalidate }))
vi.mock('@/lib/vendor/resources', () => ({}))
vi.mock('@/lib/vendor/relay', async (original) => ({
  ...(await original<typeof import('@/lib/vendor/relay')>()),
  tellOthers: edges.tellOthers,
}))

const secret = 'a-secret-of-thirty-two-characters'
const authorised = { authorization: `Bearer ${secret}` }

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('REVALIDATE_SECRET', secret)
  edges.invalidate.mockReset().mockResolvedValue(true)
  edges.revalidateTag.mockReset()
  edges.tellOthers.mockReset().mockResolvedValue()
})

afterEach(() => vi.unstubAllEnvs())

async function call(body?: string, headers: Record<string, string> = authorised) {
  const { POST } = await import('./route')
  const request = new Request('http://school.example/api/revalidate', {
    method: 'POST',
    headers,
    ...(body === undefined ? {} : { body }),
  })
  const answer = await POST(request)
  const told: unknown = await answer.json()
  return { status: answer.status, told }
}

function expectNothingDone(): void {
  for (const edge of Object.values(edges)) expect(edge).not.toHaveBeenCalled()
}

describe('without the secret 401', () => {
  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['another', { authorization: 'Bearer another-secret-of-thirty-two-chars' }],
    ['an empty one', { authorization: 'Bearer ' }],
    ['half of it', { authorization: `Bearer ${secret.slice(0, 16)}` }],
    ['more than it', { authorization: `Bearer ${secret}x` }],
    ['it alone, without its scheme', { authorization: secret }],
    ['what another instance sends', { 'x-relayed': '1' }],
  ])('%s', async (_what, headers) => {
    expect((await call('{"tags":["news"]}', headers)).status).toBe(401)
    expectNothingDone()
  })

  it.each(['Bearer undefined', 'Bearer ', 'Bearer', ''])(
    'while the webhook is off, "%s" opens nothing',
    async (authorization) => {
      vi.stubEnv('REVALIDATE_SECRET', '')
      expect((await call('{"tags":["news"]}', { authorization })).status).toBe(401)
      expectNothingDone()
    },
  )
})

describe('what it cannot read is answered with the tags there are', () => {
  it.each([
    ['unknown tags', '{"tags":["news","pupils"]}'],
    ['tags that are no list', '{"tags":"news"}'],
    ['no JSON', 'news'],
    ['JSON of another shape', '["news"]'],
    ['null', 'null'],
    ['a body that is too long', JSON.stringify({ tags: ['news'], filler: 'x'.repeat(10_000) })],
  ])('%s', async (_what, body) => {
    expect(await call(body)).toEqual({
      status: 400,
      told: { error: 'tags must be some of', tags: [...vendorTags] },
    })
    expectNothingDone()
  })
})

describe('POST /api/revalidate', () => {
  it('{"tags": ["news"]} makes the news old', async () => {
    expect(await call('{"tags":["news"]}')).toEqual({
      status: 200,
      told: { revalidated: ['news'], renewed: true },
    })
    expect(edges.invalidate).toHaveBeenCalledExactlyOnceWith(['news'])
  })

  it.each([
    ['no body', undefined],
    ['an empty body', ' \n'],
    ['no tags', '{}'],
    ['an empty list', '{"tags":[]}'],
  ])('%s: everything', async (_what, body) => {
    const { told } = await call(body)
    expect(told).toEqual({ revalidated: [...vendorTags], renewed: true })
    expect(edges.invalidate).toHaveBeenCalledExactlyOnceWith([...vendorTags])
    expect(edges.revalidateTag.mock.calls.map(([tag]) => tag)).toEqual([...vendorTags])
  })

  it.each([
    ['a vendor that answered: the next request shows it', true, { expire: 0 }],
    ['a vendor that did not: the pages stay as they are', false, 'max'],
  ])('%s', async (_what, renewed, profile) => {
    edges.invalidate.mockResolvedValue(renewed)
    const { told } = await call('{"tags":["news","blog"]}')
    expect(told).toMatchObject({ renewed })
    expect(edges.revalidateTag.mock.calls).toEqual([
      ['news', profile],
      ['blog', profile],
    ])
  })

  it('tells the other instances, after its own pages', async () => {
    await call('{"tags":["news"]}')
    expect(edges.tellOthers).toHaveBeenCalledExactlyOnceWith(['news'])
    const [own = 0] = edges.revalidateTag.mock.invocationCallOrder
    expect(own).toBeLessThan(edges.tellOthers.mock.invocationCallOrder[0] ?? 0)
  })

  it('what another instance told is not told on', async () => {
    expect((await call('{"tags":["news"]}', { ...authorised, 'x-relayed': '1' })).status).toBe(200)
    expect(edges.invalidate).toHaveBeenCalled()
    expect(edges.tellOthers).not.toHaveBeenCalled()
  })

  it('its line names the tags and whether it answered anew, and no secret', async () => {
    const { log } = await import('@/lib/log')
    const info = vi.spyOn(log, 'info')
    await call('{"tags":["news"]}')
    expect(info.mock.calls).toEqual([[{ tags: ['news'], renewed: true }, 'webhook']])
  })
})
