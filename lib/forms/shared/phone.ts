/** First digits of the number systems people type besides ours: Devanagari and Bengali. */
const zeros = [0x0966, 0x09e6]

function asciiDigit(char: string): string {
  const code = char.charCodeAt(0)
  const zero = zeros.find((one) => code >= one && code <= one + 9)
  return zero === undefined ? char : String(code - zero)
}

/** A text with the digits of other scripts as ours. */
export function withAsciiDigits(text: string): string {
  return [...text].map(asciiDigit).join('')
}

/** The digits of a text, those of other scripts as ours. */
export function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/\D/g, '')
}

/** Ten digits, and what may stand before them: 0091, 091, 91 or 0, also the 0 after the country's code. */
const indianNumber = /^(?:0{0,2}91)?0?(\d{10})$/

/** Digits without what stands before an Indian number. A number may itself begin with 91. */
function withoutPrefix(text: string): string {
  const digits = digitsOf(text)
  const national = /^\D*\+/.test(text) ? digits.replace(/^91/, '') : digits
  return indianNumber.exec(national)?.[1] ?? national
}

/** Digits, what people write between them, and the marks of direction that come with a copied number. */
const numberOnly = /^[\d\s\p{Cf}\u0966-\u096f\u09e6-\u09ef().+/\-\u2010-\u2015]*$/u

/**
 * A telephone number as people write it, `+91 98765-43210` or `0 98765 43210`, as its ten digits. A
 * text that is no number comes back as it is, so that a rule can refuse it.
 */
export function tenDigits(text: string): string {
  return numberOnly.test(text) ? withoutPrefix(text) : text
}

/** What a telephone field shows, at most ten digits, and what was typed beyond the tenth. */
export type TypedPhone = { shown: string; beyond: string }

/** Whether a text is a whole telephone number, however it is written. */
export function isWholeNumber(text: string): boolean {
  return /^\d{10}$/.test(tenDigits(text))
}

/**
 * What a telephone field shows once it holds `text`; `before` is what it showed until then, `inserted` what came
 * at once: a whole number takes the place of everything, wherever a keyboard's clipboard puts it. Digits
 * typed after the tenth are remembered, since `91` and ten digits, or `0` and ten digits, become the
 * number when their last digit comes. Elsewhere a field of ten digits takes no more.
 */
export function typePhone(before: TypedPhone, text: string, inserted = ''): TypedPhone {
  if (isWholeNumber(inserted)) return { shown: tenDigits(inserted), beyond: '' }
  const { shown, beyond } = before
  const isFull = shown.length === 10
  const isAfter = isFull && text.startsWith(shown)
  const digits = withoutPrefix(isAfter ? shown + beyond + text.slice(10) : text)
  if (isFull && !isAfter && digits.length > 10) return { shown, beyond: '' }
  // The longest prefix has five digits; what is longer than both is no number.
  return { shown: digits.slice(0, 10), beyond: digits.slice(10, 15) }
}
