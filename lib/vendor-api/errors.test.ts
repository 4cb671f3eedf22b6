import { expect, it, vi } from 'vitest'
import { statusError } from '@/testing/vendor-error'
import { isOutage, toFailure, VendorError } from './errors'

it.each<[unknown, boolean]>([
  [new VendorError('/api', 'network', 'connection failed'), true],
  [new VendorError('/api', 'timeout', 'no response in time'), true],
  [statusError(503), true],
  [statusError(404), false],
  [new VendorError('/api', 'wrong shape', 'wrong shape'), false],
  [new VendorError('/api', 'not asked', 'backing off'), false],
  [Object.assign(new Error('another library’s'), { reason: 'network', status: 500 }), false],
  [null, false],
])('isOutage(%s) is %s', (error, expected) => {
  expect(isOutage(error)).toBe(expected)
})

it('isOutage recognises a VendorError from another bundle, which has its own copy of the class', async () => {
  vi.resetModules()
  const elsewhere = await import('./errors')
  const error = new elsewhere.VendorError('/api', 'timeout', 'no response in time')
  expect(error).not.toBeInstanceOf(VendorError)
  expect(isOutage(error)).toBe(true)
})

/** Returns the error that Node's `fetch` throws. */
function fetchFailed(words: string, code?: string): VendorError {
  const cause = Object.assign(new Error(words), code && { code })
  const error = new TypeError('fetch failed', { cause })
  return new VendorError('/api', 'network', 'connection failed', { cause: error })
}

it.each<[Error, object, string]>([
  [fetchFailed('x', 'ECONNREFUSED'), { reason: 'network', code: 'ECONNREFUSED' }, 'VENDOR_API_URL'],
  [fetchFailed('x', 'ENOTFOUND'), { code: 'ENOTFOUND' }, 'name server'],
  [fetchFailed('x', 'CERT_HAS_EXPIRED'), { code: 'CERT_HAS_EXPIRED' }, 'certificate'],
  [fetchFailed('bad port'), { code: 'bad port' }, 'port'],
  [fetchFailed('unexpected redirect'), { code: 'unexpected redirect' }, 'redirects'],
  [statusError(429, 60), { retryAfterSeconds: 60 }, 'REVALIDATE_SECONDS'],
  [statusError(422), { status: 422 }, 'compare our fields'],
  [fetchFailed('x', 'UND_ERR_SOCKET'), { code: 'UND_ERR_SOCKET' }, 'network between'],
  [new VendorError('/api', 'timeout', 'x'), { reason: 'timeout' }, 'VENDOR_POST_TIMEOUT_MS'],
  [new VendorError('/api', 'wrong shape', 'no list'), { code: 'no list' }, 'contract'],
  [new VendorError('/api', 'not JSON', 'not JSON'), { reason: 'not JSON' }, 'VENDOR_API_URL'],
])(
  'toFailure describes the error “%s” as %j, and its advice mentions “%s”',
  (error, facts, check) => {
    expect(toFailure(error)).toMatchObject({ ...facts, check: expect.stringContaining(check) })
  },
)
