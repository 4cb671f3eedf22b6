import 'server-only'
import { schoolDay, yearOf } from '@/lib/dates'
import { siteUrl } from '@/lib/site-url'
import { type Dated, type Filters, pageOf, parseFilters } from './filters'
import type { ListPage } from './paging'
import type { Search } from './search'
import type { ListSource } from './sources'
import { yearsOf } from './years'

/** Everything a list shows: its page of records, the filters, and what may be chosen. */
export type ListState<T> = {
  page: ListPage<T>
  filters: Filters
  defaultYear: number | null
  years: number[]
  /** The site's public address, without a slash at its end. */
  site: string
}

/**
 * A list as its address asks for it; the bare address (`search` empty) opens the default year. What
 * was never loaded is shown as an empty list (specification, section 4).
 */
export async function loadList<T extends Dated>(
  source: ListSource<T>,
  search: Search,
): Promise<ListState<T>> {
  const records = (await source.get()) ?? []
  const defaultYear = source.defaultYear(records, yearOf(schoolDay()))
  const filters = parseFilters(search, defaultYear)
  return {
    page: pageOf(records, filters),
    filters,
    defaultYear,
    years: yearsOf(records, filters.year ?? defaultYear),
    site: siteUrl('/').replace(/\/$/, ''),
  }
}
