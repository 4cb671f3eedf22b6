// @module-tag attack
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clientAddress, networkOf, peerHeader } from './peer'

afterEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const from = (forwarded: string, peer = '127.0.0.1') =>
  new Headers({ 'x-forwarded-for': forwarded, [peerHeader]: peer })

describe('who sends a request', () => {
  it('is the other end of the connection, whatever a visitor wrote', () => {
    expect(clientAddress(from('8.8.8.8'))).toBe('127.0.0.1')
  })

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['[2001:db8:1:2::5]', '2001:db8:1:2'],
    ['2001::3:4:5:6:7:8', '2001:0:3:4'],
    ['2001:db8::', '2001:db8:0:0'],
    ['2001:db8::ffff:1:2', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['1:2:3:4:5:6:7:8:9::', '1:2:3:4'],
  ])('%s is counted as %s: one visitor has a whole /64', (peer, visitor) => {
    expect(clientAddress(from('', peer))).toBe(visitor)
  })

  it('is nobody where nothing says so', () => {
    expect(clientAddress(new Headers())).toBe('')
  })

  it('is told by this process alone: no name that a visitor could know is believed', async () => {
    expect(clientAddress(new Headers({ 'x-connected-peer': '127.0.0.1' }))).toBe('')
    vi.stubGlobal('singletons', undefined)
    vi.resetModules()
    const elsewhere = await import('./peer')
    expect(clientAddress(new Headers({ [elsewhere.peerHeader]: '127.0.0.1' }))).toBe('')
  })

  it('is told to all parts of a process, each with modules of its own', async () => {
    vi.resetModules()
    const other = await import('./peer')
    expect(other.clientAddress(new Headers({ [peerHeader]: '9.9.9.9' }))).toBe('9.9.9.9')
  })

  it.each([
    ['behind a proxy, whom it saw', '1', '8.8.8.8, 203.0.113.9', '203.0.113.9'],
    ['behind two, the one before', '2', 'spoofed, 203.0.113.9, 8.8.8.8', '203.0.113.9'],
    ['behind one that wrote nothing, the other end', '1', '', '127.0.0.1'],
    ['with fewer entries than proxies, the first', '3', '203.0.113.9', '203.0.113.9'],
  ])('is, %s', async (_what, hops, forwarded, expected) => {
    vi.stubEnv('TRUSTED_HOPS', hops)
    vi.resetModules()
    const behind = await import('./peer')
    expect(behind.clientAddress(from(forwarded))).toBe(expected)
  })
})

it.each([
  ['2001:db8:1:2', '2001:db8:1'],
  ['203.0.113.9', '203.0.113'],
])('the network of %s is %s: a /48 or a /24', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe('a proxy in front that nobody trusts', () => {
  beforeEach(() => {
    vi.resetModules()
    globalThis.singletons?.delete('proxy noticed')
  })
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ['is warned of once, without the addresses', '0', '1.1.1.1', 1],
    ['is none when the header names the connection', '0', '::ffff:9.9.9.9', 0],
    ['is none without the header', '0', '', 0],
    ['is none when it is trusted', '1', '1.1.1.1', 0],
  ])('%s', async (_what, hops, forwarded, times) => {
    vi.stubEnv('TRUSTED_HOPS', hops)
    const { log } = await import('@/lib/platform/log')
    const warn = vi.spyOn(log, 'warn')
    const { clientAddress, peerHeader } = await import('./peer')
    const headers = { 'x-forwarded-for': forwarded, [peerHeader]: '9.9.9.9' }
    clientAddress(new Headers(headers))
    clientAddress(new Headers(headers))
    expect(warn).toHaveBeenCalledTimes(times)
    expect(JSON.stringify(warn.mock.calls)).not.toContain('1.1.1.1')
  })
})
