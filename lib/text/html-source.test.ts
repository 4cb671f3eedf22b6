// @module-tag attack
import { expect, it, vi } from 'vitest'
import { renderPost, toPlainText } from '@/testing/post'

it.each([
  ['<p>Hat &amp; water</p>\n<p>Buses leave\nat 8.</p>', 'Hat & water\n\nBuses leave at 8.'],
  ['<div>One<br>Two<br/><br />Three</div>', 'One\nTwo\n\nThree'],
  ['<table><form><tr><td>V</td><td>VI</td></tr></form></table>', 'V VI'],
  ['<table>Fees<tr>of<td>V</td><td>VI</td></tr><p>Rs.</p></table>', 'Fees of\n\nRs.\n\nV VI'],
  ['<table><td>V</td><td>VI</td></table>', 'V VI'],
  ['<p>Closed</p><p>See <a href="https://a.exam', 'Closed\n\nSee'],
  ['<p>Closed</p', 'Closed'],
  ['Rs.&nbsp500', 'Rs. 500'],
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
  ['Parents&amp;rsquo; day&amp;nbsp;&amp;amp; fair', 'Parents’ day & fair'],
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

it.each([
  '<!--',
  '<style>',
  '<script>',
  '<title>',
  '<textarea>',
  '<xml>',
  '<video />',
  '<style />',
])('shows the words behind an open %s', (open) => {
  expect(toPlainText(`<p>First.</p>${open}<p>Last date 5 December.</p>`)).toBe(
    'First.\n\nLast date 5 December.',
  )
})

const onExcess = vi.fn<() => void>()

it('drops tags that are nested too deeply, keeps their words, and reports it once', () => {
  const html = renderPost(`${'<blockquote>'.repeat(2000)}deep`, onExcess)
  expect(html.match(/<blockquote>/g)).toHaveLength(100)
  expect(html).toContain('deep')
  expect(onExcess).toHaveBeenCalledTimes(1)
})

it('keeps only the words of HTML with too many elements, and reports it once', () => {
  const html = `One<style>p{}</style>${'<hr>'.repeat(20_000)}<b>two</b>`
  expect(renderPost(html, onExcess)).toBe('<p>One two</p>')
  expect(onExcess).toHaveBeenCalledTimes(1)
})
