/**
 * Reading an address's query. Written by hand because the browser reads it too, where a schema
 * library would weigh more than the whole list.
 */

/** Query of an address as Next hands it to a page. */
export type Search = Record<string, string | string[] | undefined>

const longestText = 100

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** A text of the query, trimmed, of a hundred characters at most; '' when it is missing. */
export function textIn(value: string | string[] | undefined): string {
  return first(value).trim().slice(0, longestText).trim()
}

/** A whole number of the query from `least` to `most`; null for anything else. */
export function numberIn(
  value: string | string[] | undefined,
  least: number,
  most: number,
): number | null {
  const text = first(value).trim()
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : null
}

/** The page of a list the query asks for, from 1; far beyond the end is the last one. */
export function pageIn(value: string | string[] | undefined): number {
  const text = first(value).trim()
  return /^\d{1,15}$/.test(text) ? Math.max(1, Number(text)) : 1
}

/** The query of the browser's address. */
export function searchOf(location: Location): Search {
  return Object.fromEntries(new URLSearchParams(location.search))
}
