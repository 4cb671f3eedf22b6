'use client'

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react'
import { type Filterable, type Filters, pageOf, parseFilters, toQuery } from '@/lib/lists/filters'
import type { ListState } from '@/lib/lists/load'
import { paramsOf } from '@/lib/routes/query-params'
import { syncAddress, toTop, useReturns } from './address'
import { FilterForm, type SearchField } from './filter-form'
import { ListResult } from './list-result'
import { useRecords } from './use-records'
import { useTypedBefore } from './use-typed-before'

/** What a card of a list is given; `isFirst` says that its picture is seen first. */
export type CardProps<T> = Pick<ListState<T>, 'site' | 'detail'> & { item: T; isFirst: boolean }

/** What every list is given. */
export type ListProps<T> = { initial: ListState<T> }

type Props<T> = ListProps<T> & {
  Card: ComponentType<CardProps<T>>
  /** Classes of the list around the cards. */
  listClass: string
  search?: SearchField
  /** The texts of the specification's sections 2 and 8. */
  loadingText?: string
  emptyText?: string
  /** What stands above the filters, which may depend on them. */
  above?: (filters: Filters) => ReactNode
}

/**
 * A list whose filters answer at once: the page's own records come with the HTML, all of them, of toppers all of
 * the session, are fetched when the reader turns to the filters, and the address follows what is chosen.
 */
export function FilterList<T extends Filterable>(props: Props<T>) {
  const { initial, Card, loadingText = 'Loading...', above } = props
  const { path, detail, site, years } = initial
  const [filters, setFilters] = useState(initial.filters)
  const sourceOf = useCallback(
    ({ year }: Filters) =>
      years.name === 'session'
        ? `${initial.source}&session=${encodeURIComponent(year)}`
        : initial.source,
    [initial, years],
  )
  const { loaded, failed, want, retry } = useRecords<T>(sourceOf(filters))
  // The list follows a moment after the key, so that typing is never held up.
  const shown = useDeferredValue(filters)
  const page = useMemo(() => {
    if (loaded?.source === sourceOf(shown)) return pageOf(loaded.records, shown)
    const isInitial = toQuery(shown, years) === toQuery(initial.filters, years)
    return isInitial ? initial.page : undefined
  }, [loaded, shown, initial, years, sourceOf])
  // What is on the page or was fetched before is not lost when a later fetch fails.
  const isMissing = !page && failed
  const isLoading = page === undefined && !failed
  const before = loaded ? pageOf(loaded.records, shown) : initial.page

  const card = useCallback(
    (item: T, isFirst: boolean) => (
      <Card item={item} site={site} detail={detail} isFirst={isFirst} />
    ),
    [Card, site, detail],
  )

  useReturns(() => {
    want()
    setFilters(parseFilters(paramsOf(location), years))
  })

  function show(change: Partial<Filters>) {
    const next = { ...filters, page: 1, ...change }
    want()
    setFilters(next)
    syncAddress(path + toQuery(next, years), change.q !== undefined)
  }

  const form = useTypedBefore((typed) => {
    const { year, month } = parseFilters(typed, years)
    const { q = '' } = typed
    if (year !== filters.year || month !== filters.month) show({ year, month })
    if (q !== filters.q) show({ year, month, q })
  })

  return (
    <>
      {above?.(filters)}
      <FilterForm
        path={path}
        filters={filters}
        years={years}
        search={props.search}
        onChange={show}
        onIntent={want}
        formRef={form}
      />
      <ListResult
        page={isLoading ? before : (page ?? null)}
        loading={isLoading && loadingText}
        emptyText={props.emptyText ?? 'No data available for the selected filters.'}
        listClass={props.listClass}
        card={card}
        hrefOf={(to) => path + toQuery({ ...filters, page: to }, years)}
        onPage={(to) => {
          show({ page: to })
          toTop()
        }}
        {...(isMissing ? { onRetry: retry } : {})}
      />
    </>
  )
}
