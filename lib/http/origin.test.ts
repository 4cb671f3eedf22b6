// @module-tag attack
import { expect, it } from 'vitest'
import { resetProcess } from '@/testing/new-process'

const own = 'https://school.example'
const host = 'school.example'
const evil = 'https://evil.example'

it.each<[string, Record<string, string>, hops?: string]>([
  ['own', { 'sec-fetch-site': 'same-origin' }],
  ['foreign', { 'sec-fetch-site': 'cross-site', origin: own, host }],
  ['foreign', { 'sec-fetch-site': 'same-site' }],
  ['foreign', { 'sec-fetch-site': 'none' }],
  ['own', { origin: own, host }],
  ['own', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['foreign', { origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3000' }],
  ['foreign', { origin: evil, host }],
  ['foreign', { origin: 'https://%', host }],
  ['own', { referer: `${own}/contact-us?a=b`, host }],
  ['foreign', { referer: `${evil}/contact-us`, host }],
  ['foreign', { origin: evil, referer: `${own}/contact-us`, host }],
  ['foreign', { origin: own }],
  ['unknown', { host }],
  ['unknown', {}],
  ['own', { origin: own, host: 'site:3000', 'x-forwarded-host': 'School.example' }, '1'],
  ['foreign', { origin: evil, host, 'x-forwarded-host': 'evil.example' }, '0'],
  ['own', { origin: own, host, 'x-forwarded-host': 'evil.example' }, '0'],
])('originOf returns "%s" for the headers %j', async (expected, headers, hops = '0') => {
  resetProcess({ TRUSTED_HOPS: hops })
  const { originOf } = await import('./origin')
  expect(originOf(new Headers(headers))).toBe(expected)
})
