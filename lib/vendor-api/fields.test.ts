import { expect, it } from 'vitest'
import { z } from 'zod'
import { attachments, description, html, id, isId, isoDate, line, link } from './fields'

const record = z.object({ text: line, day: isoDate, attachments, link, id })

it.each([
  {},
  { text: null, day: null, attachments: null, link: null, id: null },
  { text: {}, day: [], attachments: 5, link: 7, id: true },
  { text: undefined, day: 'soon', attachments: [null, true, ' '], link: 'nothing', id: '../x' },
])('every field may be missing, null or of a wrong type: %j reads as missing', (raw) => {
  const missing = { text: '', day: null, attachments: [], link: null, id: null }
  expect(record.parse(raw)).toEqual(missing)
})

it('fields have generous maxima', () => {
  expect(line.parse('a'.repeat(60_000))).toHaveLength(1000)
  expect(description.parse('a'.repeat(60_000))).toHaveLength(20_000)
  expect(html.parse('<'.repeat(3_000_000))).toHaveLength(200_000)
  expect(attachments.parse(Array<string>(50_000).fill('a.webp'))).toHaveLength(1000)
  expect(attachments.parse(['a.webp', 'a'.repeat(3000)])).toEqual(['a.webp'])
  expect(link.parse(`https://a.example/${'a'.repeat(3000)}`)).toBeNull()
})

it('a picture pasted into a text costs none of its words', () => {
  const picture = `<img src="data:image/png;base64,${'A'.repeat(500_000)}">`
  expect(html.parse(`<p>Before</p>${picture}<p>After</p>`)).toBe(
    '<p>Before</p><img src=""><p>After</p>',
  )
})

it.each([
  ['https://a.example/x', 'https://a.example/x'],
  [' http://a.example ', 'http://a.example'],
  ['tel:+919000000001', 'tel:+919000000001'],
  ['https://a.example/\ud83c', 'https://a.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//a.example', null],
  ['https://', null],
])('a link is kept only if it is http(s), mailto or tel: %j', (raw, expected) => {
  expect(link.parse(raw)).toBe(expected)
})

it('an id is checked before any call', () => {
  expect(isId('65f0c0ffee65f0c0ffee65f0')).toBe(true)
  for (const odd of ['', '../x', 'a b', 'a/b', 'a?b', 'x'.repeat(65), 'ä'])
    expect(isId(odd)).toBe(false)
})
