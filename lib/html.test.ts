// @module-tag attack
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sanitizeHtml, textOf } from './html'

const toMedia = (stored: string) => (stored.startsWith('http') ? null : `/media/${stored}`)
const clean = (html: string) => sanitizeHtml(html, toMedia)

describe('a blog body', () => {
  it.each([
    '<script>alert(1)</script>',
    '<style>p{}</style>',
    '<iframe src="https://x.example"></iframe>',
    '<svg onload="alert(1)"></svg>',
    '<object data="x"></object>',
    '<form action="https://x.example"><input></form>',
  ])('loses %s', (html) => {
    expect(clean(html)).not.toMatch(/<|alert/)
  })

  it.each([
    ['<p onclick="x()" style="color:red" class="a" id="b">Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">Hi</a>', '<a rel="noopener">Hi</a>'],
    ['<a href="jAvA\nscript:alert(1)">Hi</a>', '<a rel="noopener">Hi</a>'],
    ['<a href="data:text/html,x">Hi</a>', '<a rel="noopener">Hi</a>'],
    ['<a href="//evil.example">Hi</a>', '<a rel="noopener">Hi</a>'],
    ['<h1>Head</h1>', '<h2>Head</h2>'],
    ['<img src="https://x.example/p.png" alt="">', ''],
  ])('%j becomes %j', (from, to) => {
    expect(clean(from)).toBe(to)
  })

  it('keeps what good type needs', () => {
    const html =
      '<h2>A</h2><p>B <strong>c</strong></p><ul><li>d</li></ul><blockquote>e</blockquote>'
    expect(clean(html)).toBe(html)
  })

  it('shows its own pictures from this site', () => {
    expect(clean('<img src="photos/a.webp" alt="A">')).toBe(
      '<img src="/media/photos/a.webp" alt="A" loading="lazy" />',
    )
  })
})

describe('a hostile body has limits', () => {
  const cut = vi.fn<() => void>()
  beforeEach(() => cut.mockReset())
  const limited = (html: string) => sanitizeHtml(html, toMedia, cut)

  it('of nesting: what is deeper loses its tags and keeps its words', () => {
    const clean = limited(`${'<blockquote>'.repeat(2000)}deep`)
    expect(clean.match(/<blockquote>/g)).toHaveLength(30)
    expect(clean).toContain('deep')
    expect(cut).toHaveBeenCalledTimes(1)
  })

  it('of tags', () => {
    expect(limited('<br>'.repeat(200_000)).match(/<br/g)).toHaveLength(10_000)
    expect(limited('<'.repeat(3_000_000)).length).toBeLessThan(100_000)
    expect(cut).toHaveBeenCalledTimes(2)
  })

  it('of attributes', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')
    expect(limited(`<p ${many} lang="hi">Hi</p>`)).toBe('<p>Hi</p>')
    expect(cut).toHaveBeenCalledTimes(1)
  })

  it('that an honest one never meets', () => {
    const list = '<ul><li><p>A <a href="https://a.example" title="A">link</a></p></li></ul>'
    limited(list.repeat(500))
    expect(cut).not.toHaveBeenCalled()
  })
})

it('textOf gives the words in one line', () => {
  expect(textOf('<p>One &amp; two</p>\n<p>three<br>four</p>')).toBe('One & two three four')
  expect(textOf('<p>R&amp;D</p>')).toBe('R&D')
  expect(textOf('<p>Write &amp;lt; for &lt;</p>')).toBe('Write &lt; for <')
})
