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
  ['203.0.113.9:52100', '203.0.113.9'],
  ['[2001:db8:1:2::5]:443', '2001:db8:1:2'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['2001:db8::ffff:1:2', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('counts requests from the IP address %s under %s (IPv6: /64 network)', (peer, visitor) => {
  expect(clientAddress(new Headers({ [peerHeader]: peer }))).toBe(visitor)
})

it.each([
  ['the connection if there is no proxy', '0', '8.8.8.8', '127.0.0.1'],
  ['the last X-Forwarded-For entry behind one proxy', '1', '8.8.8.8, 203.0.113.9', '203.0.113.9'],
  [
    'the second last X-Forwarded-For entry behind two proxies',
    '2',
    'x, 203.0.113.9, ::1',
    '203.0.113.9',
  ],
  ['the connection if X-Forwarded-For is missing', '1', '', '127.0.0.1'],
  ['the first X-Forwarded-For entry if there are too few', '3', '203.0.113.9', '203.0.113.9'],
])('reads the client’s IP address from %s', async (_what, hops, forwarded, expected) => {
  const headers = (name: string) => ({ 'x-forwarded-for': forwarded, [name]: '127.0.0.1' })
  expect(await senderOf(headers, hops)).toBe(expected)
})

it('takes the peer’s IP address only from our own header, whose name nobody can guess', async () => {
  expect(await senderOf(() => ({}))).toBe('')
  expect(await senderOf(() => ({ 'x-connected-peer': '127.0.0.1' }))).toBe('')
  expect(await senderOf(() => ({ [peerHeader]: '9.9.9.9' }))).toBe('9.9.9.9')
  vi.stubGlobal('singletons', undefined)
  expect(await senderOf(() => ({ [peerHeader]: '9.9.9.9' }))).toBe('')
})

it.each([
  ['2001:db8:1:2', '2001:db8:1'],
  ['203.0.113.9', '203.0.113'],
])('reduces the IP address %s to its network %s (IPv6 /48, IPv4 /24)', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['logs one warning, without addresses, about an unexpected proxy', '0', '1.1.1.1', 1],
  ['logs no warning if X-Forwarded-For repeats the peer’s address', '0', '::ffff:9.9.9.9', 0],
  ['logs no warning without X-Forwarded-For', '0', '', 0],
  ['logs no warning about a trusted proxy', '1', '1.1.1.1', 0],
])('%s', async (_what, hops, forwarded, times) => {
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
