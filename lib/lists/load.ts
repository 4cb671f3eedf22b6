import 'server-only'
import { siteUrl } from '@/lib/platform/site-url'
import { schoolDay, yearOf } from '@/lib/school/dates'
import { type Dated, type Filters, pageOf, parseFilters } from './filters'
import type { List } from './lists'
import type { ListPage } from './paging'
import type { Search } from './search'
import { yearsOf } from './years'

/** Everything a list shows: its page of records, the filters, and what may be chosen. */
export type ListState<T> = {
  path: string
  /** Path of the pages of single records; null when they have none. */
  detail: string | null
  /** Null when the list was never loaded. */
  page: ListPage<T> | null
  filters: Filters
  defaultYear: number | null
  years: number[]
  /** The site's public address, without a slash at its end. */
  site: string
}

/** A list as its address asks for it; the bare address (`search` empty) opens the default year. */
export async function loadList<T extends Dated>(
  list: List<T>,
  search: Search,
): Promise<ListState<T>> {
  const loaded = await list.records()
  const records = loaded ?? []
  const defaultYear = list.defaultYear(records, yearOf(schoolDay()))
  const filters = parseFilters(search, defaultYear)
  return {
    path: list.path,
    detail: list.detail,
    page: loaded && pageOf(loaded, filters),
    filters,
    defaultYear,
    years: yearsOf(records, filters.year ?? defaultYear),
    site: siteUrl('/').replace(/\/$/, ''),
  }
}
