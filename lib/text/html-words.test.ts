import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderPost, toPlainText } from '@/testing/post'

const names =
  'p div h1 h3 ul ol li blockquote pre a b i u small sup table caption thead tbody tr th td span center br hr dl dt dd section figure font button select option form label noscript'.split(
    ' ',
  )
const tags = names.flatMap((name) => [`<${name}>`, `</${name}>`])
const others = [
  '<p style="mso-list:l0 level2"><span style="mso-list:Ignore">·</span>',
  '<p style="mso-list:l0 level1"><span style="mso-list:Ignore">ii)',
  '<li data-list="bullet" class="ql-indent-1">',
  '<a href="https://a.example/x">',
  '<iframe src="https://b.example/x" />',
  '<video src="x.mp4">',
  '<object data="https://b.example/x">',
  '<img src="a.png">',
  ...['<!--', '<style>', '<script>', '<title>', '<textarea>', '<svg>', '<xml />'],
  ...['<span style="font-weight:bold">', '<i style="display:block">', '<a href="x:y">'],
  ...[' ', '\n', '\n\n', '&nbsp;', '&', ' < ', '<', '*', '~ ', '<!-- -->', '<!DOCTYPE html>'],
]

const part = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...tags, ...others) },
  { weight: 1, arbitrary: fc.constant('word') },
)

/** Numbers the words, as `q12z`: neither a list's marker nor a label of ours looks like one. */
const number = (parts: readonly string[]) =>
  parts.map((one, at) => (one === 'word' ? `q${at}z ` : one)).join('')

/** Words that run together don't count. */
const wordsOf = (text: string) => (text.match(/\bq\d+z\b/g) ?? []).toSorted()

it('shows each word of a clerk’s HTML exactly once, in a post and in plain text', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const html = number(parts)
      expect(wordsOf(toPlainText(html))).toEqual(wordsOf(html))
      expect(wordsOf(renderPost(html))).toEqual(wordsOf(html))
    }),
    { numRuns: 500 },
  )
})

it('shows each word of any plain text exactly once', () => {
  const text = fc.array(fc.oneof(fc.constant('word'), fc.string({ unit: 'grapheme' })))
  fc.assert(
    fc.property(text, (parts) => {
      const plain = number(parts.map((one) => one.replaceAll('<', '').replaceAll('~', '')))
      expect(wordsOf(toPlainText(plain))).toEqual(wordsOf(plain))
    }),
  )
})
