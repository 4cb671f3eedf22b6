import { beforeEach, expect, it, vi } from 'vitest'
import { startAnew } from '@/tools/testing/new-process'

const sent = vi.fn<typeof fetch>(async () => new Response('purged'))
const zone = '0123456789abcdef0123456789abcdef'
const varnish = 'http://127.0.0.1:6082'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', sent)
})

/** The process as it is with some variables. */
async function withCaches(variables: Record<string, string>) {
  startAnew({ SHARED_CACHE_SECONDS: '60', ...variables })
  const { purge, purgeOutcomes } = await import('./purge')
  const outcomes = async () =>
    (await purgeOutcomes().get()).values.map(
      ({ labels, value }) => `${labels.cache} ${labels.outcome}: ${value}`,
    )
  return { purge, outcomes }
}

const asked = () =>
  sent.mock.calls.map(([address, { method, headers, body } = {}]) => ({
    address,
    method,
    headers: headers && { ...Object.fromEntries(new Headers(headers)) },
    ...(body ? { body } : {}),
  }))

const soft = (names: string, address = varnish) => ({
  address,
  method: 'PURGE',
  headers: { xkey: names, 'xkey-purge': 'soft' },
})

it('what changes at one time is taken away in one call, and once more two seconds later', async () => {
  const { purge, outcomes } = await withCaches({ SHARED_CACHE_VARNISH: varnish })
  purge(['news'])
  purge(['news', 'blog'])
  expect(sent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(asked()).toEqual([soft('news blog')])
  await vi.advanceTimersByTimeAsync(1800)
  expect(sent).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toEqual([soft('news blog'), soft('news blog')])
  expect(await outcomes()).toEqual([
    'varnish 127.0.0.1:6082 done: 2',
    'varnish 127.0.0.1:6082 failed: 0',
  ])
})

it.each([
  ['refused', async () => new Response('', { status: 405 })],
  ['not answered', () => Promise.reject(new Error('ECONNREFUSED'))],
])(
  'what was %s is tried again until it is done, counted, and nobody else waits for it',
  async (_, fails) => {
    const other = 'http://10.0.0.2:6082'
    const { purge, outcomes } = await withCaches({ SHARED_CACHE_VARNISH: `${varnish}, ${other}` })
    sent.mockImplementation(async (address) =>
      address === varnish ? fails() : new Response('purged'),
    )
    purge(['news'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked().filter(({ address }) => address === other)).toHaveLength(2)
    const own = () => asked().filter(({ address }) => address === varnish)
    const tries = own().length
    expect(tries).toBeGreaterThan(2)
    purge(['blog'])
    sent.mockReset()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(own()[0]).toEqual(soft('news blog'))
    expect(own().length).toBeLessThan(4)
    expect(await outcomes()).toContain(`varnish 127.0.0.1:6082 failed: ${tries}`)
  },
)

it('what was withdrawn is not given in an outage either, both times', async () => {
  const { purge } = await withCaches({ SHARED_CACHE_VARNISH: varnish })
  purge(['page'], true)
  purge(['page'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked().map(({ headers }) => headers?.['xkey-purge'])).toEqual(['hard', 'hard'])
})

it('Cloudflare is told within its rate, all that waits in one call', async () => {
  const { purge } = await withCaches({
    SHARED_CACHE_CLOUDFLARE_ZONE: zone,
    SHARED_CACHE_CLOUDFLARE_TOKEN: 'token',
  })
  for (let second = 0; second < 60; second += 1) {
    purge([`list-${second % 3}`])
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(sent.mock.calls.length).toBeGreaterThan(3)
  expect(sent.mock.calls.length).toBeLessThanOrEqual(6)
  expect(asked()[1]).toEqual({
    address: `https://api.cloudflare.com/client/v4/zones/${zone}/purge_cache`,
    method: 'POST',
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    body: JSON.stringify({ tags: ['list-1', 'list-0', 'list-2'] }),
  })
})
