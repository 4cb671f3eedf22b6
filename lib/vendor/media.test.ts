import { describe, expect, it } from 'vitest'
import { attachmentHref, imagePath, mediaUrl } from './media'

describe('a stored path', () => {
  it.each([
    ['photos/a.webp', '/media/photos/a.webp'],
    ['/photos/a.webp', '/media/photos/a.webp'],
    ['/api/image/photos/a.webp', '/media/photos/a.webp'],
    ['65f0c0ffee65f0c0ffee65f0', '/media/65f0c0ffee65f0c0ffee65f0'],
    ['Annual Day 2026/বই.jpg', '/media/Annual%20Day%202026/%E0%A6%AC%E0%A6%87.jpg'],
  ])('%s is served from %s', (stored, url) => {
    expect(mediaUrl(stored)).toBe(url)
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
    expect(attachmentHref('files/notice.pdf')).toBe('/media/files/notice.pdf')
  })

  it('another http(s) address as it is', () => {
    expect(attachmentHref('https://cbse.example/a.pdf')).toBe('https://cbse.example/a.pdf')
  })

  it.each([undefined, '', 'javascript:alert(1)', 'https://'])('nothing for %j', (stored) => {
    expect(attachmentHref(stored)).toBeNull()
  })
})
