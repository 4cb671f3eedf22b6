import { allYears, numberIn, pageIn, type SearchParams, textIn } from '@/lib/routes/query-params'
import { type IsoDate, monthOf } from '@/lib/school/dates'
import { sessionKey } from '@/lib/school/sessions'
import { type Paginated, paginate } from './paging'

/** What a filterable list needs to know of a record. */
export type Dated = { title: string; date: IsoDate | null }

/** A record of a list of toppers, which has all of one session at a time. */
type OfSession = { name: string; stream: string }

export type Filterable = Dated | OfSession

/** The select of years on a list, or of sessions. */
export type YearSelect = {
  /** Its name in the form and in the address. */
  name: 'year' | 'session'
  /** `2026` and `all`, or `2025-26`. */
  options: readonly string[]
  /** What the bare address opens. */
  initial: string
}

/**
 * A list's filters. `year` is one of the select's options; `month` is 1 to 12, '' for all; `q` is searched in
 * titles, of toppers in name and stream; `page` counts from 1.
 */
export type Filters = { year: string; month: string; q: string; page: number }

/** Filters of an address's query; what makes no sense there, or is not offered, is left out. */
export function parseFilters(params: SearchParams, years: YearSelect): Filters {
  const year = sessionKey(textIn(params[years.name]))
  const month = years.name === 'year' ? numberIn(params.month, 1, 12) : null
  return {
    year: years.options.includes(year) ? year : years.initial,
    month: month === null ? '' : String(month),
    q: textIn(params.q),
    page: pageIn(params.page),
  }
}

/** The query of filters as it stands in the address; '' when it is the bare list. */
export function toQuery({ year, month, q, page }: Filters, years: YearSelect): string {
  const query = new URLSearchParams()
  if (year !== years.initial) query.set(years.name, year)
  if (month) query.set('month', month)
  if (q) query.set('q', q)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

function isOf(date: IsoDate | null, { year, month }: Filters): boolean {
  if (year !== allYears && date?.slice(0, 4) !== year) return false
  return !month || (date !== null && monthOf(date) === Number(month))
}

/**
 * Records that fit the filters: case-insensitive substring match on title, of toppers on name or stream
 * (specification, section 5).
 */
export function applyFilters<T extends Filterable>(records: readonly T[], filters: Filters): T[] {
  const words = filters.q.trim().toLowerCase()
  return records.filter((record: Filterable) => {
    if ('date' in record && !isOf(record.date, filters)) return false
    const texts = 'title' in record ? [record.title] : [record.name, record.stream]
    return texts.some((text) => text.toLowerCase().includes(words))
  })
}

/** The page of the filters. */
export function pageOf<T extends Filterable>(
  records: readonly T[],
  filters: Filters,
): Paginated<T> {
  return paginate(applyFilters(records, filters), filters.page)
}

/** Newest first; records without a date at the end, in the vendor's order. */
export function newestFirst<T extends Dated>(records: readonly T[]): T[] {
  return [...records].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}
