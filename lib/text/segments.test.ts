import { expect, it, vi } from 'vitest'
import { appendUrl, segmentsToText, shortenSegments } from './segments'

it.each([
  ['form', 'https://a.example/form', 'form (https://a.example/form)'],
  ['www.a.example', 'https://www.a.example', 'www.a.example'],
  ['write to us', 'mailto:office@a.example', 'write to us (office@a.example)'],
  ['98765 43210', 'tel:+919876543210', '98765 43210'],
])('writes a link with the text %j and the URL %s as %j in plain text', (text, href, words) => {
  expect(segmentsToText([{ text, href }], appendUrl)).toBe(words)
})

it('removes struck-out words without leaving a double space', () => {
  const struck = { text: '10 May', isStruck: true as const }
  expect(segmentsToText(['By ', struck, ' 20 May', struck, '.\n', struck, '\nCome'])).toBe(
    'By 20 May.\n\nCome',
  )
})

it('shortens a text with a link without splitting an emoji', () => {
  const pieces = ['ab', { text: 'c\ud83c\udf89d', href: 'https://a.example' }, 'e']
  const onTruncate = vi.fn<() => void>()
  const cut = ['ab', { text: 'c', href: 'https://a.example' }]
  expect(shortenSegments(pieces, 4, onTruncate)).toEqual(cut)
  expect(shortenSegments(pieces, 7, onTruncate)).toBe(pieces)
  expect(onTruncate).toHaveBeenCalledOnce()
})
