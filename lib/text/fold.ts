/** Plain ASCII, but for the backtick that stands for an apostrophe. */
const asciiOnly = /^[ -_a-~]*$/

/** A nasal before a consonant of its own kind, which Hindi and Bengali also write as a dot: हिन्दी is हिंदी. */
const nasals = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/g

/**
 * Folds a text for comparison, so that two that look the same are the same: letter case, quotes, dashes, spaces and
 * digits of any kind, composed and decomposed letters, invisible characters, accents, and the spellings of Hindi and
 * Bengali that keyboards differ in.
 */
export function foldText(text: string): string {
  const plain = asciiOnly.test(text) ? text : foldLetters(text)
  return plain.replace(/\s+/g, ' ').trim().toLowerCase()
}

function foldLetters(text: string): string {
  return (
    text
      // Before NFKD, which makes a space and an accent of an acute accent that stands for an apostrophe.
      .replace(/[‘’‚‛ʹʻʼʽ´`′‵]/g, "'")
      .replace(/[“”„‟«»″]/g, '"')
      .replace(/[\p{Pd}−⁃]/gu, '-')
      .replace(/[०-९০-৯]/g, (digit) => String((digit.charCodeAt(0) - 6) & 15))
      .normalize('NFKD')
      .replace(/\p{Cf}|[\u0300-\u036f]|\u093c|\u09bc/gu, '')
      .replace(/ৎ/g, 'ত্')
      .replace(/ঙ্(?=[ক-ঘ])/g, 'ং')
      .replace(nasals, 'ं')
  )
}
