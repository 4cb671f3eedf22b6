'use client'

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Filterable, type Filters, pageOf, parseFilters, toQuery } from '@/lib/lists/filters'
import { keyed } from '@/lib/lists/keyed'
import type { ListState } from '@/lib/lists/load-list'
import { firstRowSize } from '@/lib/lists/paging'
import { TextLink } from '../ui/text-link'
import { FilterForm, type SearchField } from './filter-form'
import { emptyBox, NotLoaded } from './not-loaded'
import { Pager } from './pager'
import { useRecords } from './use-records'

/** Props of a list's card. `isEager` is true for the first two cards: their pictures load immediately. */
export type CardProps<T> = Pick<ListState<T>, 'site' | 'detail'> & { item: T; isEager: boolean }

export type ListProps<T> = { initial: ListState<T> }

type Props<T> = ListProps<T> & {
  Card: ComponentType<CardProps<T>>
  listClass: string
  search?: SearchField
  loadingText?: string
  emptyText?: string
  after?: (filters: Filters) => ReactNode
  /** Records that stand below a heading, after the others. */
  below?: { heading: string; includes: (record: T) => boolean }
}

/**
 * Filters records in the browser, and updates the URL. The HTML contains one page of records. We fetch all records
 * (of toppers, a session's) as soon as the visitor points at the form or uses a control.
 */
export function FilterList<T extends Filterable>(props: Props<T>) {
  const { initial, Card, listClass, loadingText = 'Loading...', after, below } = props
  const { emptyText = 'No data available for the selected filters.' } = props
  const { path, detail, site, years } = initial
  const isToppers = years.name === 'session'
  const [filters, setFilters] = useState(initial.filters)
  const sourceOf = useCallback(
    ({ year }: Filters) =>
      isToppers ? `${initial.source}&session=${encodeURIComponent(year)}` : initial.source,
    [initial, isToppers],
  )
  const { loaded, hasFailed, loadRecords, retry } = useRecords<T>(sourceOf(filters))
  // Deferred, so that rendering the list never blocks typing.
  const deferred = useDeferredValue(filters)
  // An example: the HTML shows 2025-26, and the visitor chooses 2024-25. `foundPage` is undefined until its records arrive.
  // Until then `page` stays at 2025-26, dimmed (`isLoading`). If they do not arrive (`hasFailed`), `page` is null.
  // `foundPage` does not depend on `hasFailed`: loaded records remain visible when revalidation fails.
  const foundPage = useMemo(() => {
    if (loaded?.source === sourceOf(deferred))
      return pageOf(loaded.records, deferred, years.initial)
    const isInitial = toQuery(deferred, years) === toQuery(initial.filters, years)
    return isInitial ? initial.page : undefined
  }, [loaded, deferred, initial, years, sourceOf])
  const isLoading = foundPage === undefined && !hasFailed
  const previousPage = loaded ? pageOf(loaded.records, deferred, years.initial) : initial.page
  const page = isLoading ? previousPage : (foundPage ?? null)
  // A toppers list that failed to load counts as empty (specification, section 4).
  const isEmpty = page ? page.total === 0 : isToppers
  const items = page?.items
  // Memoized, so that a keystroke shows in the field before the cards are rendered again.
  const cards = useMemo(
    () =>
      keyed(items ?? []).map(({ key, record }, index) => ({
        record,
        card: (
          <li key={key}>
            <Card item={record} site={site} detail={detail} isEager={index < firstRowSize} />
          </li>
        ),
      })),
    [items, Card, site, detail],
  )
  const cardsBelow = cards.filter(({ record }) => below?.includes(record))
  const cardsAbove = cards.filter((one) => !cardsBelow.includes(one))

  function show(change: Partial<Filters>) {
    const next = { ...filters, page: 1, ...change }
    loadRecords()
    setFilters(next)
    history.replaceState(null, '', path + toQuery(next, years))
  }

  // Links to other sessions, for phones: there the form with its year select is folded.
  const otherYears = isToppers ? years.options.filter((year) => year !== filters.year) : []
  const sessions = otherYears.slice(0, 2)

  const form = useRef<HTMLFormElement>(null)
  /** Keeps what the visitor entered before the script ran. */
  const adoptInput = useEffectEvent((element: HTMLFormElement) => {
    const entered = new URLSearchParams()
    for (const [name, value] of new FormData(element)) entered.set(name, String(value))
    const { year, month } = parseFilters(Object.fromEntries(entered), years)
    const q = entered.get('q') ?? ''
    if (year !== filters.year || month !== filters.month || q !== filters.q)
      show({ year, month, q })
  })
  useEffect(() => {
    if (form.current) adoptInput(form.current)
  }, [])

  return (
    <>
      <FilterForm
        isOpen={initial.page?.total === 0}
        path={path}
        filters={filters}
        years={years}
        search={props.search}
        onChange={show}
        prefetch={loadRecords}
        formRef={form}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-5 text-sm">
        <p role="status" className="py-1 font-semibold text-ink-soft">
          {isLoading ? loadingText : page ? `Total Count: ${page.total}` : ''}
        </p>
        {sessions.length > 0 ? (
          <nav aria-label="Other sessions" className="flex gap-x-5 md:hidden print:hidden">
            {sessions.map((year) => (
              <TextLink
                key={year}
                height="compact"
                href={path + toQuery({ ...filters, year, page: 1 }, years)}
              >
                {year}
              </TextLink>
            ))}
          </nav>
        ) : null}
      </div>
      {isEmpty && !isLoading ? (
        <p className={`${emptyBox} py-12 text-center text-ink-soft`}>{emptyText}</p>
      ) : null}
      {page || isLoading ? null : (
        <NotLoaded what="The list" onRetry={hasFailed ? retry : undefined} />
      )}
      <div className={isLoading ? 'opacity-60' : ''} aria-busy={isLoading}>
        {cardsAbove.length > 0 ? (
          <ul className={listClass}>{cardsAbove.map(({ card }) => card)}</ul>
        ) : null}
        {after?.(filters)}
        {cardsBelow.length > 0 ? (
          <>
            <h2 className="mt-6 mb-3 text-lg text-forest">{below?.heading}</h2>
            <ul className={listClass}>{cardsBelow.map(({ card }) => card)}</ul>
          </>
        ) : null}
      </div>
      {page ? (
        <Pager
          page={page.page}
          pages={page.pages}
          hrefOf={(to) => path + toQuery({ ...filters, page: to }, years)}
        />
      ) : null}
    </>
  )
}
