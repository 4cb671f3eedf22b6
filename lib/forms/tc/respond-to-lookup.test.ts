// @module-tag attack
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { peerHeader } from '@/lib/http/peer'
import { log } from '@/lib/platform/log'
import { VendorError } from '@/lib/vendor-api/errors'
import { newVisitor, ownPost } from '@/testing/posts'
import { statusError } from '@/testing/vendor-error'
import { formFacts } from '../shared/outcomes'
import { respondToLookup } from './respond-to-lookup'

type Call = { path: string; authorised?: boolean; body?: string }

const client = vi.hoisted(() => ({
  fetchVendorJson: vi.fn<(call: Call) => Promise<unknown>>(async () => found),
  fetchVendorFile: vi.fn<(call: Call) => Promise<Response>>(async () => image()),
}))
vi.mock('@/lib/vendor-api/client', async (original) => ({
  ...(await original<typeof import('@/lib/vendor-api/client')>()),
  ...client,
}))

const pupil = { name: 'Ananya Rai', admission: 'DPS/2019/0417' }
const found = { data: 'tc/2019-0417.webp' }

function image(type = 'image/webp', body: BodyInit = 'picture'): Response {
  return new Response(body, { headers: { 'content-type': type } })
}

type Fields = Record<string, string> | string[][]
const lookUp = (fields: Fields = pupil, headers?: Record<string, string>) =>
  respondToLookup(ownPost('/api/tc', new URLSearchParams(fields), headers))

const from = (address: string) => ({ [peerHeader]: address })
const notFound = statusError(404)

it('a successful certificate lookup responds with tc.webp and no-store, and counts the certificate', async () => {
  const before = Number(new Map(Object.entries(await formFacts())).get('certificate sent') ?? 0)
  const response = await lookUp()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-disposition': 'attachment; filename="tc.webp"',
    'cache-control': 'no-store',
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await response.text()).toBe('picture')
  expect(await formFacts()).toMatchObject({ 'certificate sent': before + 1 })
})

it('sends the vendor’s token with the lookup of {name, admission}, but not with the image request', async () => {
  // The first of duplicate fields counts, as in every form.
  const typed = { ...pupil, admission: 'DPS/২০১৯/0417' }
  await lookUp([...Object.entries(typed), ['name', 'Somebody'], ['more', 'x']])
  expect(client.fetchVendorJson.mock.lastCall?.[0]).toMatchObject({
    path: '/api/tc/DPSSWB',
    isAuthorised: true,
    body: JSON.stringify(pupil),
  })
  const file = { path: '/api/image/tc/2019-0417.webp' }
  expect(client.fetchVendorFile.mock.lastCall?.[0]).toEqual(file)
})

const empty = { reason: 'empty', message: 'Please fill in all fields' }
const message = 'Failed to process your request. Please try again later.'
const failed = { reason: 'failed', message }
const broken = { reason: 'file', message: 'Failed to download data.' }
const cutOff = new ReadableStream({
  start(controller) {
    controller.error(new Error('cut off'))
  },
})
const fails = (error: Error) => () => client.fetchVendorJson.mockRejectedValue(error)
const leads = (data: string) => () => client.fetchVendorJson.mockResolvedValue({ data })
const gives = (file: Response) => () => client.fetchVendorFile.mockResolvedValue(file)
const nothing = () => undefined

it.each<[string, { reason: string }, number, () => unknown, ...Parameters<typeof lookUp>]>([
  ['a missing name', empty, 422, nothing, { ...pupil, name: '' }],
  ['a missing admission number', empty, 422, nothing, { ...pupil, admission: ' ' }],
  ['a post from another site', failed, 404, nothing, pupil, { 'sec-fetch-site': 'cross-site' }],
  ['an unknown pupil', failed, 404, fails(notFound)],
  ['a vendor response with status 500', failed, 404, fails(statusError(500))],
  ['an error in our code', failed, 404, fails(new TypeError('oops'))],
  ['a file path outside the image endpoint', failed, 404, leads('../secret')],
  ['an HTML page instead of the image', broken, 502, gives(image('text/html', '<h1>Sign in</h1>'))],
  ['an SVG, which could run scripts', broken, 502, gives(image('image/svg+xml', '<svg/>'))],
  ['an empty file', broken, 502, gives(image('image/webp', ''))],
  ['a missing file', broken, 502, () => client.fetchVendorFile.mockRejectedValue(notFound)],
  ['a file whose transfer breaks off', broken, 502, gives(image('image/webp', cutOff))],
])(
  'a certificate lookup fails on %s, with the response %j',
  async (_what, refusal, status, arrange, fields, headers) => {
    arrange()
    const warn = vi.spyOn(log, 'warn')
    const response = await lookUp(fields, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ status: 'refused', ...refusal })
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
    })
    const isVendorCalled = arrange !== nothing
    expect(client.fetchVendorJson).toHaveBeenCalledTimes(isVendorCalled ? 1 : 0)
    // The log does not name the pupil.
    const facts = { reason: refusal.reason, why: expect.any(String) }
    const logged = [facts, 'transfer certificate not found']
    expect(warn.mock.calls).toEqual(isVendorCalled ? [logged] : [])
    expect(client.fetchVendorFile).toHaveBeenCalledTimes(status === 502 ? 1 : 0)
  },
)

