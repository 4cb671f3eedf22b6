import { expect, it } from 'vitest'
import { findLostWords, wordsOfHtml } from './lost-words'

it('returns the last words on the page when the end of a text is lost', () => {
  const words = 'Bring a hat. Buses leave at 8. The last date is 5 December.'
  expect(findLostWords(words, 'Bring a hat.')).toBe('Bring a hat.')
  expect(findLostWords(words, '')).toBe('')
})

it('allows a tenth of the letters and digits, and any punctuation, to be lost', () => {
  expect(findLostWords('a1b2c3d4e5', 'a1b2c3d4e')).toBeNull()
  expect(findLostWords('a1b2c3d4e5', 'a1b2c3d4')).toBe('a1b2c3d4')
  expect(findLostWords('• Hat, “water” …', 'Hat water')).toBeNull()
  expect(findLostWords('', '')).toBeNull()
})

it.each([
  ['<p title="Hat">Fish &amp; chips<br>5<b>th</b></p>', 'Fish & chips 5 th'],
  ['Parents&amp;rsquo;&amp;nbsp;day', 'Parents’ day'],
  ['<style>.a{b:c}</style>A<script>x()</script><!-- y -->B', 'A B'],
  ['<p>First.</p><iframe src="x" /><p>Last.</p>', 'First. Last.'],
])('extracts the words of %j without the parser of posts', (html, words) => {
  expect(wordsOfHtml(html).replace(/\s+/g, ' ').trim()).toBe(words)
})
