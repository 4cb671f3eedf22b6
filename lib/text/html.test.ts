// @module-tag attack
import { expect, it } from 'vitest'
import { cpuMs } from '@/testing/cpu-time'
import { renderPost, toPlainText } from '@/testing/post'
import { parseSegments, toSingleLine } from './html'
import { parseExternalUrl } from './links'
import { appendUrl, segmentsToText } from './segments'

it.each([
  '<script>alert(1)</script>',
  '<style>p{}</style>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg onload="alert(1)"></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><img src=x:y onerror=alert(1)></mtext></math>',
  '<object data="javascript:alert(1)"></object>',
  '<form action="https://x.example"><input></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<img src="https://x.example/p.png" width="1" alt="">',
])('removes active content, styles and tracking pixels from the HTML of a post: %s', (html) => {
  expect(renderPost(html)).not.toMatch(/<(?!\/?p>|img src="\/media\/x[^"]*" alt="">)|alert/)
})

it.each([
  ['<ol type="a" start="3"><li>x</li><li>y</li></ol>', 'c. x\nd. y'],
  ['<ol type="I" start="4"><li>x</li><li value="9">y</li></ol>', 'IV. x\nIX. y'],
  ['<ul><li><s>Mon</s></li><li>Tue</li></ul>', '• Tue'],
  ['One<hr>Two', 'One\n\nTwo'],
  ['<p>One</p><p>\u200b\u200e</p>', 'One'],
])('converts the HTML %j to the plain text %j', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})

it.each([
  ['10<sup>2</sup> is 100, CO<sub>2</sub>, the 20<sup>th</sup>', '10² is 100, CO₂, the 20th'],
  ['10<sup>-3</sup> x<sup>n+1</sup> [<sup>2a</sup>]', '10⁻³ xⁿ⁺¹ [2a]'],
])(
  'toPlainText writes numbers and formulas in <sup> and <sub> as Unicode characters: %s becomes %s',
  (html, text) => {
    expect(toPlainText(html)).toBe(text)
  },
)

it('replaces non-breaking spaces, with which Word joins whole sentences', () => {
  expect(renderPost('<p>The&nbsp;school\u202fis closed.</p>')).toBe('<p>The school is closed.</p>')
  expect(toSingleLine('The\u00a0school\u00a0is\u00a0closed')).toBe('The school is closed')
})

it('parses HTML into segments with links, strikethrough, line breaks and list markers', () => {
  const html =
    '<p>Fill the <a href="https://f.example/a">form</a>.</p><p>By <s>1</s> 2 May</p><ol start="2"><li>One</li><li>Two</li></ol>'
  const segments = parseSegments(html, { toHref: parseExternalUrl, toMedia: () => null })
  expect(segments).toEqual([
    'Fill the ',
    { text: 'form', href: 'https://f.example/a' },
    '.\n\nBy ',
    { text: '1', isStruck: true },
    ' 2 May\n\n2. One\n3. Two',
  ])
  expect(segmentsToText(segments)).toBe('Fill the form.\n\nBy 2 May\n\n2. One\n3. Two')
  expect(segmentsToText(segments, appendUrl)).toMatch(/^Fill the form \(https:\/\/f.example\/a\)\./)
})

it('links a text that is only a phone number in Bengali digits', () => {
  const number = '৯৪৩৪০ ১২৩৪৫'
  expect(parseSegments(number)).toEqual([{ text: number, href: 'tel:+919434012345' }])
})

const nested = Array.from({ length: 27 }, (_, at) => `<b lang="${at}">`).join('')

it.each([
  ['lists in nested <b> tags', `<p>${nested}${'<ul>x</ul>'.repeat(4000)}`],
  [
    'paragraphs in a link',
    `<a href="https://a.example/${'y'.repeat(1500)}">${'<p>x</p>'.repeat(4000)}`,
  ],
  ['e-mail addresses', 'a@b.example '.repeat(15_000)],
  ['lines', 'x\n'.repeat(100_000)],
])('limits the size of the HTML for a post with many %s', (_what, html) => {
  const shown = renderPost(html)
  expect(shown.length).toBeLessThan(Math.max(400_000, 5 * html.length))
  expect(shown).toMatch(/x|a@b/)
})

const maxLength = 10_000

it.each([
  ...'<|<b>|<a |<b a=1 |<!--|<script>|&|&nbsp;|<br>|<p|</|<p "|<p \'|<div>|<table>|<ul>|<ol><li>a|*a* |~a|\n|x\n'.split(
    '|',
  ),
  ...['<font style="font-weight:bold">x', 'a@b.in ', 'https://a.in/( ', '98765 43210 ', '.a{'],
  ...['\u00a0', 'a\u00a0b', '<p class=MsoListParagraph style="mso-list:l0 level2">· x', '<h1>'],
  ...['<style>.a{b:c}', '<style>@media x{.a{b:c}', '@a{b{c}', '<a name=x>'],
])('parses a long repetition of %j in linear time', async (part) => {
  const text = part.repeat(maxLength / part.length)
  const parse = () => {
    expect(toPlainText(text).length).toBeLessThanOrEqual(2 * maxLength)
    expect(renderPost(text).length).toBeLessThanOrEqual(10 * maxLength)
  }
  expect(await cpuMs(parse)).toBeLessThan(1000)
})
