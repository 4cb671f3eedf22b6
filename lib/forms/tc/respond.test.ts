// @module-tag attack
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/platform/log'
import { VendorNetworkError, VendorStatusError, VendorTimeoutError } from '@/lib/vendor-api/errors'

type Call = { path: string; authorised?: boolean; body?: string }

const client = vi.hoisted(() => ({
  vendorFetch: vi.fn<(call: Call) => Promise<unknown>>(),
  vendorFile: vi.fn<(call: Call) => Promise<Response>>(),
}))
vi.mock('@/lib/vendor-api/client', async (original) => ({
  ...(await original<typeof import('@/lib/vendor-api/client')>()),
  ...client,
}))

const { countUp, giveBack } = await import('@/lib/http/limit')
const { formFacts } = await import('../shared/outcomes')
const { peerHeader } = await import('@/lib/http/peer')
const { guessRateLimits, postRateLimits } = await import('@/lib/http/rates')
const { respondToLookup } = await import('./respond')

const pupil = { name: 'Ananya Rai', admission: 'DPS/2019/0417' }
let visitors = 0

function image(type = 'image/webp', body: BodyInit = 'picture'): Response {
  return new Response(body, { headers: { 'content-type': type } })
}

/** A visitor from a network of his own. */
const visitorAt = (index: number) => `10.${index >> 8}.${index & 255}.1`

function look(fields: Record<string, string>, headers: Record<string, string> = {}) {
  visitors += 1
  return respondToLookup(
    new Request('http://school.example/api/tc', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: {
        'sec-fetch-site': 'same-origin',
        [peerHeader]: visitorAt(visitors),
        ...headers,
      },
    }),
  )
}

const gone = new VendorStatusError('/api/tc', 404)
const failed = 'Failed to process your request. Please try again later.'

beforeEach(() => {
  client.vendorFetch.mockReset().mockResolvedValue({ data: 'tc/2019-0417.webp' })
  client.vendorFile.mockReset().mockImplementation(async () => image())
})

