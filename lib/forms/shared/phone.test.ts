import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type TypedPhone, tenDigits, typePhone } from './phone'

const empty: TypedPhone = { shown: '', beyond: '' }

/** What a field shows that is given a whole text, by pasting or by the browser. */
const given = (text: string) => typePhone(empty, text).shown

/** Types a text sign by sign at the end of a field. */
function type(text: string, before: TypedPhone = empty): string {
  return [...text].reduce((field, sign) => typePhone(field, field.shown + sign), before).shown
}

it.each([
  ['+91 98765 43210', '9876543210'],
  ['0091 9876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['९८७६५४३२१०', '9876543210'],
  ['৯৮৭৬৫৪৩২১০', '9876543210'],
  ['(0353) 234-5678', '3532345678'],
  ['+91 (0) 98765 43210', '9876543210'],
  ['00910 98765\u00a043210', '9876543210'],
  ['+91 0353 2345678', '3532345678'],
  ['\u202a+91 98765 43210\u202c', '9876543210'],
  ['0 98765 4321', '0987654321'],
  ['+91 0 98765 4321', '0987654321'],
  ['91987+65432', '9198765432'],
  ['+98765 91234', '9876591234'],
])('a telephone number %s, pasted or typed sign by sign, becomes %s', (text, digits) => {
  expect([tenDigits(text), given(text), type(text)]).toEqual(Array(3).fill(digits))
})

it.each(['98765abc43210', 'call me'])(
  'a telephone number is no text that is none, which can be refused: %s',
  (text) => {
    expect(tenDigits(text)).toBe(text)
  },
)

it('a telephone number is digits only and at most ten while typing, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(given(text)).toMatch(/^\d{0,10}$/)
      expect(type(text)).toMatch(/^\d{0,10}$/)
    }),
  )
})

it('a telephone number forgets the digits beyond the tenth when one is taken back', () => {
  const beyond = typePhone({ shown: '9198765432', beyond: '' }, '91987654321')
  expect(beyond).toEqual({ shown: '9198765432', beyond: '1' })
  expect(type('0', typePhone(beyond, '919876543'))).toBe('9198765430')
})

it('a telephone number gives way to a whole number that is put into it at once', () => {
  const field = { shown: '98', beyond: '' }
  expect(typePhone(field, '9+91 91234 567898', '+91 91234 56789').shown).toBe('9123456789')
})

it('a telephone number takes no eleventh digit in its middle, but a prefix before it', () => {
  const full = { shown: '9876543210', beyond: '' }
  expect(typePhone(full, '98765543210')).toEqual(full)
  expect(typePhone(full, '09876543210').shown).toBe('9876543210')
  expect(typePhone(full, '8876543210').shown).toBe('8876543210')
})
