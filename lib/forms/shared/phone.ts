import { toAsciiDigits } from '@/lib/text/digits'

/** Converts digits, also Arabic, Persian and full-width ones, and the full-width plus. */
function toAscii(text: string): string {
  return toAsciiDigits(text)
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('\uff0b', '+')
}

export function digitsOf(text: string): string {
  return toAscii(text).replace(/\D/g, '')
}

/** Ten digits after an optional 0091, 091, 91 or 0, also with the 0 after the country code. */
const indianNumber = /^(?:0{0,2}91)?0?(\d{10})$/

function isInternational(text: string): boolean {
  return /^\D*(?:\+|0\D*0)/.test(toAscii(text))
}

/** Returns digits without an Indian prefix. A number may itself begin with 91. */
function withoutPrefix(text: string): string {
  const digits = digitsOf(text)
  const national = /^\D*\+/.test(toAscii(text)) ? digits.replace(/^91/, '') : digits
  return indianNumber.exec(national)?.[1] ?? national
}

/**
 * Digits, the signs that people write between them, and direction marks that come with a copied number.
 */
const numberMarks = /^[\d\s\p{Cf}().+/\-\u2010-\u2015]*$/u

function isNumberOnly(text: string): boolean {
  return numberMarks.test(toAscii(text))
}

/** A number with another country's code: its digits are never an Indian number's. */
function isForeign(text: string): boolean {
  return isInternational(text) && !/^(?:00)?91/.test(digitsOf(text))
}

/**
 * Returns the ten digits of an Indian number, however people write it. For other texts it returns something that
 * the rule of ten digits rejects.
 */
export function toTenDigits(text: string): string {
  return isNumberOnly(text) && !isForeign(text) ? withoutPrefix(text) : text
}

/** A telephone field's value, and the digits typed when it already showed ten. */
export type TypedPhone = { shown: string; hidden: string }

export function hasTenDigits(text: string): boolean {
  return /^\d{10}$/.test(toTenDigits(text))
}

/**
 * Returns what to show when the field changes from `before` to `text`. `inserted` is the typed text, `''` for a
 * deletion, null if the browser does not report it. Typing stops at ten digits (specification, section 5); later ones are
 * remembered: `91` and ten digits become those ten. Everything else stays whole (`wholePhone`): `9779841234567` cut to
 * ten digits would be somebody else's number.
 */
export function typePhone(
  before: TypedPhone,
  text: string,
  inserted: string | null = null,
): TypedPhone {
  if (inserted && hasTenDigits(inserted)) return { shown: toTenDigits(inserted), hidden: '' }
  const isTyped = inserted !== null && digitsOf(inserted).length <= 1
  if (isInternational(text) && !hasTenDigits(text))
    return { shown: isTyped ? numberPart(text) : text, hidden: '' }
  const isFull = /^\d{10}$/.test(before.shown)
  const isTypedAfterTen = isTyped && isFull && text.startsWith(before.shown)
  const digits = withoutPrefix(
    isTypedAfterTen ? before.shown + before.hidden + text.slice(10) : text,
  )
  if (isTypedAfterTen) return { shown: digits.slice(0, 10), hidden: digits.slice(10) }
  if (isTyped && isFull && digits.length > 10)
    return { shown: before.shown, hidden: before.hidden + digitsOf(inserted) }
  const canShowDigits = isTyped || (isNumberOnly(text) && digits.length <= 10)
  return { shown: canShowDigits ? digits : text, hidden: '' }
}

/** Returns all digits typed, which the rule of ten digits rejects if they were more. */
export function wholePhone({ shown, hidden }: TypedPhone): string {
  return shown + hidden
}

function numberPart(text: string): string {
  return [...text].filter(isNumberOnly).join('')
}
