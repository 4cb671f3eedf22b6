// @module-tag attack
import { expect, it, vi } from 'vitest'
import { resetProcess } from '@/testing/new-process'
import { clientAddress, networkOf, peerHeader } from './peer'

/** Returns the client address of a request behind `hops` proxies, with new modules. */
async function senderOf(headers: (peer: string) => Record<string, string>, hops = '0') {
  vi.stubEnv('TRUSTED_HOPS', hops)
  vi.resetModules()
  const { clientAddress, peerHeader } = await import('./peer')
  return clientAddress(new Headers(headers(peerHeader)))
}

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2'],
  ['2001:db8::ffff:1:2', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('counts a request %s as %s: one visitor has a whole /64', (peer, visitor) => {
  expect(clientAddress(new Headers({ [peerHeader]: peer }))).toBe(visitor)
})

it.each([
  ['the peer’s, whatever a visitor wrote', '0', '8.8.8.8', '127.0.0.1'],
  ['behind a proxy, the proxy’s peer’s', '1', '8.8.8.8, 203.0.113.9', '203.0.113.9'],
  ['behind two, the peer’s of the first', '2', 'spoofed, 203.0.113.9, 8.8.8.8', '203.0.113.9'],
  ['behind a proxy that wrote nothing, the peer’s', '1', '', '127.0.0.1'],
  ['with fewer entries than proxies, the first entry', '3', '203.0.113.9', '203.0.113.9'],
])('finds the client’s IP address: %s', async (_what, hops, forwarded, expected) => {
  const headers = (name: string) => ({ 'x-forwarded-for': forwarded, [name]: '127.0.0.1' })
  expect(await senderOf(headers, hops)).toBe(expected)
})

it('passes the peer’s address on under a header that no visitor can know', async () => {
  expect(await senderOf(() => ({}))).toBe('')
  expect(await senderOf(() => ({ 'x-connected-peer': '127.0.0.1' }))).toBe('')
  expect(await senderOf(() => ({ [peerHeader]: '9.9.9.9' }))).toBe('9.9.9.9')
  vi.stubGlobal('singletons', undefined)
  expect(await senderOf(() => ({ [peerHeader]: '9.9.9.9' }))).toBe('')
})

it.each([
  ['2001:db8:1:2', '2001:db8:1'],
  ['203.0.113.9', '203.0.113'],
])('reduces %s to its network %s, a /48 or a /24', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['warns once, without the addresses', '0', '1.1.1.1', 1],
  ['no warning when the header names the peer', '0', '::ffff:9.9.9.9', 0],
  ['no warning without the header', '0', '', 0],
  ['no warning for a trusted proxy', '1', '1.1.1.1', 0],
])('handles a proxy in front: %s', async (_what, hops, forwarded, times) => {
  resetProcess({ TRUSTED_HOPS: hops })
  const { log } = await import('@/lib/platform/log')
  const warn = vi.spyOn(log, 'warn')
  const { clientAddress, peerHeader } = await import('./peer')
  const headers = new Headers({ 'x-forwarded-for': forwarded, [peerHeader]: '9.9.9.9' })
  clientAddress(headers)
  clientAddress(headers)
  expect(warn).toHaveBeenCalledTimes(times)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('1.1.1.1')
})
