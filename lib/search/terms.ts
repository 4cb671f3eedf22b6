import { readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '@/content/routes'
import { answers, festivals, synonyms } from '@/content/search'

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv'.split(' ')

/**
 * Normalises a word: lower case, no accents or vowel signs, one spelling for what Indian scripts write in two ways.
 */
function plainOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ंँंঁং](?=[क-हক-হ])/g, 'न')
    .replace(/[\u0921\u09a1][\u093c\u09bc]/g, 'र')
    .replace(/\p{M}/gu, '')
    .replace(/[०-९০-৯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6))
}

/** Words of a query beyond this count are not read. */
const maxWords = 16

/** Words on every page, which would make every other word optional. */
const commonWords = new Set('a an and at for in is of on the to what'.split(' '))

/** Stop words in English, Hindi and Bengali. */
const stopWords = new Set(
  `are be can do does from it me my or our please there want will with your
  ka ki ke ko hai hain ho hoga hogi hota mein se kya karna karne karen kare milega milegi chahiye liye kaun kon sikhate lagta lagti lagega lagegi
  का की के को है हैं हो होगा होगी में से क्या करना करने करें मिलेगा मिलेगी चाहिए लिए
  er ache hobe এর আছে হবে কি কী`
    .split(/\s+/)
    .map(plainOf),
)

function singular(word: string): string {
  return (word.length > 3 && /[^su]s$/.test(word)) || /^[ক-হर]{2,}র$/.test(word)
    ? word.slice(0, -1)
    : word
}

/**
 * Returns the term of a word: lower case, singular, without accents; classes become numbers. Null for a stop word.
 * `isText` keeps the pronoun I.
 */
export function termOf(word: string, isText = false): string | null {
  const plain = plainOf(word)
  if (commonWords.has(plain)) return null
  const ordinal = /^(\d+)(?:st|nd|rd|th|व|ম|য|রথ|ষঠ)$/.exec(plain)
  if (ordinal) return ordinal[1] ?? plain
  const isPronoun = plain === 'i' && isText
  const level = isPronoun ? 0 : romans.indexOf(plain) + 1
  return level > 0 ? String(level) : singular(plain)
}

/** "I" in a sentence, where it is not Class I. */
const pronoun =
  /\b(?:can|do|how|if|may|must|should|when|where) i\b|\bi (?:am|can|forgot|have|lost|need|want)\b/gi

function termsOf(text: string): string[] {
  const words =
    text
      .replace(/\p{Cf}/gu, '')
      .replace(pronoun, ' ')
      .replace(/(?<!\d)(?:10 ?)?(?:\+|\bplus) ?([12])(?!\d)/gi, ' class 1$1 ')
      .replace(/\b(class|std|grade|kg)(?=\d)/gi, '$1 ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.flatMap((word) => termOf(word) ?? []).filter((term) => !stopWords.has(term))
}

function phrasesOf(text: string): string[][] {
  return text
    .split(',')
    .map(termsOf)
    .filter((terms) => terms.length > 0)
}

/** Synonyms: typed terms and the website's own words for them, the longest first. */
const synonymTerms = Object.entries(synonyms)
  .flatMap(([own, typed]) => phrasesOf(typed).map((terms) => ({ terms, own: termsOf(own) })))
  .sort((a, b) => b.terms.length - a.terms.length)

const answerable = new Set(
  [
    ...Object.entries(synonyms).flat(),
    ...answers.map(({ words }) => words),
    ...routes.map(({ title }) => title),
  ].flatMap(termsOf),
)

export const answerVocabulary = () => new Set([...answerable, ...festivals.flatMap(termsOf)])

/**
 * Stems and names of the English dictionary, with the letters of the endings that each takes. The package itself would
 * load its grammar too.
 */
const english = new Map(
  [
    ...readFileSync(path.resolve('node_modules/dictionary-en-gb/index.dic'), 'utf8').matchAll(
      /^([a-z]+)(?:\/(\w+))?$/gim,
    ),
  ].map(([, word = '', endings = '']) => [word, endings]),
)

/** Returns true for a word of the dictionary: "mattress" is no slip for "matric", but "carrer" is one. */
const isEnglish = (term: string) =>
  [term, `${term}s`, term.charAt(0).toUpperCase() + term.slice(1)].some((word) => english.has(word))

/** Returns true for a word of the dictionary with an ending. */
function isDerived(term: string): boolean {
  const [, stem = '', ending = ''] = /^(.{3,})(ing|ed|er)$/.exec(term) ?? []
  const letter = { ing: 'G', ed: 'D', er: 'R' }[ending]
  return (
    letter !== undefined && [stem, `${stem}e`].some((one) => english.get(one)?.includes(letter))
  )
}

/** Returns true if one letter is missing, added, changed, or swapped with the next. */
function isOneSlip(input: string, word: string): boolean {
  if (Math.abs(input.length - word.length) > 1) return false
  const shorter = Math.min(input.length, word.length)
  let start = 0
  while (start < shorter && input[start] === word[start]) start += 1
  let end = 0
  while (end < shorter - start && input.at(-1 - end) === word.at(-1 - end)) end += 1
  const [a, b] = [input.slice(start, input.length - end), word.slice(start, word.length - end)]
  return (a.length < 2 && b.length < 2) || (a.length === 2 && b === `${a[1]}${a[0]}`)
}

/** Corrects one letter of a term, preferring words that begin with it. Numbers, short and English words stay. */
function correctSpelling(term: string, vocabulary: ReadonlySet<string>): string {
  if (term.length < 3 || /\d/.test(term) || vocabulary.has(term)) return term
  if (isEnglish(term) || isDerived(term)) return term
  const isLatin = /[a-z]/.test(term)
  // Short words that differ by one letter are often both correct; in Indian scripts, without vowels, even more so:
  // सुरक्षा and परीक्षा.
  const minLength = isLatin ? 3 : 4
  const words = [...vocabulary].filter(
    (word) => word.length >= (answerable.has(word) ? minLength : 5),
  )
  const begun = words.filter((word) => word.startsWith(term))
  // The slip may be in the plural s, which terms have lost. "EWS" is no "new".
  const isCandidate = (word: string) =>
    ((isLatin && term.length > 3) || word[0] === term[0]) &&
    (isOneSlip(term, word) || isOneSlip(`${term}s`, word) || isOneSlip(term, `${word}s`))
  const close = (begun.length > 0 ? begun : words).filter(isCandidate)
  const begunAlike = close.filter((word) => word[0] === term[0])
  // "cort" lacks a letter of "court" rather than having a wrong one of "cost".
  const longer = begunAlike.find((word) => word.length > term.length)
  return longer ?? begunAlike[0] ?? close[0] ?? term
}

export function toSearchTerms(text: string, vocabulary?: ReadonlySet<string>): string[] {
  const queryTerms = termsOf(text)
    .slice(0, maxWords)
    .map((term) => (vocabulary ? correctSpelling(term, vocabulary) : term))
  const result: string[] = []
  for (let at = 0; at < queryTerms.length; ) {
    const start = at
    const meaning = synonymTerms.find(({ terms }) =>
      terms.every((term, i) => queryTerms[start + i] === term),
    )
    result.push(...(meaning?.own ?? queryTerms.slice(at, at + 1)))
    at += meaning?.terms.length ?? 1
  }
  return [...new Set(result)]
}
