import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type TypedPhone, toTenDigits, typePhone } from './phone'

const empty: TypedPhone = { shown: '', hidden: '' }

const shownAfter = (text: string) => typePhone(empty, text).shown

function typeInto(before: TypedPhone, text: string): TypedPhone {
  return [...text].reduce((field, char) => typePhone(field, field.shown + char, char), before)
}

const type = (text: string, before = empty) => typeInto(before, text).shown

it.each([
  ['+91 98765 43210', '9876543210'],
  ['9198765432', '9198765432'],
  ['৯৮৭৬৫৪৩২১০', '9876543210'],
  ['(0353) 234-5678', '3532345678'],
  ['+91 (0) 98765 43210', '9876543210'],
  ['\u202a+91 98765 43210\u202c', '9876543210'],
  ['0 98765 4321', '0987654321'],
])('converts the phone number %s, pasted or typed, to %s', (text, digits) => {
  expect([toTenDigits(text), shownAfter(text), type(text)]).toEqual(Array(3).fill(digits))
})

it.each([
  ...['+977 9841234567', '+975 17 12 34 56', '+880 1712-345678', '+971 50 123 4567'],
  ...['+1 415 555 2671', '+44 7911 123456'],
  // These have ten digits including the country code.
  ...['+65 9123 4567', '+975 2 345678', '+960 7712345', '+98 765 43210', '00977 9841234567'],
  ...['0065 9123 4567', '+00977 9841234567', '+৯৭৭ ৯৮৪১২৩৪৫৬৭'],
])('keeps the foreign phone number %s whole, so that the ten-digit rule rejects it', (text) => {
  expect([shownAfter(text), type(text)]).toEqual([text, text])
  expect(toTenDigits(text)).not.toMatch(/^\d{10}$|^$/)
})

it.each([
  ...['98765abc43210', 'call me', '98765 43210 ext 12', '98320 12345 / 98765 43210', '14155552671'],
])('does not change a pasted text that is not an Indian phone number: %s', (text) => {
  expect(shownAfter(text)).toBe(text)
  expect(toTenDigits(text)).not.toMatch(/^\d{10}$/)
})

it('shows only digits, at most ten, while a visitor types a phone number without a country code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      if (!/^\D*(\+|[0०০]\D*[0०০])/.test(text)) expect(type(text)).toMatch(/^\d{0,10}$/)
    }),
  )
})

it('never turns a foreign phone number into an Indian number', () => {
  const code = fc.integer({ min: 1, max: 999 }).map(String)
  const number = fc.stringMatching(/^[\d ()-]{4,14}$/)
  fc.assert(
    fc.property(fc.constantFrom('+', '00'), code, number, (prefix, country, rest) => {
      fc.pre(!/^9(1|$)/.test(country))
      const text = prefix + country + rest
      for (const value of [shownAfter(text), type(text), toTenDigits(text)])
        expect(value).not.toMatch(/^[1-9]\d{9}$/)
    }),
  )
})

it('deletes one character at a time from a pasted phone number with more than ten digits', () => {
  const pasted = typePhone(empty, '9779841234567')
  expect(pasted.shown).toBe('9779841234567')
  expect(typePhone(pasted, '977984123456', '').shown).toBe('977984123456')
  const foreign = typePhone(empty, '+9779841234567')
  expect(typePhone(foreign, '9779841234567', '').shown).toBe('9779841234567')
})

it('removes the country code +91 that a visitor types before ten digits', () => {
  const full = { shown: '9876543210', hidden: '' }
  const plus = typePhone(full, '+9876543210', '+')
  const nine = typePhone(plus, '+99876543210', '9')
  expect([plus.shown, nine.shown]).toEqual(['+9876543210', '+99876543210'])
  expect(typePhone(nine, '+919876543210', '1').shown).toBe('9876543210')
})

it('drops a 0 that a visitor types before ten digits', () => {
  const full = { shown: '9876543210', hidden: '' }
  expect(typePhone(full, '09876543210', '0').shown).toBe('9876543210')
  expect(typePhone(full, '8876543210', '8').shown).toBe('8876543210')
})

it.each(['9779841234567', '97517123456', '8801712345678', '971501234567', '98765432101'])(
  'has only the first ten digits of the typed number %s',
  (text) => expect(typeInto(empty, text).shown).toBe(text.slice(0, 10)),
)

it('ignores digits that a visitor types before or between the ten digits', () => {
  const full = { shown: '9841234567', hidden: '' }
  const field = ['9', '7', '7'].reduce((one, key) => typePhone(one, key + one.shown, key), full)
  expect(field.shown).toBe('9841234567')
  expect(typePhone(full, '98412345567', '5').shown).toBe('9841234567')
})
