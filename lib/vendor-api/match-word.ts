import { foldText } from '@/lib/text/fold'

/** Ignores case, spaces, punctuation and plurals: `Recent Activities` equals `RecentActivity`. */
export function toKey(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/ies/g, 'y')
    .replace(/s/g, '')
}

export function matchWord<W extends string>(text: string, words: readonly W[]): W | undefined {
  return words.find((word) => toKey(word) === toKey(text))
}
