import { expect, it } from 'vitest'
import { numberIn, textIn } from './query-params'

it('a text of the address is trimmed, and cut to what its field would take', () => {
  expect(textIn('  annual day ')).toBe('annual day')
  expect(textIn(['first', 'second'])).toBe('first')
  expect(textIn(undefined)).toBe('')
  expect(textIn('x'.repeat(120))).toBe('x'.repeat(100))
})

it.each([
  ['12', 12],
  [' 7 ', 7],
  [['3', '4'], 3],
  ['13', null],
  ['0', null],
  ['1.5', null],
  ['', null],
  [undefined, null],
])('the month %j reads as %j', (text, month) => {
  expect(numberIn(text, 1, 12)).toBe(month)
})
