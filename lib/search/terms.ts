import { synonyms } from '@/content/search'

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** Words that stand everywhere and would make every other word optional. */
const small = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'is', 'of', 'on', 'the', 'to', 'what'])

/** A word without the s of its plural. */
function singular(word: string): string {
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/**
 * A word as it is kept: lower case, without accents and plural; classes are numbers, however they are
 * written. Null for one that says nothing. `isText` leaves the pronoun I what it is.
 */
export function termOf(word: string, isText = false): string | null {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  if (small.has(plain)) return null
  const isPronoun = plain === 'i' && isText
  const level = isPronoun ? 0 : romans.indexOf(plain) + 1
  return level > 0 ? String(level) : singular(plain)
}

/** The words of a text as they are kept, in their order. */
function termsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.flatMap((word) => termOf(word) ?? [])
}

/** Phrases of one text separated by commas, each as its terms. */
function phrasesOf(text: string): string[][] {
  return text
    .split(',')
    .map(termsOf)
    .filter((terms) => terms.length > 0)
}

/** What people type, as terms, and the website's own words for it; the longest first. */
const meanings = Object.entries(synonyms)
  .flatMap(([own, typed]) => phrasesOf(typed).map((terms) => ({ terms, own: termsOf(own) })))
  .sort((a, b) => b.terms.length - a.terms.length)

/** The terms of what was typed, in the website's own words (`content/search.ts`). */
export function meantBy(text: string): string[] {
  const typed = termsOf(text)
  const meant: string[] = []
  for (let at = 0; at < typed.length; ) {
    const start = at
    const meaning = meanings.find(({ terms }) =>
      terms.every((term, i) => typed[start + i] === term),
    )
    meant.push(...(meaning?.own ?? typed.slice(at, at + 1)))
    at += meaning?.terms.length ?? 1
  }
  return [...new Set(meant)]
}
