import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TypedPhone, tenDigits, typePhone } from './phone'

const digit = fc.integer({ min: 0, max: 9 }).map(String)
/** Ten digits as Indian numbers have them: none begins with 0. */
const number = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }).map(String),
    fc.array(digit, { minLength: 9, maxLength: 9 }),
  )
  .map(([first, rest]) => first + rest.join(''))
const separator = fc.constantFrom('', ' ', '-', '.', '  ', '\u00a0', '\u2011')
const prefix = fc.constantFrom(
  ...['', '0', '0 ', '91', '091', '0091', '+91', '+91 ', '+91-', '(+91) ', '+91 (0)', '910'],
  '00910',
)

/** A number as people write it: any of the prefixes, something between the digits. */
const written = fc
  .tuple(number, prefix, fc.array(separator, { minLength: 10, maxLength: 10 }))
  .map(([digits, before, between]) => ({
    digits,
    text: before + [...digits].map((one, index) => one + between[index]).join(''),
  }))

const empty: TypedPhone = { shown: '', beyond: '' }

/** What a field shows that is given a whole text, by pasting or by the browser. */
const given = (text: string) => typePhone(empty, text).shown

/** Types a text sign by sign at the end of a field. */
function type(text: string, before: TypedPhone = empty): string {
  return [...text].reduce((field, sign) => typePhone(field, field.shown + sign), before).shown
}

describe('a telephone number', () => {
  it.each([
    ['+91 98765 43210', '9876543210'],
    ['0 98765-43210', '9876543210'],
    ['0091 9876543210', '9876543210'],
    ['9876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['९८७६५४३२१०', '9876543210'],
    ['৯৮৭৬৫৪৩২১০', '9876543210'],
    ['(0353) 234-5678', '3532345678'],
    ['+91 (0) 98765 43210', '9876543210'],
    ['+91-353-2345678', '3532345678'],
    ['+91 0353 2345678', '3532345678'],
    ['\u202a+91 98765 43210\u202c', '9876543210'],
    ['+91 98765 432', '98765432'],
    ['0 98765 4321', '0987654321'],
    ['+91 0 98765 4321', '0987654321'],
    ['91987+65432', '9198765432'],
    ['+98765 91234', '9876591234'],
  ])('%s becomes %s', (text, digits) => {
    expect([tenDigits(text), given(text)]).toEqual([digits, digits])
  })

  it.each(['98765abc43210', 'call me'])(
    'is no text that is none, which can be refused: %s',
    (text) => {
      expect(tenDigits(text)).toBe(text)
    },
  )

  it('is read however it is written, pasted or typed sign by sign', () => {
    fc.assert(
      fc.property(written, ({ digits, text }) => {
        expect([tenDigits(text), given(text), type(text)]).toEqual(Array(3).fill(digits))
      }),
    )
  })

  it('is digits only and at most ten while typing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(given(text)).toMatch(/^\d{0,10}$/)
        expect(type(text)).toMatch(/^\d{0,10}$/)
      }),
    )
  })

  it('ignores digits beyond the tenth of a number without prefix', () => {
    expect(type('98765432109')).toBe('9876543210')
    expect(type('9876543210999')).toBe('9876543210')
  })

  it('forgets the digits beyond the tenth when one is taken back', () => {
    const beyond = typePhone({ shown: '9198765432', beyond: '' }, '91987654321')
    expect(beyond).toEqual({ shown: '9198765432', beyond: '1' })
    expect(type('0', typePhone(beyond, '919876543'))).toBe('9198765430')
  })

  it('takes no eleventh digit in its middle, but a prefix before it', () => {
    const full = { shown: '9876543210', beyond: '' }
    expect(typePhone(full, '98765543210')).toEqual(full)
    expect(typePhone(full, '09876543210').shown).toBe('9876543210')
    expect(typePhone(full, '8876543210').shown).toBe('8876543210')
  })

  it('gives way to a whole number that is put before, into or after it at once', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{0,10}$/),
        fc.nat(10),
        written,
        (shown, at, { digits, text }) => {
          const field = { shown, beyond: '' }
          const holds = shown.slice(0, at) + text + shown.slice(at)
          expect(typePhone(field, holds, text)).toEqual({ shown: digits, beyond: '' })
        },
      ),
    )
  })
})
