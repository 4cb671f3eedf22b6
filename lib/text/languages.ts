/** `lang` is null for the page's own language. */
export type LanguageRun = { text: string; lang: 'bn' | 'hi' | null; isUnbreakable?: true }

const joins = String.raw`[\s\u200c\u200d।॥,.!?-]*`

function runOf(script: string): string {
  return String.raw`\p{Script=${script}}(?:${joins}[\p{Script=${script}}\p{M}])*`
}

/** Browsers would break ranges such as 2025-26 after the hyphen. */
const range = String.raw`\b(?:\d{1,4}|[IVX]+)-(?:\d{1,4}|[IVX]+)\b%?|\bPre-Nursery\b`

const marked = new RegExp(`(${runOf('Bengali')})|(${runOf('Devanagari')})|${range}`, 'gu')

/** Splits a text at ranges and where its script changes; Devanagari counts as Hindi. */
export function splitLanguageRuns(text: string): LanguageRun[] {
  const runs: LanguageRun[] = []
  let from = 0
  for (const found of text.matchAll(marked)) {
    const [run, bengali, hindi] = found
    if (found.index > from) runs.push({ text: text.slice(from, found.index), lang: null })
    if (bengali ?? hindi) runs.push({ text: run, lang: bengali ? 'bn' : 'hi' })
    else runs.push({ text: run, lang: null, isUnbreakable: true })
    from = found.index + run.length
  }
  if (from < text.length) runs.push({ text: text.slice(from), lang: null })
  return runs
}
