// @module-tag attack
import { afterEach, describe, expect, it, vi } from 'vitest'
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

  it('is found whatever a visitor wrote that is no address', () => {
    expect(clientAddress(from('1:2:3:4:5:6:7:8::9, 1:2:3:4:5:6:7:8:9::', '8.8.8.8'))).toBe(
      '8.8.8.8',
    )
  })

  it('is, behind a proxy, whom that proxy saw, whatever a visitor wrote before it', async () => {
    vi.stubEnv('TRUSTED_HOPS', '1')
    vi.resetModules()
    const behind = await import('./peer')
    expect(behind.clientAddress(from('8.8.8.8, 203.0.113.9'))).toBe('203.0.113.9')
    expect(behind.clientAddress(new Headers({ [peerHeader]: '127.0.0.1' }))).toBe('127.0.0.1')
  })
})

it.each([
  ['2001:db8:1:2', '2001:db8:1'],
  ['203.0.113.9', '203.0.113'],
])('the network of %s is %s: a /48 or a /24', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
