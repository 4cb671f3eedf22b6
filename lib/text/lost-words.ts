import { decodeText, stripTags } from './html-source'

const minShare = 0.9
const placeLength = 40

const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/**
 * Compares the words of a vendor's text with those that reach the page, by letters and digits. Returns the last words
 * on the page when less than nine tenths reach it, "" when none does, and null when nothing is lost.
 */
export function findLostWords(words: string, shown: string): string | null {
  if (lettersOf(shown) >= minShare * lettersOf(words)) return null
  return shown.trim().slice(-placeLength)
}

/** Returns the words of HTML without parsing it, so that a mistake of the parser shows. */
export const wordsOfHtml = (html: string): string => decodeText(stripTags(html))
