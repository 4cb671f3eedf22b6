// @module-tag attack
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { attachments, day, description, html, id, isId, link, text } from './fields'

const record = z.object({ text, day, attachments, link, id })

describe('every field may be missing, null or of a wrong type', () => {
  it.each([
    {},
    { text: null, day: null, attachments: null, link: null, id: null },
    { text: {}, day: [], attachments: 5, link: 7, id: true },
    { text: undefined, day: 'soon', attachments: [null, 3, ' '], link: 'nothing', id: '../x' },
  ])('%j reads as missing', (raw) => {
    expect(record.parse(raw)).toEqual({
      text: '',
      day: null,
      attachments: [],
      link: null,
      id: null,
    })
  })

  it('and no value at all breaks a record', () => {
    fc.assert(
      fc.property(
        fc.record({
          text: fc.anything(),
          day: fc.anything(),
          attachments: fc.anything(),
          link: fc.anything(),
          id: fc.anything(),
        }),
        (raw) => {
          expect(record.safeParse(raw).success).toBe(true)
        },
      ),
    )
  })
})

it('text is trimmed and a number reads as its digits', () => {
  expect(text.parse('  A ')).toBe('A')
  expect(text.parse(92)).toBe('92')
})

it('half a sign and control characters are taken out of a text', () => {
  expect(text.parse('Sports day \ud83c')).toBe('Sports day')
  expect(text.parse('Sports \udfc6\u0000\u001bday 🏆\n\tat 9')).toBe('Sports day 🏆\n\tat 9')
  expect(link.parse('https://a.example/\ud83c')).toBe('https://a.example/')
})

it('fields have generous maxima', () => {
  expect(text.parse('a'.repeat(60_000))).toHaveLength(1000)
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

it('control characters that entities make are taken out too', () => {
  expect(text.parse('Sports&#7;&#27; <b>day</b>')).toBe('Sports day')
})

it('an attachment with half a sign in its path reads as missing', () => {
  expect(attachments.parse(['a.webp', 'sports-\ud83c.webp'])).toEqual(['a.webp'])
})

it('a single attachment may stand without its list', () => {
  expect(attachments.parse('a.pdf')).toEqual(['a.pdf'])
})

describe('links from the vendor are kept only if they are http(s), mailto or tel', () => {
  it.each(['https://a.example/x', 'http://a.example', 'mailto:a@b.example', 'tel:+919000000001'])(
    '%s',
    (value) => {
      expect(link.parse(` ${value} `)).toBe(value)
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//a.example',
    '/x',
    'https://',
    '',
  ])('not %j', (value) => {
    expect(link.parse(value)).toBeNull()
  })
})

it('an id is checked before any call', () => {
  expect(isId('65f0c0ffee65f0c0ffee65f0')).toBe(true)
  for (const odd of ['', '../x', 'a b', 'a/b', 'a?b', 'x'.repeat(65), 'ä'])
    expect(isId(odd)).toBe(false)
})
