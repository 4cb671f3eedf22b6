import { readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '@/content/routes'
import { answers, festivals, synonyms } from '@/content/search'
import { foldText } from '@/lib/text/fold'

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv'.split(' ')

/** Folds a word further: no vowel signs, a nasal as its letter, and ड़ as र, which sounds like it. */
function plainOf(word: string): string {
  const withoutFlaps = word.normalize('NFKD').replace(/[\u0921\u09a1][\u093c\u09bc]/g, 'र')
  return foldText(withoutFlaps)
    .replace(/[ंঁং](?=[क-हক-হ])/g, 'न')
    .replace(/\p{M}/gu, '')
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

const pageTerms = routes.map(({ title, keywords = '' }) => ({
  title: termsOf(title),
  all: termsOf(`${title} ${keywords}`),
}))

/** Returns true for a word in the title of a page that is not about the website's own words for it: "library" is no bus. */
const isOfOtherPage = (term: string, own: string[]) =>
  pageTerms.some(({ title, all }) => title.includes(term) && !own.every((one) => all.includes(one)))

/** Synonyms: typed terms and the website's own words for them, the longest first. */
const synonymTerms = synonyms
  .flatMap(({ word, typed }) => phrasesOf(typed).map((terms) => ({ terms, own: termsOf(word) })))
  .filter(({ terms: [term = '', another], own }) => another || !isOfOtherPage(term, own))
  .sort((a, b) => b.terms.length - a.terms.length)

/** Sounds of the consonants from क to ह; the Bengali ones have the same order, 128 code points later. */
const consonants = 'kkjjnccjjnttddnttddnnpfbbmyrrlllbsssh'

/**
 * Returns how a word sounds in any of three scripts: its consonants, merged where they are often confused. C is heard as
 * in "career", "centre" and "chutti".
 */
function soundOf(word: string): string {
  return word
    .replace(/sch/g, 'sk')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/[gz]/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/[vw]/g, 'b')
    .replace(/[क-हক-হ]/g, (letter) => consonants[(letter.charCodeAt(0) & 127) - 0x15] ?? '')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(?!^)h|[^a-z]|[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1')
}

export class Vocabulary {
  readonly terms = new Set<string>()
  readonly #bySound = new Map<string, string>()

  add(term: string): void {
    if (this.terms.has(term)) return
    this.terms.add(term)
    const sound = soundOf(term)
    // Short words of the index would match too many others.
    const minLength = answerable.has(term) ? 3 : 4
    if (sound.length >= minLength && /^[a-z]+$/.test(term) && !this.#bySound.has(sound))
      this.#bySound.set(sound, term)
  }

  soundingLike(term: string): string | undefined {
    return this.#bySound.get(soundOf(term))
  }
}

const answerable = new Set(
  [
    ...synonyms.flatMap(({ word, typed }) => [word, typed]),
    ...answers.map(({ words }) => words),
    ...routes.map(({ title }) => title),
  ].flatMap(termsOf),
)

export function answerVocabulary(): Vocabulary {
  const vocabulary = new Vocabulary()
  for (const term of answerable) vocabulary.add(term)
  for (const term of festivals.flatMap(termsOf)) vocabulary.add(term)
  return vocabulary
}

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

/**
 * Corrects a term: one letter, preferring words that begin with it, else a word that sounds alike. Numbers and short
 * words stay.
 */
function correctSpelling(term: string, vocabulary: Vocabulary): string {
  if (term.length < 3 || /\d/.test(term) || answerable.has(term) || isEnglish(term)) return term
  const isLatin = /[a-z]/.test(term)
  const sound = vocabulary.soundingLike(term)
  // "Directer" and "meting" have English stems.
  if (isDerived(term)) return sound && answerable.has(sound) ? sound : term
  // "Kharide", to buy, is no "card".
  const isNear = !isLatin || Math.abs(term.length - (sound?.length ?? 0)) < 3
  const alike = isNear ? sound : undefined
  // In another script, prefer a word with an answer card in English to a word of a page in that script.
  if (alike && answerable.has(alike) && !isLatin) return alike
  if (vocabulary.terms.has(term)) return term
  // Short words that differ by one letter are often both correct; in Indian scripts, without vowels, even more so:
  // सुरक्षा and परीक्षा.
  const minLength = isLatin ? 3 : 4
  const words = [...vocabulary.terms].filter(
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
  const heard = begunAlike.find(
    (word) => word.length > term.length && soundOf(word) === soundOf(term),
  )
  const corrected = heard ?? begunAlike[0] ?? close[0]
  return corrected ?? (begun.length > 0 ? term : alike) ?? term
}

/** Corrects a term, or returns two words that were typed as one: "datesheet", "busfees". */
function correctTerm(term: string, vocabulary: Vocabulary): string[] {
  const corrected = correctSpelling(term, vocabulary)
  if (corrected !== term || vocabulary.terms.has(term) || isEnglish(term)) return [corrected]
  // Shorter parts are words by chance.
  const isPart = (part: string) =>
    vocabulary.terms.has(part) && (part.length > 3 || answerable.has(part))
  for (let at = term.length - 3; at > 2; at -= 1) {
    const parts = [term.slice(0, at), singular(term.slice(at))]
    if (parts.every(isPart)) return parts
  }
  return [term]
}

export function toSearchTerms(text: string, vocabulary?: Vocabulary): string[] {
  const queryTerms = termsOf(text)
    .slice(0, maxWords)
    .flatMap((term) => (vocabulary ? correctTerm(term, vocabulary) : term))
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
