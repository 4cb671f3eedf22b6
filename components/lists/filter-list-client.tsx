'use client'

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import useSWR from 'swr'
import { type Dated, type Filters, pageOf, parseFilters, toQuery } from '@/lib/lists/filters'
import type { ListState } from '@/lib/lists/load'
import { searchOf } from '@/lib/lists/search'
import type { Shape } from '@/lib/lists/shape'
import { fetchRecords } from './fetch-records'
import { FilterForm } from './filter-form'
import { ListResult } from './list-result'
import { syncUrl } from './sync-url'
import { toTop } from './to-top'
import { useTypedBefore } from './use-typed-before'

/** What a card of a list is given; `isFirst` says that its picture is seen first. */
export type CardProps<T> = Pick<ListState<T>, 'site' | 'detail'> & { item: T; isFirst: boolean }

/** What differs from list to list; the texts are those of the specification's section 8. */
export type ListLook<T> = {
  Card: ComponentType<CardProps<T>>
  /** What `/api/lists` must answer with. */
  isRecord: Shape<T>
  /** Classes of the list around the cards. */
  listClass: string
  loadingText: string
  emptyText: string
}

type Props<T> = {
  initial: ListState<T>
  look: ListLook<T>
  /** What stands above the filters, which may depend on them. */
  above?: (filters: Filters) => ReactNode
}

function sameFilters(a: Filters, b: Filters): boolean {
  return a.year === b.year && a.month === b.month && a.q === b.q && a.page === b.page
}

/**
 * A list whose filters answer at once: the page's own records come with the HTML, all of them are
 * fetched when the reader turns to the filters, and the address follows what is chosen.
 */
export function FilterList<T extends Dated>({ initial, look, above }: Props<T>) {
  const { path, detail, site, defaultYear, years } = initial
  const [filters, setFilters] = useState(initial.filters)
  const [wanted, setWanted] = useState(false)
  const {
    data: records,
    error,
    mutate,
  } = useSWR<T[]>(
    wanted ? `/api/lists${path}` : null,
    (source: string) => fetchRecords(source, look.isRecord),
    { revalidateOnFocus: false },
  )
  // The list follows a moment after the key, so that typing is never held up.
  const shown = useDeferredValue(filters)
  const page = useMemo(() => {
    if (records) return pageOf(records, shown)
    return sameFilters(shown, initial.filters) ? initial.page : undefined
  }, [records, shown, initial])
  const failed = !page && Boolean(error)

  const want = useCallback(() => setWanted(true), [])
  const card = useCallback(
    (item: T, isFirst: boolean) => (
      <look.Card item={item} site={site} detail={detail} isFirst={isFirst} />
    ),
    [look, site, detail],
  )

  useEffect(() => {
    const restore = () => {
      setWanted(true)
      setFilters(parseFilters(searchOf(location), defaultYear))
    }
    addEventListener('popstate', restore)
    return () => removeEventListener('popstate', restore)
  }, [defaultYear])

  function show(change: Partial<Filters>) {
    const next = { ...filters, page: 1, ...change }
    want()
    setFilters(next)
    syncUrl(path + toQuery(next, defaultYear), change.q !== undefined)
  }

  const form = useTypedBefore((typed) => {
    const { year, month } = parseFilters(typed, defaultYear)
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
        onChange={show}
        onIntent={want}
        formRef={form}
      />
      <ListResult
        page={page ?? (failed ? null : initial.page)}
        loading={page === undefined && !failed && look.loadingText}
        emptyText={look.emptyText}
        listClass={look.listClass}
        card={card}
        hrefOf={(to) => path + toQuery({ ...filters, page: to }, defaultYear)}
        onPage={(to) => {
          show({ page: to })
          toTop()
        }}
        {...(failed ? { onRetry: () => mutate() } : {})}
      />
    </>
  )
}
