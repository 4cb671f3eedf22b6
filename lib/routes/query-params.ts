/**
 * Parses the query of a URL. Written by hand because the browser runs it too, where a schema
 * library would weigh more than the whole list.
 */

export type SearchParams = Record<string, string | string[] | undefined>

type Value = SearchParams[string]

export const allYears = 'all'

export const maxTextLength = 100

function first(value: Value): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

export function textIn(value: Value): string {
  return first(value).trim().slice(0, maxTextLength).trim()
}

/** Removes what a sentence or a messenger appends to a link: punctuation, brackets, invisible characters. */
export function withoutSentenceEnd(text: string): string {
  return text.replace(/[^a-z\d-]{1,9}$/i, '')
}

/** Parses a value that nobody types, such as an id. Not the text of a search, which may end in a full stop. */
export function wordIn(value: Value): string {
  return withoutSentenceEnd(textIn(value))
}

export function numberIn(value: Value, min: number, max: number): number | null {
  const text = wordIn(value)
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : null
}

export function pageIn(value: Value): number {
  const text = wordIn(value)
  return /^\d{1,15}$/.test(text) ? Math.max(1, Number(text)) : 1
}
