import { expect, it } from 'vitest'
import { shorten } from './shorten'

it.each([
  ['between words', 'Sow what you hope to reap', 16, 'Sow what you…'],
  ['as late as the limit allows', 'Sow what you hope to reap', 17, 'Sow what you hope…'],
  ['without the full stop at the end', 'We live in hope. And we wait', 18, 'We live in hope…'],
  ['without the comma at the end', 'We wrote nothing down, not once', 24, 'We wrote nothing down…'],
  ['without the dash at the end', 'We waited – and waited – again', 25, 'We waited – and waited…'],
  ['in Hindi', 'हम आशा में जीते हैं। और प्रतीक्षा करते हैं', 22, 'हम आशा में जीते हैं…'],
  ['not at all if it is within the limit', 'We live in hope.', 16, 'We live in hope.'],
  ['without splitting an emoji', '🏆'.repeat(10), 5, '🏆🏆…'],
])('shortens a text %s: %j', (_how, text, length, cut) => {
  expect(shorten(text, length)).toBe(cut)
})
