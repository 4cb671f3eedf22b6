// @module-tag attack
import { expect, it, vi } from 'vitest'
import { readAddress } from '@/lib/routes/media-address'
import { imagePath, mediaUrl } from './media'

it.each([
  ['photos/a.webp', 'photos/a.webp'],
  ['/api/image/photos/a.webp', 'photos/a.webp'],
  ['65f0c0ffee65f0c0ffee65f0', '65f0c0ffee65f0c0ffee65f0'],
  ['Annual Day 2026/বই.jpg', 'Annual Day 2026/বই.jpg'],
  ['Circular #5.pdf', 'Circular #5.pdf'],
  ['100% result.jpg', '100% result.jpg'],
])('a stored path %s has one address on this site', (stored, path) => {
  expect(readAddress(mediaUrl(stored) ?? '')).toEqual({ path, variant: '1280' })
})

it.each([
  '../secret',
  'a/../../secret',
  'a/./b',
  'a//b',
  '..\\secret',
  'a?b=c',
  'a%2e%2e/b',
  'https://evil.example/a.png',
  'javascript:alert(1)',
  'a\nb',
  '',
])('a stored path %j never leaves the image endpoint', (stored) => {
  expect(imagePath(stored)).toBeNull()
})

it.each([
  ['https://cbse.example/a.pdf', 'https://cbse.example/a.pdf'],
  // The vendor's own host, and one that looks alike.
  ['https://vendor.example/files/a.pdf', 'https://vendor.example/files/a.pdf'],
  ['https://vendor.example.evil/a.pdf', 'https://vendor.example.evil/a.pdf'],
  ['https://vendor.example/api/image/a.pdf', expect.stringMatching(/^\/media\/.*\/file\/a\.pdf$/)],
  ['files/a.pdf', expect.stringMatching(/^\/media\/.*\/file\/files\/a\.pdf$/)],
  [undefined, null],
  ['javascript:alert(1)', null],
])(
  'the attachment %s opens the vendor’s file on this site, or another address as it is',
  async (stored, href) => {
    vi.stubEnv('VENDOR_API_URL', 'https://vendor.example')
    vi.resetModules()
    expect((await import('./media')).attachmentHref(stored)).toEqual(href)
  },
)
