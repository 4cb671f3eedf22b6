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

export function numberIn(value: Value, min: number, max: number): number | null {
  const text = first(value).trim()
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : null
}

export function pageIn(value: Value): number {
  const text = first(value).trim()
  return /^\d{1,15}$/.test(text) ? Math.max(1, Number(text)) : 1
}
