import { describe, expect, it, vi } from 'vitest'
import {
  failureOf,
  isOutage,
  VendorNetworkError,
  VendorNotAskedError,
  VendorNotJsonError,
  VendorShapeError,
  VendorStatusError,
  VendorTimeoutError,
  VendorTooLargeError,
} from './errors'

const host: [string, Error][] = [
  ['no connection', new VendorNetworkError('/api', 'connection failed')],
  ['no answer in time', new VendorTimeoutError('/api', 'no answer in time')],
  ['a status of the server', new VendorStatusError('/api', 503)],
]

const asked: [string, Error][] = [
  ['a status that says no', new VendorStatusError('/api', 404)],
  ['too large', new VendorTooLargeError('/api', 'more than 5 bytes')],
  ['not JSON', new VendorNotJsonError('/api', 'not JSON')],
  ['wrong shape', new VendorShapeError('/api', 'wrong shape')],
  ['not asked at all', new VendorNotAskedError('/api', 'backing off')],
  ['a slip of our own', new TypeError('network')],
  ['another library’s error', Object.assign(new Error('x'), { reason: 'network', status: 500 })],
]

describe('a failure of the host, not of what was asked', () => {
  it.each(host)('%s is one', (_what, error) => {
    expect(isOutage(error)).toBe(true)
  })

  it.each(asked)('%s is none', (_what, error) => {
    expect(isOutage(error)).toBe(false)
  })

  it.each([null, undefined, 'network', 500])('%j is none', (value) => {
    expect(isOutage(value)).toBe(false)
  })

  it('is told in a bundle with classes of its own', async () => {
    vi.resetModules()
    const elsewhere = await import('./errors')
    const error = new elsewhere.VendorTimeoutError('/api', 'no answer in time')
    expect(error).not.toBeInstanceOf(VendorTimeoutError)
    expect(isOutage(error)).toBe(true)
    expect(isOutage(new elsewhere.VendorStatusError('/api', 500))).toBe(true)
  })
})

/** What Node's `fetch` throws. */
function fetchFailed(cause: Error): VendorNetworkError {
  const error = new TypeError('fetch failed', { cause })
  return new VendorNetworkError('/api', 'connection failed', { cause: error })
}

const coded = (code: string) => fetchFailed(Object.assign(new Error('words'), { code }))

describe('what the log and health tell of a failure', () => {
  it.each<[Error, object, string]>([
    [coded('ECONNREFUSED'), { reason: 'network', code: 'ECONNREFUSED' }, 'VENDOR_API_URL'],
    [coded('ENOTFOUND'), { code: 'ENOTFOUND' }, 'VENDOR_API_URL'],
    [coded('CERT_HAS_EXPIRED'), { code: 'CERT_HAS_EXPIRED' }, 'certificate'],
    [fetchFailed(new Error('bad port')), { code: 'bad port' }, 'port'],
    [fetchFailed(new Error('unexpected redirect')), { code: 'unexpected redirect' }, 'elsewhere'],
    [new VendorStatusError('/api', 401), { reason: 'status', status: 401 }, 'VENDOR_API_TOKEN'],
    [new VendorStatusError('/api', 404), { status: 404 }, 'SCHOOL_CODE'],
    [new VendorStatusError('/api', 429, 60), { retryAfterSeconds: 60 }, 'how often'],
    [new VendorTimeoutError('/api', 'no answer in time'), { reason: 'timeout' }, 'TIMEOUT'],
    [new VendorNotJsonError('/api', 'not JSON'), { reason: 'not JSON' }, 'VENDOR_API_URL'],
  ])('%s', (error, facts, check) => {
    expect(failureOf(error)).toMatchObject({ ...facts, check: expect.stringContaining(check) })
  })

  it('a slip of our own has its words', () => {
    expect(failureOf(new URIError('URI malformed'))).toEqual({
      reason: 'unexpected: URIError: URI malformed',
    })
  })
})
