/** Converts Hindi and Bengali digits to ASCII. Keeps the length of the text. */
export const toAsciiDigits = (text: string) =>
  text.replace(/[०-९০-৯]/g, (digit) => String((digit.charCodeAt(0) - 6) & 15))
