// @module-tag attack
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientAddress, peerHeader } from './peer'

afterEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
})

const from = (forwarded: string, peer = '127.0.0.1') =>
  new Headers({ 'x-forwarded-for': forwarded, [peerHeader]: peer })

describe('who sends a request', () => {
  it('is the other end of the connection, whatever a visitor wrote', () => {
    expect(clientAddress(from('8.8.8.8'))).toBe('127.0.0.1')
  })

  it('is, behind a proxy, whom that proxy saw, whatever a visitor wrote before it', async () => {
    vi.stubEnv('TRUSTED_HOPS', '1')
    vi.resetModules()
    const behind = await import('./peer')
    expect(behind.clientAddress(from('8.8.8.8, 203.0.113.9'))).toBe('203.0.113.9')
  })
})
