import { useDeferredValue, useMemo, useState } from 'react'
import { type Filterable, type Filters, pageOf, toQuery } from '@/lib/lists/filters'
import type { ListState } from '@/lib/lists/load-list'
import { useRecords } from './use-records'

/** URL of the records among which we filter: all of a list, or the toppers of one session. */
function sourceOf({ source, years }: ListState<unknown>, { year }: Filters): string {
  return years.name === 'session' ? `${source}&session=${encodeURIComponent(year)}` : source
}

/**
 * Filters a list in the browser. The HTML has the page of the initial filters; `loadRecords` fetches the records for all
 * others. Until they arrive (`isLoading`), `page` is the page before. If they do not arrive, it is null.
 */
export function useFilteredPage<T extends Filterable>(initial: ListState<T>) {
  const { path, years } = initial
  const [filters, setFilters] = useState(initial.filters)
  // Deferred, so that rendering the list never blocks typing.
  const deferred = useDeferredValue(filters)
  const { loaded, hasFailed, loadRecords, retry } = useRecords<T>(sourceOf(initial, filters))
  const queryOf = (change: Partial<Filters>) => toQuery({ ...filters, ...change }, years)

  // Loaded records remain visible when their revalidation fails.
  const found = useMemo(() => {
    if (loaded?.source === sourceOf(initial, deferred))
      return pageOf(loaded.records, deferred, years.initial)
    const isInitial = toQuery(deferred, years) === toQuery(initial.filters, years)
    return isInitial ? initial.page : undefined
  }, [loaded, deferred, initial, years])
  const isLoading = found === undefined && !hasFailed
  const before = loaded ? pageOf(loaded.records, deferred, years.initial) : initial.page

  return {
    filters,
    page: isLoading ? before : (found ?? null),
    isLoading,
    hasFailed,
    loadRecords,
    retry,
    hrefOf: (change: Partial<Filters>) => path + queryOf(change),
    /** Shows the first page of changed filters, and updates the URL. */
    changeFilters(change: Partial<Filters>) {
      loadRecords()
      setFilters({ ...filters, page: 1, ...change })
      history.replaceState(null, '', path + queryOf({ page: 1, ...change }))
    },
  }
}
