// @module-tag attack
import { describe, expect, it } from 'vitest'
import { originOf } from './origin'

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
    ['unknown', { host: 'school.example' }],
    ['unknown', {}],
  ])('%s: %j', (expected, headers) => {
    expect(originOf(new Headers(headers))).toBe(expected)
  })
})
