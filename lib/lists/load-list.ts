import 'server-only'
import { inSlices } from '@/lib/platform/in-slices'
import { siteUrl } from '@/lib/platform/site-url'
import { allYears, numberIn, type SearchParams } from '@/lib/routes/query-params'
import { recordsUrl } from '@/lib/routes/records-url'
import { schoolDay, yearOf } from '@/lib/school/dates'
import {
  type Dated,
  type Filterable,
  type Filters,
  pageOf,
  parseFilters,
  type YearSelect,
} from './filters'
import type { List } from './lists'
import type { Paginated } from './paging'
import { yearsOf } from './years'

export type ListState<T> = {
  path: string
  detail: string | null
  page: Paginated<T> | null
  filters: Filters
  years: YearSelect
  source: string
  site: string
}

/** Returns the state of a list. Its `page` is null if the records have never loaded. */
export function listState<T extends Filterable>(
  { path, detail }: Pick<List, 'path' | 'detail'>,
  records: readonly T[] | null,
  filters: Filters,
  years: YearSelect,
): ListState<T> {
  const page = records && pageOf(records, filters, years.initial)
  const site = siteUrl('/').replace(/\/$/, '')
  return { path, detail, page, filters, years, source: recordsUrl(path), site }
}

export async function loadList<T extends Dated, Card>(
  list: List<T, Card>,
  params: SearchParams,
): Promise<ListState<Card>> {
  const records = await list.records()
  const initial = list.defaultYear(records ?? [], yearOf(schoolDay()))
  const year = numberIn(params.year, 1900, 2200) ?? initial
  const years: YearSelect = {
    name: 'year',
    options: [allYears, ...yearsOf(records ?? [], year).map(String)],
    initial: String(initial ?? allYears),
  }
  const { page, ...state } = listState(list, records, parseFilters(params, years), years)
  const items = await inSlices(page?.items ?? [], list.show)
  return { ...state, page: page && { ...page, items } }
}
