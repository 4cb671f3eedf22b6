export type Passage = { text: string; hit: boolean }

const aWord = /[\p{L}\p{M}\p{N}]+/gu
/** Matches the end of a sentence or a line. */
const sentenceEnd = /\n|(?<=[.!?…।])\s+/u
const before = 60
const maxLength = 190

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

function hitsIn(sentence: string, isHit: (word: string) => boolean): number {
  const words = sentence.toLowerCase().match(aWord) ?? []
  return new Set(words.filter(isHit).map((word) => word.replace(/s$/, ''))).size
}

function fromHit(sentence: string, isHit: (word: string) => boolean): string {
  const first = [...sentence.matchAll(aWord)].find(([word]) => isHit(word))?.index ?? 0
  if (first <= maxLength - before) return sentence
  return `… ${sentence.slice(sentence.indexOf(' ', first - before) + 1)}`
}

/**
 * Returns the sentence with the most matches and the text after it that fits, or the beginning of the text. Keeps
 * lines apart.
 */
export function excerptOf(text: string, isHit: (word: string) => boolean): Passage[] {
  const sentences = text.split(sentenceEnd).filter(Boolean)
  const hits = sentences.map((sentence) => hitsIn(sentence, isHit))
  const best = Math.max(0, hits.indexOf(Math.max(...hits)))
  const [first = '', ...rest] = sentences.slice(best)
  let shown = fromHit(first, isHit)
  for (const next of rest) {
    if (shown.length >= maxLength) break
    shown += `${/[.!?…।:]$/.test(shown) ? ' ' : ' · '}${next}`
  }
  const isCut = shown.length > maxLength
  const whole = isCut ? `${shown.slice(0, shown.lastIndexOf(' ', maxLength))} …` : shown
  return passagesOf(`${best > 0 && !whole.startsWith('…') ? '… ' : ''}${whole}`, isHit)
}
