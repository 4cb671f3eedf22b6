// @module-tag attack
import { describe, expect, it, vi } from 'vitest'
import { readAddress } from '@/lib/routes/media-address'
import { attachmentHref, imagePath, mediaUrl } from './media'

describe('a stored path', () => {
  it.each([
    ['photos/a.webp', 'photos/a.webp'],
    ['/photos/a.webp', 'photos/a.webp'],
    ['/api/image/photos/a.webp', 'photos/a.webp'],
    ['65f0c0ffee65f0c0ffee65f0', '65f0c0ffee65f0c0ffee65f0'],
    ['Annual Day 2026/বই.jpg', 'Annual Day 2026/বই.jpg'],
    ['Circular #5.pdf', 'Circular #5.pdf'],
    ['Circular 6: dates.pdf', 'Circular 6: dates.pdf'],
    ['100% result.jpg', '100% result.jpg'],
  ])('%s has one address on this site', (stored, path) => {
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
  ])('%j never leaves the image endpoint', (stored) => {
    expect(imagePath(stored)).toBeNull()
  })
})

describe('an attachment opens', () => {
  it('the vendor’s file on this site', () => {
    expect(readAddress(attachmentHref('files/notice.pdf') ?? '')).toEqual({
      path: 'files/notice.pdf',
      variant: 'file',
    })
  })

  it('another http(s) address as it is', () => {
    expect(attachmentHref('https://cbse.example/a.pdf')).toBe('https://cbse.example/a.pdf')
  })

  it('a page of the vendor’s own host, or of one that looks alike, as it is', async () => {
    vi.stubEnv('VENDOR_API_URL', 'https://vendor.example')
    vi.resetModules()
    const { attachmentHref: href } = await import('./media')
    for (const address of [
      'https://vendor.example/files/a.pdf',
      'https://vendor.example.evil/a.pdf',
    ])
      expect(href(address)).toBe(address)
    expect(href('https://vendor.example/api/image/a.pdf')).toMatch(/^\/media\/.*\/file\/a\.pdf$/)
    vi.unstubAllEnvs()
  })

  it.each([undefined, '', 'javascript:alert(1)', 'https://'])('nothing for %j', (stored) => {
    expect(attachmentHref(stored)).toBeNull()
  })
})
