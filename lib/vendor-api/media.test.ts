import { describe, expect, it } from 'vitest'
import { readAddress } from '@/lib/media/address'
import { attachmentHref, imagePath, mediaUrl } from './media'

describe('a stored path', () => {
  it.each([
    ['photos/a.webp', 'photos/a.webp'],
    ['/photos/a.webp', 'photos/a.webp'],
    ['/api/image/photos/a.webp', 'photos/a.webp'],
    ['65f0c0ffee65f0c0ffee65f0', '65f0c0ffee65f0c0ffee65f0'],
    ['Annual Day 2026/বই.jpg', 'Annual Day 2026/বই.jpg'],
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
    'a#b',
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

  it.each([undefined, '', 'javascript:alert(1)', 'https://'])('nothing for %j', (stored) => {
    expect(attachmentHref(stored)).toBeNull()
  })
})
