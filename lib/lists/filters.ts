import { type IsoDate, monthOf, yearOf } from '@/lib/school/dates'
import { type ListPage, paginate } from './paging'
import { numberIn, pageIn, type Search, textIn } from './search'

/** What a filterable list needs to know of a record. */
export type Dated = { title: string; date: IsoDate | null }

/**
 * A list's filters. `year` null means all years; `month` is 1 to 12, null for all; `q` is searched in
 * titles; `page` counts from 1.
 */
export type Filters = { year: number | null; month: number | null; q: string; page: number }

/** Word in the address that stands for all years. */
export const allYears = 'all'

/** Filters of an address's query; what makes no sense there is left out, the year is then `defaultYear`. */
export function parseFilters(search: Search, defaultYear: number | null): Filters {
  return {
    year:
      textIn(search.year) === allYears ? null : (numberIn(search.year, 1900, 2200) ?? defaultYear),
    month: numberIn(search.month, 1, 12),
    q: textIn(search.q),
    page: pageIn(search.page),
  }
}

/** The query of filters as it stands in the address; '' when it is the bare list. */
export function toQuery(filters: Filters, defaultYear: number | null): string {
  const query = new URLSearchParams()
  if (filters.year !== defaultYear) query.set('year', String(filters.year ?? allYears))
  if (filters.month !== null) query.set('month', String(filters.month))
  if (filters.q) query.set('q', filters.q)
  if (filters.page > 1) query.set('page', String(filters.page))
  const text = query.toString()
  return text && `?${text}`
}

/** Records that fit the filters: case-insensitive substring match on title (specification, section 5). */
export function applyFilters<T extends Dated>(records: readonly T[], filters: Filters): T[] {
  const { year, month } = filters
  const words = filters.q.trim().toLowerCase()
  return records.filter(({ title, date }) => {
    if (year !== null && (!date || yearOf(date) !== year)) return false
    if (month !== null && (!date || monthOf(date) !== month)) return false
    return title.toLowerCase().includes(words)
  })
}

/** The page of the filters. */
export function pageOf<T extends Dated>(records: readonly T[], filters: Filters): ListPage<T> {
  return paginate(applyFilters(records, filters), filters.page)
}

/** Newest first; records without a date at the end, in the vendor's order. */
export function newestFirst<T extends Dated>(records: readonly T[]): T[] {
  return [...records].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}
