import SearchableMap from 'minisearch/SearchableMap'
import { routes } from '@/content/routes'
import { answers, festivals, synonyms } from '@/content/search'
import { foldText } from '@/lib/text/fold'
import { soundOf } from './sounds'

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv'.split(' ')

/** Folds a word further: no vowel signs, a nasal as its letter, and ड़ as र, which sounds like it. */
function plainOf(word: string): string {
  const withoutFlaps = word.normalize('NFKD').replace(/[\u0921\u09a1][\u093c\u09bc]/g, 'र')
  return foldText(withoutFlaps)
    .replace(/[ंঁং](?=[क-हক-হ])/g, 'न')
    .replace(/\p{M}/gu, '')
}

const maxWords = 16

const wordsIn = (text: string) => text.split(/\s+/).map(plainOf)

/** Words that are neither indexed nor searched for, in English, Hindi and Bengali. */
const stopWords = new Set(
  wordsIn(
    `a an and are at be can do does for from in is it me my of on or our please the there to want what will with your
    ka ki ke ko hai hain ho hoga hogi hota hoti mein se kya karna karne karen kare milega milegi chahiye liye kaun kon sikhate lagta lagti lagega lagegi
    का की के को है हैं हो होगा होगी में से क्या करना करने करें मिलेगा मिलेगी चाहिए लिए
    er ache hobe এর আছে হবে কি কী`,
  ),
)

/** Words of questions: no page is about them, but the phrases of answer cards contain them. */
const questionWords = new Set(wordsIn('date how list much name when where who'))

function singular(word: string): string {
  return (word.length > 3 && /[^su]s$/.test(word)) || /^[ক-হর]{2,}র$/.test(word)
    ? word.slice(0, -1)
    : word
}

/** Returns the term of a word: lower case, singular, without accents; classes become numbers. Null for a stop word. */
export function termOf(word: string): string | null {
  const plain = plainOf(word)
  if (stopWords.has(plain)) return null
  const ordinal = /^(\d+)(?:st|nd|rd|th|व|ম|য|রথ|ষঠ)$/.exec(plain)
  if (ordinal) return ordinal[1] ?? plain
  const level = romans.indexOf(plain) + 1
  return level > 0 ? String(level) : singular(plain)
}

function termsOf(text: string): string[] {
  const words =
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/(?<!\d)(?:10 ?)?(?:\+|\bplus) ?([12])(?!\d)/gi, ' class 1$1 ')
      .replace(/\b(class|std|grade|kg)(?=\d)/gi, '$1 ')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.flatMap((word) => termOf(word) ?? [])
}

/** Synonyms: typed terms and the website's own words for them, the longest first. */
const synonymTerms = synonyms
  .flatMap(({ word, typed }) =>
    typed.split(',').map((phrase) => ({ terms: termsOf(phrase), own: termsOf(word) })),
  )
  .filter(({ terms }) => terms.length > 0)
  .sort((a, b) => b.terms.length - a.terms.length)

/** The website's own terms for a term that visitors or clerks type: "holiday" for छुट्टी. */
export const meanings = new Map(synonymTerms.map(({ terms, own }) => [terms.join(' '), own]))

/** Terms of answer cards, synonyms and titles, which a correction prefers. */
const answerable = new Set(
  [
    ...synonyms.flatMap(({ word, typed }) => [word, typed]),
    ...answers.map(({ words }) => words),
    ...routes.map(({ title }) => title),
    ...festivals,
  ].flatMap(termsOf),
)

const lettersOf = (word: string) => [...word].sort().join('')

const isAnswerable = (term: string) => answerable.has(term)

export class Vocabulary {
  readonly #terms = new SearchableMap<true>()
  readonly #bySound = new Map<string, string>()

  constructor() {
    for (const term of answerable) this.add(term)
  }

  add(term: string): void {
    if (this.#terms.has(term)) return
    this.#terms.set(term, true)
    const sound = soundOf(term)
    // Short words of the index would match too many others.
    const minLength = isAnswerable(term) ? 3 : 4
    if (sound.length >= minLength && /^[a-z]+$/.test(term) && !this.#bySound.has(sound))
      this.#bySound.set(sound, term)
  }

  /** Known words with the same first letter that the term may be meant for, the likeliest first. */
  #wordsNear(term: string): string[] {
    const isIntended = (word: string) =>
      lettersOf(word) === lettersOf(term) || (term.length > 6 && isAnswerable(word))
    return [...this.#terms.fuzzyGet(term, 2)]
      .map(([word, [, slips]]) => ({ word, slips }))
      .filter(({ word }) => word[0] === term[0] && (isAnswerable(word) || word.length > 4))
      .filter(({ word, slips }) => slips === 1 || isIntended(word))
      .sort((a, b) => a.slips - b.slips || b.word.length - a.word.length)
      .map(({ word }) => word)
  }

  /** Corrects slips after the first letter, or finds the English word that a word in Indian letters sounds like. */
  #correctWord(term: string): string {
    if (term.length < 4 || /\d/.test(term) || isAnswerable(term)) return term
    const sound = /[a-z]/.test(term) ? undefined : this.#bySound.get(soundOf(term))
    if (sound && isAnswerable(sound)) return sound
    if (this.#terms.has(term)) return term
    const near = this.#wordsNear(term)
    // "admis": "admission"
    const begun = near.find((word) => word.startsWith(term))
    // The index finds words that begin with the term.
    const isBeginning = this.#terms.atPrefix(term).size > 0
    return begun ?? (isBeginning ? term : (near[0] ?? sound ?? term))
  }

  /** Corrects a term, or returns two words that were typed as one: "datesheet", "busfees". */
  correct(term: string): string[] {
    const corrected = this.#correctWord(term)
    if (corrected !== term || this.#terms.has(term)) return [corrected]
    // Shorter parts are words by chance.
    const isPart = (part: string) =>
      this.#terms.has(part) && (part.length > 3 || isAnswerable(part))
    for (let at = term.length - 3; at > 2; at -= 1) {
      const parts = [term.slice(0, at), singular(term.slice(at))]
      if (parts.every(isPart)) return parts
    }
    return [term]
  }
}

/** Replaces typed phrases by the website's own words, and leaves out repetitions. */
function inOwnWords(terms: readonly string[]): string[] {
  const [first, ...rest] = terms
  if (first === undefined) return []
  const phrase = synonymTerms.find((one) => one.terms.every((term, at) => terms[at] === term))
  if (!phrase) return [first, ...inOwnWords(rest)]
  return [...phrase.own, ...inOwnWords(terms.slice(phrase.terms.length))]
}

export function toSearchTerms(text: string, vocabulary?: Vocabulary): string[] {
  const terms = termsOf(text).slice(0, maxWords)
  const corrected = terms.flatMap((term) => vocabulary?.correct(term) ?? term)
  return [...new Set(inOwnWords(corrected))]
}

export const withoutQuestionWords = (terms: readonly string[]) =>
  terms.filter((term) => !questionWords.has(term))
