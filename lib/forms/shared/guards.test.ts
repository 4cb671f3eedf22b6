// @module-tag attack
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { originOf } from '@/lib/http/origin'
import { waitingTime } from './refusals'

describe('whose page a post comes from', () => {
  it.each<[string, Record<string, string>]>([
    ['own', { 'sec-fetch-site': 'same-origin' }],
    [
      'foreign',
      { 'sec-fetch-site': 'cross-site', origin: 'https://school.example', host: 'school.example' },
    ],
    ['foreign', { 'sec-fetch-site': 'same-site' }],
    ['foreign', { 'sec-fetch-site': 'none' }],
    ['own', { origin: 'https://school.example', host: 'school.example' }],
    ['own', { origin: 'https://school.example', host: 'SCHOOL.example' }],
    ['own', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['foreign', { origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3000' }],
    [
      'own',
      { origin: 'https://school.example', host: 'site:3000', 'x-forwarded-host': 'school.example' },
    ],
    ['foreign', { origin: 'https://evil.example', host: 'school.example' }],
    ['foreign', { origin: 'null', host: 'school.example' }],
    ['foreign', { origin: 'https://%', host: 'school.example' }],
    ['own', { referer: 'https://school.example/contact-us?a=b', host: 'school.example' }],
    ['foreign', { referer: 'https://evil.example/contact-us', host: 'school.example' }],
    [
      'foreign',
      {
        origin: 'https://evil.example',
        referer: 'https://school.example/contact-us',
        host: 'school.example',
      },
    ],
    ['foreign', { referer: '', host: 'school.example' }],
    ['foreign', { origin: 'https://school.example' }],
    ['untold', { host: 'school.example' }],
    ['untold', {}],
  ])('%s: %j', (expected, headers) => {
    expect(originOf(new Headers(headers))).toBe(expected)
  })
})

describe('who sends a request', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllEnvs())

  async function addressOf(hops: string, forwarded: string, peer: string): Promise<string> {
    vi.stubEnv('TRUSTED_HOPS', hops)
    const { clientAddress, peerHeader } = await import('@/lib/http/peer')
    return clientAddress(new Headers({ [peerHeader]: peer, 'x-forwarded-for': forwarded }))
  }

  it.each([
    ['without a proxy, the other end', '0', '1.1.1.1, 2.2.2.2', '9.9.9.9', '9.9.9.9'],
    ['behind one proxy, what it wrote last', '1', '1.1.1.1, 2.2.2.2', '127.0.0.1', '2.2.2.2'],
    ['behind two, the one before', '2', 'spoofed, 1.1.1.1, 2.2.2.2', '127.0.0.1', '1.1.1.1'],
    ['behind one that wrote nothing, the other end', '1', '', '127.0.0.1', '127.0.0.1'],
    ['with fewer entries than proxies, the first', '3', '2.2.2.2', '127.0.0.1', '2.2.2.2'],
    ['an IPv4 address in IPv6 clothes', '0', '', '::ffff:9.9.9.9', '9.9.9.9'],
    ['one visitor has a whole /64', '0', '', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['also when it is written short', '0', '', '2001:db8::1', '2001:db8:0:0'],
  ])('%s', async (_what, hops, forwarded, peer, expected) => {
    expect(await addressOf(hops, forwarded, peer)).toBe(expected)
  })
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
    const { clientAddress, peerHeader } = await import('@/lib/http/peer')
    const headers = { 'x-forwarded-for': forwarded, [peerHeader]: '9.9.9.9' }
    clientAddress(new Headers(headers))
    clientAddress(new Headers(headers))
    expect(warn).toHaveBeenCalledTimes(times)
    expect(JSON.stringify(warn.mock.calls)).not.toContain('1.1.1.1')
  })
})

describe('how long to wait', () => {
  it.each([
    [1, 'in a second'],
    [40, 'in 40 seconds'],
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [600, 'in 10 minutes'],
  ])('%i s is "%s"', (seconds, text) => {
    expect(waitingTime(seconds)).toBe(text)
  })
})
