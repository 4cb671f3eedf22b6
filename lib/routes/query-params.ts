/**
 * Reading an address's query. Written by hand because the browser reads it too, where a schema
 * library would weigh more than the whole list.
 */

/** Query of an address as Next hands it to a page. */
export type SearchParams = Record<string, string | string[] | undefined>

type Value = SearchParams[string]

/** Word in the address that stands for all years. */
export const allYears = 'all'

/** A text of the query longer than this is cut. */
export const maxTextLength = 100

function first(value: Value): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** A text of the query, trimmed, of a hundred characters at most; '' when it is missing. */
export function textIn(value: Value): string {
  return first(value).trim().slice(0, maxTextLength).trim()
}

/** A whole number of the query from `min` to `max`; null for anything else. */
export function numberIn(value: Value, min: number, max: number): number | null {
  const text = first(value).trim()
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : null
}

/** The page of a list the query asks for, from 1; far beyond the end is the last one. */
export function pageIn(value: Value): number {
  const text = first(value).trim()
  return /^\d{1,15}$/.test(text) ? Math.max(1, Number(text)) : 1
}

/** The query of the browser's address. */
export function paramsOf(location: Location): SearchParams {
  return Object.fromEntries(new URLSearchParams(location.search))
}
