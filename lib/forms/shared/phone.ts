import { toAsciiDigits } from '@/lib/text/digits'

export function digitsOf(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '')
}

/** An optional 0091, 091 or 91, an optional 0, and then ten digits. */
const indianNumber = /^(?:0{0,2}91)?0?(\d{10})$/

function isInternational(text: string): boolean {
  return /^\D*(?:\+|0\D*0)/.test(toAsciiDigits(text))
}

/** Removes an Indian prefix from the digits. Ten digits without a plus have no prefix, even if they begin with 91. */
function withoutPrefix(text: string): string {
  const digits = digitsOf(text)
  const national = /^\D*\+/.test(toAsciiDigits(text)) ? digits.replace(/^91/, '') : digits
  return indianNumber.exec(national)?.[1] ?? national
}

/** Digits, the signs that people write between them, and the direction marks of a copied number. */
const numberMarks = /^[\d\s\p{Cf}().+/\-\u2010-\u2015]*$/u

function isNumberOnly(text: string): boolean {
  return numberMarks.test(toAsciiDigits(text))
}

/** Returns true if the number has another country's code. Then even ten digits are no Indian number. */
function isForeign(text: string): boolean {
  return isInternational(text) && !/^(?:00)?91/.test(digitsOf(text))
}

/**
 * Normalizes an Indian number to its ten digits, however people write it. Other texts never become ten digits, so that
 * validation rejects them.
 */
export function toTenDigits(text: string): string {
  return isNumberOnly(text) && !isForeign(text) ? withoutPrefix(text) : text
}

/** `shown`: the field's value. `hidden`: the digits typed after the tenth. */
export type TypedPhone = { shown: string; hidden: string }

export function hasTenDigits(text: string): boolean {
  return /^\d{10}$/.test(toTenDigits(text))
}

/**
 * Returns the next value of a telephone field when its text changes to `text`. `inserted` is what the visitor typed or pasted:
 * `''` for a deletion, null if the browser does not report it. More than one inserted digit counts as pasted. Of a typed number
 * the field has the first ten digits (specification, section 5), and `hidden` the others until the focus moves on, for a `91`
 * before ten further digits. It does not cut a pasted text: ten digits of the foreign `9779841234567` would pass as Indian.
 */
export function typePhone(
  before: TypedPhone,
  text: string,
  inserted: string | null = null,
): TypedPhone {
  if (inserted && hasTenDigits(inserted)) return { shown: toTenDigits(inserted), hidden: '' }
  const isTyped = inserted !== null && digitsOf(inserted).length <= 1
  if (isInternational(text) && !hasTenDigits(text))
    return { shown: isTyped ? stripOtherChars(text) : text, hidden: '' }
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

function stripOtherChars(text: string): string {
  return [...text].filter(isNumberOnly).join('')
}
