import { expect, it } from 'vitest'
import { shorten } from './shorten'

it('cuts between words', () => {
  expect(shorten('Sow what you hope to reap', 16)).toBe('Sow what you…')
  expect(shorten('Sow what you hope to reap', 17)).toBe('Sow what you hope…')
})

it.each([
  ['We live in hope. And we wait', 'We live in hope…'],
  ['We wrote nothing down, not once', 'We wrote nothing down…'],
  ['We waited – and waited – again', 'We waited – and waited…'],
  ['हम आशा में जीते हैं। और प्रतीक्षा करते हैं', 'हम आशा में जीते हैं…'],
])('no full stop or comma stands before the ellipsis: %j', (text, cut) => {
  expect(shorten(text, cut.length + 2)).toBe(cut)
})

it('leaves a short text as it is, with its full stop', () => {
  expect(shorten('We live in hope.', 16)).toBe('We live in hope.')
})

it('cuts no sign in half', () => {
  expect(shorten('🏆'.repeat(10), 5)).toBe('🏆🏆…')
})
