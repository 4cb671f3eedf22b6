/** First digits of the number systems people type besides ours: Devanagari and Bengali. */
const zeros = [0x0966, 0x09e6]

function asciiDigit(char: string): string {
  const code = char.charCodeAt(0)
  const zero = zeros.find((one) => code >= one && code <= one + 9)
  return zero === undefined ? char : String(code - zero)
}

/** The digits of a text, those of other scripts as ours. */
export function digitsOf(text: string): string {
  return [...text].map(asciiDigit).join('').replace(/\D/g, '')
}

/**
 * Digits without what stands before an Indian number: 0 of eleven, 91 of twelve. A number may itself
 * begin with 91, so ten digits are left alone.
 */
function withoutPrefix(digits: string): string {
  if (digits.length === 14 && digits.startsWith('0091')) return digits.slice(4)
  if (digits.length === 13 && digits.startsWith('091')) return digits.slice(3)
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1)
  return digits
}

/**
 * A telephone number as people write it, `+91 98765-43210` or `0 98765 43210`, as its ten digits. A
 * text that is no number comes back as it is, so that a rule can refuse it.
 */
export function tenDigits(text: string): string {
  const plain = /^[\d\s\u0966-\u096f\u09e6-\u09ef().+/\-\u2010-\u2015]*$/.test(text)
  return plain ? withoutPrefix(digitsOf(text)) : text
}

/** What a telephone field shows while it is typed in or pasted into: at most ten digits. */
export function typedPhone(text: string): string {
  return withoutPrefix(digitsOf(text)).slice(0, 10)
}

/** A telephone field's text and what was typed beyond its tenth digit. */
export type TypedPhone = { shown: string; beyond: string }

/**
 * One more digit after the tenth: `91` and ten digits, or `0` and ten digits, become the number when
 * their last digit comes; until then the field keeps showing its first ten.
 */
export function typedBeyond({ shown, beyond }: TypedPhone, text: string): TypedPhone {
  const all = (shown + beyond + digitsOf(text)).slice(0, 14)
  const number = withoutPrefix(all)
  if (number.length === 10) return { shown: number, beyond: '' }
  return { shown, beyond: all.slice(shown.length) }
}