describe('limits on guessing the names of pupils', () => {
  const guess = (admission: string, address: string) =>
    lookUp({ name: 'Somebody', admission }, from(address))

  async function guessesFrom(address: string, admission: string): Promise<number> {
    for (let count = 0; ; count += 1) {
      if ((await guess(admission, address)).status === 429) return count
    }
  }

  beforeEach(() => {
    client.fetchVendorJson.mockRejectedValue(notFound)
  })

  it('counts a guess even if the vendor fails', async () => {
    client.fetchVendorJson.mockRejectedValue(new VendorError('/api/tc', 'timeout', 'slow'))
    expect(await guessesFrom(newVisitor(), 'DPS/hung')).toBe(10)
  })

  it('limits each network to ten guesses per admission number, and says when to retry', async () => {
    const before = Number(new Map(Object.entries(await formFacts())).get('certificate failed') ?? 0)
    expect(await guessesFrom('10.200.0.1', 'DPS/0001')).toBe(10)
    const response = await guess('DPS/0001', '10.200.0.2')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(540)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const hint = 'Please try again in 10 minutes.'
    expect(await response.json()).toMatchObject({ message, hint })
    expect((await guess('DPS/0002', '10.200.0.1')).status).toBe(404)
    expect(await formFacts()).toMatchObject({
      'certificate failed': before + 11,
      'certificate limited': expect.any(Number),
    })
  })

  it('counts every spelling of an admission number as the same number', async () => {
    await guessesFrom('10.201.0.1', 'DPS/0003')
    client.fetchVendorJson.mockClear()
    const spellings = ['DPS/3', 'D P S - 0003', 'D\u200bPS\u00ad/0003\u2060']
    for (const spelling of [...spellings, '\u202edps0003'])
      expect((await guess(spelling, '10.201.0.1')).status, spelling).toBe(429)
    expect(client.fetchVendorJson).not.toHaveBeenCalled()
  })

  it.each(['DPS\u0301/0004', 'DPS/4%', 'DPS_4', 'DPS/4*', 'ДПС/4', 'İ4', 'DPS/٤', "4'--"])(
    'rejects an admission number with unexpected characters: %j',
    async (admission) => {
      expect((await guess(admission, newVisitor())).status).toBe(404)
      expect(client.fetchVendorJson).not.toHaveBeenCalled()
    },
  )

  it('lets a family look up an admission number after strangers have guessed names for it', async () => {
    await guessesFrom('10.204.1.1', 'DPS/5')
    await guessesFrom('10.204.2.1', 'DPS/5')
    for (let index = 3; index < 100; index += 1) {
      // Each further network may guess once only.
      expect((await guess('DPS/5', `10.204.${index}.1`)).status).toBe(404)
      expect((await guess('DPS/5', `10.204.${index}.2`)).status).toBe(429)
    }
    client.fetchVendorJson.mockResolvedValue(found)
    const family = from('10.205.0.1')
    expect((await lookUp({ ...pupil, admission: 'DPS/5' }, family)).status).toBe(200)
    expect((await lookUp({ ...pupil, admission: 'DPS/5' }, family)).status).toBe(200)
  })

  it('does not count correct lookups as guesses, but limits an IP address to sixty lookups', async () => {
    client.fetchVendorJson.mockResolvedValue(found)
    for (let index = 0; index < 60; index += 1)
      expect((await lookUp(pupil, from('10.206.0.1'))).status).toBe(200)
    expect((await lookUp({ name: 'A', admission: 'T/61' }, from('10.206.0.1'))).status).toBe(429)
  })
})
