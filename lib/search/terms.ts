import SearchableMap from 'minisearch/SearchableMap'
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

/** Words that are neither indexed nor searched for, in English, Hindi and Bengali. */
const stopWords = new Set(
  `a an and are at be can do does for from in is it me my of on or our please the there to want what will with your
  ka ki ke ko hai hain ho hoga hogi hota hoti mein se kya karna karne karen kare milega milegi chahiye liye kaun kon sikhate lagta lagti lagega lagegi
  का की के को है हैं हो होगा होगी में से क्या करना करने करें मिलेगा मिलेगी चाहिए लिए
  er ache hobe এর আছে হবে কি কী`
    .split(/\s+/)
    .map(plainOf),
)

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

/** Sounds of the consonants from क to ह; the Bengali ones have the same order, 128 code points later. */
const consonants = 'kkjjnccjjnttddnttddnnpfbbmyrrlllbsssh'

/** Returns the consonants of a word as they sound: "skl" for "school", for "skool" and for "स्कूल". */
function soundOf(word: string): string {
  return (
    word
      // "school"
      .replace(/sch/g, 'sk')
      // "certificate"
      .replace(/c(?=[eiy])/g, 's')
      // "calendar"
      .replace(/c(?!h)|q/g, 'k')
      // "exam"
      .replace(/x/g, 'ks')
      // "register" and "रजिस्टर"
      .replace(/[gz]/g, 'j')
      // "photo" and "फोटो"
      .replace(/ph/g, 'f')
      // "van" and "ভ্যান"
      .replace(/[vw]/g, 'b')
      .replace(/[क-हক-হ]/g, (letter) => consonants[(letter.charCodeAt(0) & 127) - 0x15] ?? '')
      // "number" and "नंबर"
      .replace(/m(?=[bp])/g, 'n')
      // All vowels, and an "h" inside a word
      .replace(/(?!^)h|[^a-z]|[aeiouy]/g, '')
      .replace(/(.)\1+/g, '$1')
  )
}

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

/** The words that the search knows. */
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
    const minLength = answerable.has(term) ? 3 : 4
    if (sound.length >= minLength && /^[a-z]+$/.test(term) && !this.#bySound.has(sound))
      this.#bySound.set(sound, term)
  }

  /** Corrects slips after the first letter, or finds the English word that a word in Indian letters sounds like. */
  #correct(term: string): string {
    if (term.length < 4 || /\d/.test(term) || answerable.has(term)) return term
    const sound = /[a-z]/.test(term) ? undefined : this.#bySound.get(soundOf(term))
    if (sound && answerable.has(sound)) return sound
    if (this.#terms.has(term)) return term
    const isNear = (word: string, slips: number) =>
      slips === 1 ||
      lettersOf(word) === lettersOf(term) ||
      (term.length > 6 && answerable.has(word))
    const near = [...this.#terms.fuzzyGet(term, 2)]
      .filter(([word, [, slips]]) => word[0] === term[0] && isNear(word, slips))
      .sort(([a, [, slipsOfA]], [b, [, slipsOfB]]) => slipsOfA - slipsOfB || b.length - a.length)
      .map(([word]) => word)
      .filter((word) => answerable.has(word) || word.length > 4)
    // "admis": "admission"
    const begun = near.find((word) => word.startsWith(term))
    if (begun) return begun
    // The index finds words that begin with the term.
    if (this.#terms.atPrefix(term).size > 0) return term
    return near[0] ?? sound ?? term
  }

  /** Corrects a term, or returns two words that were typed as one: "datesheet", "busfees". */
  correct(term: string): string[] {
    const corrected = this.#correct(term)
    if (corrected !== term || this.#terms.has(term)) return [corrected]
    // Shorter parts are words by chance.
    const isPart = (part: string) =>
      this.#terms.has(part) && (part.length > 3 || answerable.has(part))
    for (let at = term.length - 3; at > 2; at -= 1) {
      const parts = [term.slice(0, at), singular(term.slice(at))]
      if (parts.every(isPart)) return parts
    }
    return [term]
  }
}

export function toSearchTerms(text: string, vocabulary?: Vocabulary): string[] {
  const queryTerms = termsOf(text)
    .slice(0, maxWords)
    .flatMap((term) => vocabulary?.correct(term) ?? term)
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
