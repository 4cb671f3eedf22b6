/** A piece of a text, with the language its script tells; null where it is the page's own. */
export type LanguageRun = { text: string; lang: 'bn' | 'hi' | null }

const joins = String.raw`[\s\u200c\u200d।॥,.!?-]*`

function runOf(script: string): string {
  return String.raw`\p{Script=${script}}(?:${joins}[\p{Script=${script}}\p{M}])*`
}

const foreign = new RegExp(`(${runOf('Bengali')})|(${runOf('Devanagari')})`, 'gu')

/** Cuts a text where its script changes: Bengali script is marked as Bengali, Devanagari as Hindi. */
export function languageRuns(text: string): LanguageRun[] {
  const runs: LanguageRun[] = []
  let from = 0
  for (const found of text.matchAll(foreign)) {
    if (found.index > from) runs.push({ text: text.slice(from, found.index), lang: null })
    runs.push({ text: found[0], lang: found[1] ? 'bn' : 'hi' })
    from = found.index + found[0].length
  }
  if (from < text.length) runs.push({ text: text.slice(from), lang: null })
  return runs
}
