import { toAsciiDigits } from './digits'

/** ASCII without the backtick, which some type as an apostrophe. */
const asciiOnly = /^[ -_a-~]*$/

/** A nasal before a consonant of its class, which Hindi and Bengali also write as a dot: हिन्दी is हिंदी. */
const nasals = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/g

/**
 * Folds a text for comparison: case, accents, quotes, dashes, spaces, digits, invisible and composed characters,
 * and spellings in which Hindi and Bengali keyboards differ.
 */
export function foldText(text: string): string {
  const plain = asciiOnly.test(text) ? text : foldLetters(text)
  return plain.replace(/\s+/g, ' ').trim().toLowerCase()
}

function foldLetters(text: string): string {
  return (
    toAsciiDigits(text)
      // NFKD would split an acute accent used as an apostrophe.
      .replace(/[‘’‚‛ʹʻʼʽ´`′‵]/g, "'")
      .replace(/[“”„‟«»″]/g, '"')
      .replace(/[\p{Pd}−⁃]/gu, '-')
      .normalize('NFKD')
      // The slash of ½, which some type in a date.
      .replace(/⁄/g, '/')
      .replace(/\p{Cf}|[\u0300-\u036f]|\u093c|\u09bc/gu, '')
      .replace(/ৎ/g, 'ত্')
      // Long i and u, which many type short.
      .replace(/[ईऊीूঈঊীূ]/g, (long) => String.fromCharCode(long.charCodeAt(0) - 1))
      .replace(/ঙ্(?=[ক-ঘ])/g, 'ং')
      .replace(nasals, 'ं')
  )
}
