import { answers, synonyms } from '@/content/search'
import { foldText } from '@/lib/text/fold'

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
  const plain = foldText(word).replace(/\p{M}/gu, '')
  if (small.has(plain)) return null
  const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(plain)
  if (ordinal) return ordinal[1] ?? plain
  const isPronoun = plain === 'i' && isText
  const level = isPronoun ? 0 : romans.indexOf(plain) + 1
  return level > 0 ? String(level) : singular(plain)
}

/** The words of a text as they are kept, in their order. */
function termsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
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

/** Words that have an answer of their own, of which a slip is thought before all others. */
const answerable = [
  ...Object.entries(synonyms).flat(),
  ...answers.map(({ words }) => words),
].flatMap(termsOf)

/** Whether one letter was left out, added, changed, or changed places with the next. */
function isOneSlip(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length)
  let start = 0
  while (start < shorter && typed[start] === word[start]) start += 1
  let end = 0
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1
  const [a, b] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)]
  return (a.length < 2 && b.length < 2) || (a.length === 2 && b === `${a[1]}${a[0]}`)
}

/** A term as it is known, one that begins as it does before others. Numbers and short ones are taken as they are. */
function spelt(term: string, known: ReadonlySet<string>): string {
  if (term.length < 3 || /\d/.test(term) || known.has(term) || answerable.includes(term))
    return term
  const words = [...answerable, ...known].filter((word) => word.length > 2)
  const begun = words.filter((word) => word.startsWith(term))
  // The slip may have been made in the s of a plural, which terms have lost.
  const isMeant = (word: string) =>
    isOneSlip(term, word) || isOneSlip(`${term}s`, word) || isOneSlip(term, `${word}s`)
  return (begun.length > 0 ? begun : words).find(isMeant) ?? term
}

/**
 * The terms of what was typed, in the website's own words (`content/search.ts`). `known` are the terms of
 * what can be found: one that is not among them is taken for a slip of the finger.
 */
export function meantBy(text: string, known?: ReadonlySet<string>): string[] {
  const typed = termsOf(text).map((term) => (known ? spelt(term, known) : term))
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
