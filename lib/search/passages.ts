/** A piece of a text; `hit` when it is what was looked for. */
export type Passage = { text: string; hit: boolean }

const aWord = /[\p{L}\p{M}\p{N}]+/gu
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

/** The start of the sentence or at least of the word that stands so far before a place. */
function startBefore(text: string, place: number): number {
  if (place <= before) return 0
  const from = place - before
  const sentence = text.slice(from, place).lastIndexOf('. ')
  return sentence >= 0 ? from + sentence + 2 : text.indexOf(' ', from) + 1
}

/** Some words around the first that was looked for, or the text's first words. */
export function excerptOf(text: string, isHit: (word: string) => boolean): Passage[] {
  const first = [...text.matchAll(aWord)].find(([word]) => isHit(word))?.index ?? 0
  const start = startBefore(text, first)
  const rest = text.slice(start)
  const isCut = rest.length > longest
  const shown = isCut ? rest.slice(0, rest.lastIndexOf(' ', longest)) : rest
  return passagesOf(`${start > 0 ? '… ' : ''}${shown}${isCut ? ' …' : ''}`, isHit)
}
