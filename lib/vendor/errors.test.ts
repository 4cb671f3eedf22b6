import { describe, expect, it, vi } from 'vitest'
import {
  isOutage,
  VendorNetworkError,
  VendorNotJsonError,
  VendorRestingError,
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
  ['not asked at all', new VendorRestingError('/api', 'resting')],
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
