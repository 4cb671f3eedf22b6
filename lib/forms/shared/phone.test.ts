import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tenDigits, typedBeyond, typedPhone } from './phone'

const digit = fc.integer({ min: 0, max: 9 }).map(String)
/** Ten digits as Indian numbers have them: none begins with 0. */
const number = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }).map(String),
    fc.array(digit, { minLength: 9, maxLength: 9 }),
  )
  .map(([first, rest]) => first + rest.join(''))
const separator = fc.constantFrom('', ' ', '-', '.', '  ', '\u00a0', '\u2011')
const prefix = fc.constantFrom('', '0', '91', '+91', '+91 ', '0091', '0 ', '+91-', '(+91) ')

/** A number as people write it: any of the prefixes, something between the digits. */
const written = fc
  .tuple(number, prefix, fc.array(separator, { minLength: 10, maxLength: 10 }))
  .map(([digits, before, between]) => ({
    digits,
    text: before + [...digits].map((one, index) => one + between[index]).join(''),
  }))

/** Types a text sign by sign, as a field of at most ten digits sees it. */
function type(text: string): string {
  let shown = ''
  let beyond = ''
  for (const sign of text) {
    if (shown.length < 10) shown = typedPhone(shown + sign)
    else ({ shown, beyond } = typedBeyond({ shown, beyond }, sign))
  }
  return shown
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
  ])('%s becomes %s', (text, digits) => {
    expect(tenDigits(text)).toBe(digits)
    expect(typedPhone(text)).toBe(digits)
  })

  it('is read however it is written', () => {
    fc.assert(
      fc.property(written, ({ digits, text }) => {
        expect(tenDigits(text)).toBe(digits)
        expect(typedPhone(text)).toBe(digits)
      }),
    )
  })

  it('is the same when it is typed sign by sign', () => {
    fc.assert(
      fc.property(written, ({ digits, text }) => {
        expect(type(text)).toBe(digits)
      }),
    )
  })

  it('is digits only and at most ten while typing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typedPhone(text)).toMatch(/^\d{0,10}$/)
        expect(type(text)).toMatch(/^\d{0,10}$/)
      }),
    )
  })

  it('ignores digits beyond the tenth of a number without prefix', () => {
    expect(type('98765432109')).toBe('9876543210')
    expect(type('9876543210999')).toBe('9876543210')
  })

  it('keeps a text that is no number, so that it can be refused', () => {
    expect(tenDigits('98765abc43210')).toBe('98765abc43210')
    expect(tenDigits('call me')).toBe('call me')
  })
})
