// @module-tag attack
import { expect, it, vi } from 'vitest'
import { renderPost, toPlainText } from '@/testing/post'
import { truncateHtml } from './html'

it.each([
  ['&lt;p&gt;Fish &amp;amp; &lt;s&gt;1&lt;/s&gt; 2&lt;/p&gt;', '<p>Fish &#x26; <s>1</s> 2</p>'],
  ['&#60;div class=&#34;a&#34;&#62;A&#60;/div&#62;', '<p>A</p>'],
  ['&amp;lt;p&amp;gt;A&amp;lt;/p&amp;gt;', '<p>A</p>'],
  ['A&lt;br /&gt;B&lt;br&gt;C', '<p>A<br>B<br>C</p>'],
  ['&lt;span style="x"&gt;A&lt;/span&gt;', '<p>A</p>'],
  ['&lt;a href="#"&gt;A&lt;/a&gt; B', '<p>A B</p>'],
  ['&lt;p&gt; starts a paragraph', '<p>&#x3C;p> starts a paragraph</p>'],
  ['<p>&lt;p&gt;A&lt;/p&gt;</p>', '<p>&#x3C;p>A&#x3C;/p></p>'],
])('unescapes a blog post only if it is all escaped: %j', (html, post) => {
  expect(renderPost(html)).toBe(post)
  expect(toPlainText(truncateHtml(html, 500))).toBe(toPlainText(html))
})

it.each([
  ['<p>Hat &amp; water</p>\n<p>Buses leave\nat 8.</p>', 'Hat & water\n\nBuses leave at 8.'],
  ['<div>One<br>Two<br/><br />Three</div>', 'One\nTwo\n\nThree'],
  ['<table><form><tr><td>V</td><td>VI</td></tr></form></table>', 'V VI'],
  ['<table>Fees<tr>of<td>V</td><td>VI</td></tr><p>Rs.</p></table>', 'Fees of\n\nRs.\n\nV VI'],
  ['<table><td>V</td><td>VI</td></table>', 'V VI'],
  ['<![CDATA[<p>Closed</p>]]>', 'Closed'],
  ['<p>Closed</p><p>See <a href="https://a.exam', 'Closed\n\nSee'],
  ['<p>Closed</p', 'Closed'],
  ['Rs.&nbsp500', 'Rs.\u00a0500'],
  ['<table><tr><th>Class</th><td>V</td></tr><tr><td>VI</td></tr></table>', 'Class V\nVI'],
  ['<table><tr><td></td><td>&nbsp;</td></tr></table>', ''],
  ['<table><tr><td>Mon</td><td>9</td></tr><tr><td></td><td></td></tr></table>', 'Mon 9'],
  ['<script>x()</script>A<style>p{}</style><!-- no --><o:p></o:p>B', 'AB'],
  ['<SCRIPT src="x">x()</SCRIPT >A<!DOCTYPE html><?xml version="1"?><![endif]-->B', 'AB'],
  ['<img src=x onerror=alert(1)><svg onload="x()">A</svg><iframe src="x"></iframe>', 'A'],
  ['<p>a&nbsp;&nbsp;b</p>&#8377;500 &#x20b9;600', 'a b\n\n₹500 ₹600'],
  ['<table><tr><td nowrap>V</td></tr></table><input disabled>', 'V'],
  ['<p title="a<b">A</p>B', 'A\n\nB'],
  ['<p>On <sdfield type="DATETIME" sdnum="1;1">5/12</sdfield> <Hall>A</hall></p>', 'On 5/12 A'],
  ['R&amp;D, &amp;lt; for &lt;', 'R&D, &lt; for <'],
  ['Day &amp Night, R&amp=1', 'Day & Night, R&amp=1'],
  ['&lt;b&gt;not bold&lt;/b&gt;', '<b>not bold</b>'],
  ['Parents&amp;rsquo; day&amp;nbsp;&amp;amp; fair', 'Parents’ day\u00a0& fair'],
])('converts %j to the plain text %j', (text, words) => {
  expect(toPlainText(text)).toBe(words)
})

it.each([
  'marks < 40 and > 20',
  'a<b',
  'I <3 school',
  '<office@school.example>',
  '<Name of the pupil> and <class teacher>',
  'if a <b and c> d',
  'Rules &regulations, Q & A, AT&T',
  'Two\n\n paragraphs\tof a plain text  ',
])('keeps every character of the plain text %j', (text) => {
  const lines = text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n')
  expect(toPlainText(text)).toBe(lines.trim())
})

const onTruncate = vi.fn<() => void>()
const limited = (html: string) => renderPost(html, onTruncate)

it('drops tags that are nested too deeply and keeps their words', () => {
  const html = limited(`${'<blockquote>'.repeat(2000)}deep`)
  expect(html.match(/<blockquote>/g)).toHaveLength(100)
  expect(html).toContain('deep')
  expect(onTruncate).toHaveBeenCalledTimes(1)
})

it('keeps only the words of HTML with too many elements', () => {
  expect(limited(`One${'<hr>'.repeat(20_000)}<b>two</b>`)).toBe('<p>One two</p>')
  expect(onTruncate).toHaveBeenCalledTimes(1)
})

it('limits the number of HTML attributes', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(' ')
  expect(limited(`<p ${many} lang="hi">Hi</p>`)).toBe('<p>Hi</p>')
  expect(onTruncate).toHaveBeenCalledTimes(1)
})
