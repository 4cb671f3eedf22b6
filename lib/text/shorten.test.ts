import { expect, it } from 'vitest'
import { shorten } from './shorten'

it.each([
  ['cuts a text between words', 'Sow what you hope to reap', 16, 'Sow what you…'],
  [
    'cuts a text after the last word that fits',
    'Sow what you hope to reap',
    17,
    'Sow what you hope…',
  ],
  ['drops a full stop before the ellipsis', 'We live in hope. And we wait', 18, 'We live in hope…'],
  [
    'drops a comma before the ellipsis',
    'We wrote nothing down, not once',
    24,
    'We wrote nothing down…',
  ],
  [
    'drops a dash before the ellipsis',
    'We waited – and waited – again',
    25,
    'We waited – and waited…',
  ],
  ['cuts a Hindi text between words', 'हम आशा में जीते हैं। और प्रतीक्षा करते हैं', 22, 'हम आशा में जीते हैं…'],
  ['does not change a text that fits', 'We live in hope.', 16, 'We live in hope.'],
  ['does not split an emoji', '🏆'.repeat(10), 5, '🏆🏆…'],
])('shorten() %s: %j', (_how, text, length, cut) => {
  expect(shorten(text, length)).toBe(cut)
})
