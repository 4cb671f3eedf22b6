// @module-tag attack
import { expect, it, vi } from 'vitest'
import { plainText, sanitizeHtml } from './html'

const toMedia = (stored: string) => (stored.startsWith('http') ? null : `/media/${stored}`)
const clean = (html: string) => sanitizeHtml(html, toMedia)

it.each([
  '<script>alert(1)</script>',
  '<style>p{}</style>',
  '<iframe src="https://x.example"></iframe>',
  '<svg onload="alert(1)"></svg>',
  '<object data="x"></object>',
  '<form action="https://x.example"><input></form>',
  '<img src="https://x.example/p.png" alt="">',
])('a blog body loses %s', (html) => {
  expect(clean(html)).not.toMatch(/<|alert/)
})

it.each([
  ['<p onclick="x()" style="color:red" class="a" id="b">Hi</p>', '<p>Hi</p>'],
  ...['javascript:alert(1)', 'jAvA\nscript:alert(1)', 'data:text/html,x', '//evil.example'].map(
    (href) => [`<a href="${href}">Hi</a>`, '<a rel="noopener">Hi</a>'],
  ),
  ['<h1>Head</h1>', '<h2>Head</h2>'],
  ['<img src="photos/a.webp" alt="A">', '<img src="/media/photos/a.webp" alt="A" loading="lazy">'],
  ...['<h2>A</h2><p>B <strong>c</strong></p><ul><li>d</li></ul><blockquote>e</blockquote>'].map(
    (html) => [html, html],
  ),
])('a blog body %j becomes %j', (from, to) => {
  expect(clean(from ?? '')).toBe(to)
})

const cut = vi.fn<() => void>()
const limited = (html: string) => sanitizeHtml(html, toMedia, cut)

it('a hostile body has limits of nesting: what is deeper loses its tags and keeps its words', () => {
  const clean = limited(`${'<blockquote>'.repeat(2000)}deep`)
  expect(clean.match(/<blockquote>/g)).toHaveLength(30)
  expect(clean).toContain('deep')
  expect(cut).toHaveBeenCalledTimes(1)
})

it('a hostile body has limits of tags', () => {
  expect(limited('<br>'.repeat(200_000)).match(/<br/g)).toHaveLength(10_000)
  expect(limited('<'.repeat(3_000_000)).length).toBeLessThan(100_000)
  expect(cut).toHaveBeenCalledTimes(2)
})

it('a hostile body has limits of attributes', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')
  expect(limited(`<p ${many} lang="hi">Hi</p>`)).toBe('<p>Hi</p>')
  expect(cut).toHaveBeenCalledTimes(1)
})

it('a hostile body has limits of what a browser makes of it, which opens again in each block what was open', () => {
  const open = Array.from({ length: 27 }, (_, at) => `<b lang="${at}">`).join('')
  const clean = limited(`<p>${open}${'<ul>x</ul>'.repeat(4000)}`)
  expect(clean.length).toBeLessThan(100_000)
  expect(clean).toContain('x')
  expect(cut).toHaveBeenCalledTimes(1)
})

it.each([
  [
    '<p>Bring a hat &amp; water.</p>\n<p>Buses leave\nat 8.</p>',
    'Bring a hat & water.\n\nBuses leave at 8.',
  ],
  ['<div>One<br>Two<br/><br />Three</div>', 'One\nTwo\n\nThree'],
  ['<table><tr><th>Class</th><td>V</td></tr><tr><td>VI</td></tr></table>', 'Class V\nVI'],
  ['<script>x()</script>A<style>p{}</style><!-- no --><o:p></o:p>B', 'AB'],
  ['<SCRIPT src="x">x()</SCRIPT >A<!DOCTYPE html><?xml version="1"?><![endif]-->B', 'AB'],
  ['<img src=x onerror=alert(1)><svg onload="x()">A</svg><iframe src="x"></iframe>', 'A'],
  ['<p>a&nbsp;&nbsp;b</p>&#8377;500 &#x20b9;600', 'a b\n\n₹500 ₹600'],
  ['<table><tr><td nowrap>V</td></tr></table><input disabled>', 'V'],
  ['<p title="a<b">A</p><img alt="a>b" src=x>B', 'A\n\nB'],
  ['R&amp;D, &amp;lt; for &lt;', 'R&D, &lt; for <'],
  ['&lt;b&gt;not bold&lt;/b&gt;', '<b>not bold</b>'],
])('the words of a text that may be HTML: %j reads %j', (text, words) => {
  expect(plainText(text)).toBe(words)
})

it.each([
  'marks < 40 and > 20',
  'a<b',
  'I <3 school',
  '<office@school.example>',
  'Rules &regulations, Q & A, AT&T',
  'Two\n\n paragraphs\tof a plain text  ',
])('the words of a text that may be HTML: %j stays as it is', (text) => {
  expect(plainText(text).trim()).toBe(text.trim())
})

it('the words of a text that may be HTML: a hostile one is read in time that grows with its length', () => {
  const most = 100_000
  for (const part of '<|<b>|<a |<b a=1 |<!--|<script>|&|&nbsp;|<br>|<p|</'.split('|'))
    expect(plainText(part.repeat(most / part.length)).length).toBeLessThanOrEqual(most)
})