describe('Student TC lookup', () => {
  it('downloads the picture as tc.webp, never cached', async () => {
    const response = await look(pupil)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-disposition': 'attachment; filename="tc.webp"',
      'cache-control': 'no-store',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await response.text()).toBe('picture')
  })

  it('what came of each is counted', async () => {
    const before = new Map(Object.entries(await formFacts()))
    await look(pupil)
    await look({})
    client.vendorFetch.mockRejectedValue(new VendorStatusError('/api/tc', 404))
    await look(pupil)
    const address = '10.208.0.1'
    while ((await countUp(postRateLimits(address, false))) === null);
    await look(pupil, { [peerHeader]: address })
    const after = new Map(Object.entries(await formFacts()))
    for (const outcome of ['sent', 'empty', 'failed', 'limited']) {
      const name = `certificate ${outcome}`
      expect([name, after.get(name)]).toEqual([name, Number(before.get(name) ?? 0) + 1])
    }
  })

  it('posts {name, admission} with the token, and asks for the file without it', async () => {
    await look(pupil)
    expect(client.vendorFetch.mock.lastCall?.[0]).toMatchObject({
      path: '/api/tc/DPSSWB',
      authorised: true,
      body: JSON.stringify(pupil),
    })
    expect(client.vendorFile.mock.lastCall?.[0]).toEqual({ path: '/api/image/tc/2019-0417.webp' })
  })

  it('sends a number in the signs of any keyboard', async () => {
    await look({ ...pupil, admission: 'ＤＰＳ／2019\u20130417' })
    const body = JSON.stringify({ ...pupil, admission: 'DPS/2019-0417' })
    expect(client.vendorFetch.mock.lastCall?.[0]).toMatchObject({ body })
  })

  it.each([
    ['failed', 'status', () => client.vendorFetch.mockRejectedValue(gone)],
    ['failed', 'unexpected', () => client.vendorFetch.mockRejectedValue(new TypeError('oops'))],
    ['file', 'status', () => client.vendorFile.mockRejectedValue(gone)],
  ])('the log says why it %s, and of whom nothing: %s', async (reason, why, fail) => {
    const warn = vi.spyOn(log, 'warn')
    fail()
    await look(pupil)
    expect(warn.mock.calls).toEqual([[{ reason, why }, 'transfer certificate not found']])
  })

  it.each([{ ...pupil, name: '' }, { ...pupil, admission: ' ' }, {}])(
    '"Please fill in all fields" without a request: %j',
    async (fields) => {
      const response = await look(fields)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ message: 'Please fill in all fields' })
      expect(client.vendorFetch).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['no such pupil', new VendorStatusError('/api/tc', 404)],
    ['a vendor that failed', new VendorStatusError('/api/tc', 500)],
    ['a vendor that hung', new VendorTimeoutError('/api/tc', 'slow')],
    ['a slip of our own', new TypeError('oops')],
  ])('%s is told in the same words', async (_what, error) => {
    client.vendorFetch.mockRejectedValue(error)
    const response = await look(pupil)
    expect([response.status, await response.json()]).toEqual([
      404,
      { status: 'refused', reason: 'failed', message: failed },
    ])
  })

  it.each(['../secret', '/etc/passwd/..', 'http://evil.example/x', 'a%2e%2e', 'x?y'])(
    'a path that leaves the image endpoint is a failed lookup: %s',
    async (data) => {
      client.vendorFetch.mockResolvedValue({ data })
      expect(await (await look(pupil)).json()).toMatchObject({ reason: 'failed' })
      expect(client.vendorFile).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['a page', () => Promise.resolve(image('text/html', '<h1>Sign in</h1>'))],
    ['a drawing that could run', () => Promise.resolve(image('image/svg+xml', '<svg/>'))],
    ['an empty file', () => Promise.resolve(image('image/webp', ''))],
    ['no file', () => Promise.reject(new VendorStatusError('/api/image', 404))],
    [
      'a file cut off',
      () => {
        const body = new ReadableStream({
          start(controller) {
            controller.error(new Error('cut off'))
          },
        })
        return Promise.resolve(image('image/webp', body))
      },
    ],
  ])('%s: "Failed to download data."', async (_what, answer) => {
    client.vendorFile.mockImplementation(answer)
    const response = await look(pupil)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({
      status: 'refused',
      reason: 'file',
      message: 'Failed to download data.',
    })
  })

  it('is refused to other sites', async () => {
    const response = await look(pupil, { 'sec-fetch-site': 'cross-site' })
    expect(response.status).toBe(404)
    expect(response.headers.has('retry-after')).toBe(false)
    expect(client.vendorFetch).not.toHaveBeenCalled()
  })

  describe('nobody guesses a name by trying', () => {
    const from = (address: string) => ({ [peerHeader]: address })
    const guess = (admission: string, address: string) =>
      look({ name: 'Somebody', admission }, from(address))

    /** Guesses once from an address until it is held up; how often it was not. */
    async function guessesFrom(address: string, admission: string): Promise<number> {
      for (let count = 0; ; count += 1) {
        if ((await guess(admission, address)).status === 429) return count
      }
    }

    beforeEach(() => {
      client.vendorFetch.mockRejectedValue(new VendorStatusError('/api/tc', 404))
    })

    it('one network has ten guesses at a number, and is told when to come again', async () => {
      expect(await guessesFrom('10.200.0.1', 'DPS/0001')).toBe(10)
      const response = await guess('DPS/0001', '10.200.0.2')
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(540)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toMatchObject({
        message: failed,
        hint: 'Please try again in 10 minutes.',
      })
      expect((await guess('DPS/0002', '10.200.0.1')).status).toBe(404)
    })

    it.each([
      'dps/0003',
      'DPS/3',
      'D P S - 0003',
      'DPS.0003',
      'ＤＰＳ／０００３',
      'DPS\u20110003',
      'D\u200bPS\u00ad/0003\u2060',
      '\u202edps0003',
    ])('the same number in any spelling is one: %j', async (spelling) => {
      await guessesFrom('10.201.0.1', 'DPS/0003')
      client.vendorFetch.mockClear()
      expect((await guess(spelling, '10.201.0.1')).status).toBe(429)
      expect(client.vendorFetch).not.toHaveBeenCalled()
    })

    it.each(['DPS\u0301/0004', 'DPS/4%', 'DPS_4', 'DPS/4*', 'ДПС/4', 'İ4', 'DPS/٤', "4'--"])(
      'a number with odd characters is not looked up: %j',
      async (admission) => {
        expect((await guess(admission, '10.202.0.1')).status).toBe(404)
        expect(client.vendorFetch).not.toHaveBeenCalled()
      },
    )

    it.each([
      ['failed', new VendorStatusError('/api/tc', 503)],
      ['hung', new VendorTimeoutError('/api/tc', 'slow')],
      ['was not there', new VendorNetworkError('/api/tc', 'connection failed')],
    ])('attempts count when the vendor %s', async (what, error) => {
      client.vendorFetch.mockRejectedValue(error)
      expect(await guessesFrom(`10.203.${what.length}.1`, `DPS/${what}`)).toBe(10)
    })

    it('a family is not locked out by a stranger’s guesses, wherever he has them from', async () => {
      await guessesFrom('10.204.1.1', 'DPS/5')
      await guessesFrom('10.204.2.1', 'DPS/5')
      for (let index = 3; index < 100; index += 1) {
        const network = `10.204.${index}`
        // Each further network has one guess, then none.
        expect((await guess('DPS/5', `${network}.1`)).status).toBe(404)
        expect((await guess('DPS/5', `${network}.2`)).status).toBe(429)
      }
      client.vendorFetch.mockResolvedValue({ data: 'tc/2019-0417.webp' })
      const family = from('10.205.0.1')
      expect((await look({ ...pupil, admission: 'DPS/5' }, family)).status).toBe(200)
      expect((await look({ ...pupil, admission: 'DPS/5' }, family)).status).toBe(200)
    })

    it('two hundred guesses at a number are the end of it', async () => {
      let passed = 0
      for (let index = 0; index < 260; index += 1) {
        const address = `10.${206 + (index >> 8)}.${index & 255}.1`
        if ((await guess('DPS/6', address)).status === 404) passed += 1
      }
      expect(passed).toBe(200)
    })

    it('an address that has posted too much is told so before it is read', async () => {
      const address = '10.209.0.1'
      while ((await countUp(postRateLimits(address, false))) === null);
      expect((await look({}, from(address))).status).toBe(429)
    })

    it('there is a rate for each /48 and /24', async () => {
      const addresses = Array.from({ length: 200 }, (_, at) => `2001:db8:9:${at.toString(16)}::1`)
      const statuses: number[] = []
      for (const [at, address] of addresses.entries())
        statuses.push((await guess(`N/${at + 1}1`, address)).status)
      expect(statuses.filter((status) => status === 404)).toHaveLength(180)
      expect((await guess('N/1', '2001:db8:a::1')).status).toBe(404)
    })

    it('and one over all failed lookups, which spares who looks up for the first time', async () => {
      const everybody = guessRateLimits('10.210.0.1', 'X').slice(0, 1)
      let taken = 0
      for (; (await countUp(everybody)) === null; taken += 1);
      expect((await guess('N/7', '10.210.0.1')).status).toBe(404)
      expect((await guess('N/7', '10.210.0.1')).status).toBe(429)
      await giveBack(Array.from({ length: taken + 2 }, () => everybody).flat())
    })
  })

  it('one who knows the name may download again and again', async () => {
    for (let index = 0; index < 30; index += 1) expect((await look(pupil)).status).toBe(200)
  })

  it('is throttled per address, whatever the number', async () => {
    const headers = { [peerHeader]: '10.9.9.9' }
    const ask = (index: number) => look({ name: 'A', admission: `T/${index}` }, headers)
    for (let index = 0; index < 60; index += 1) expect((await ask(index)).status).toBe(200)
    expect((await ask(61)).status).toBe(429)
  })

  it('a body that is no form fails, and so does one that is too large', async () => {
    const post = (body: string, type: string) =>
      respondToLookup(
        new Request('http://x', {
          method: 'POST',
          body,
          headers: { 'content-type': type },
        }),
      )
    const response = await post('{}', 'application/json')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ status: 'refused', reason: 'failed', message: failed })
    const large = `name=${'x'.repeat(70_000)}`
    expect((await post(large, 'application/x-www-form-urlencoded')).status).toBe(404)
  })
})
