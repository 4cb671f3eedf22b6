/** A piece of a text; `hit` when it is what was looked for. */
export type Passage = { text: string; hit: boolean }

const aWord = /[\p{L}\p{M}\p{N}]+/gu
/** Where a sentence or a line ends and the next begins. */
const sentenceEnd = /\n|(?<=[.!?…।])\s+/u
const before = 60
const longest = 190

/** A text cut where words that were looked for begin and end. */
export function passagesOf(text: string, isHit: (word: string) => boolean): Passage[] {
  const passages: Passage[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(aWord)) {
    if (!isHit(word)) continue
    if (index > end) passages.push({ text: text.slice(end, index), hit: false })
    passages.push({ text: word, hit: true })
    end = index + word.length
  }
  if (end < text.length) passages.push({ text: text.slice(end), hit: false })
  return passages
}

/** How many different words of a sentence were looked for, a plural and its singular being one. */
function hitsIn(sentence: string, isHit: (word: string) => boolean): number {
  const words = sentence.toLowerCase().match(aWord) ?? []
  return new Set(words.filter(isHit).map((word) => word.replace(/s$/, ''))).size
}

/** A sentence from a little before its first word that was looked for, when that stands far within. */
function fromHit(sentence: string, isHit: (word: string) => boolean): string {
  const first = [...sentence.matchAll(aWord)].find(([word]) => isHit(word))?.index ?? 0
  if (first <= longest - before) return sentence
  return `… ${sentence.slice(sentence.indexOf(' ', first - before) + 1)}`
}

/**
 * The sentence with most of what was looked for and what fits after it, or the text's first words. Lines
 * of the text are kept apart.
 */
export function excerptOf(text: string, isHit: (word: string) => boolean): Passage[] {
  const sentences = text.split(sentenceEnd).filter(Boolean)
  const hits = sentences.map((sentence) => hitsIn(sentence, isHit))
  const best = Math.max(0, hits.indexOf(Math.max(...hits)))
  const [first = '', ...rest] = sentences.slice(best)
  let shown = fromHit(first, isHit)
  for (const next of rest) {
    if (shown.length >= longest) break
    shown += `${/[.!?…।:]$/.test(shown) ? ' ' : ' · '}${next}`
  }
  const isCut = shown.length > longest
  const whole = isCut ? `${shown.slice(0, shown.lastIndexOf(' ', longest))} …` : shown
  return passagesOf(`${best > 0 && !whole.startsWith('…') ? '… ' : ''}${whole}`, isHit)
}
