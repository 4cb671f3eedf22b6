'use client'

import { type ComponentType, type ReactNode, useMemo } from 'react'
import type { Filterable, Filters } from '@/lib/lists/filters'
import { keyed } from '@/lib/lists/keyed'
import type { ListState } from '@/lib/lists/load-list'
import { firstRowSize } from '@/lib/lists/paging'
import { TextLink } from '../ui/text-link'
import { FilterForm, type SearchField } from './filter-form'
import { emptyBox, NotLoaded } from './not-loaded'
import { Pager } from './pager'
import { useFilteredPage } from './use-filtered-page'

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

type CardsProps<T> = Pick<Props<T>, 'Card' | 'below'> &
  Pick<ListState<T>, 'site' | 'detail'> & { items: readonly T[] | undefined }

/** Memoizes the cards, so that a keystroke shows in the field before they are rendered again. */
function useCards<T>({ items, Card, below, site, detail }: CardsProps<T>) {
  return useMemo(() => {
    const cards = keyed(items ?? []).map(({ key, record }, index) => ({
      isBelow: below?.includes(record) ?? false,
      card: (
        <li key={key}>
          <Card item={record} site={site} detail={detail} isEager={index < firstRowSize} />
        </li>
      ),
    }))
    const cardsOf = (where: boolean) =>
      cards.filter(({ isBelow }) => isBelow === where).map(({ card }) => card)
    return { above: cardsOf(false), below: cardsOf(true) }
  }, [items, Card, below, site, detail])
}

type OtherSessionsProps = Pick<ListState<unknown>, 'years'> & {
  chosen: string
  hrefOf: (change: Partial<Filters>) => string
}

/** Links to other sessions, for phones: there the form with its year select is folded. */
function OtherSessions({ years, chosen, hrefOf }: OtherSessionsProps) {
  const sessions = years.name === 'session' ? years.options : []
  const others = sessions.filter((year) => year !== chosen).slice(0, 2)
  if (others.length === 0) return null
  return (
    <nav aria-label="Other sessions" className="flex gap-x-5 md:hidden print:hidden">
      {others.map((year) => (
        <TextLink key={year} height="compact" href={hrefOf({ year, page: 1 })}>
          {year}
        </TextLink>
      ))}
    </nav>
  )
}

/**
 * A list with its filters. We fetch all records (of toppers, a session's) as soon as the visitor points at the form or
 * uses a control.
 */
export function FilterList<T extends Filterable>(props: Props<T>) {
  const { initial, Card, listClass, loadingText = 'Loading...', after, below } = props
  const { emptyText = 'No data available for the selected filters.' } = props
  const { path, detail, site, years } = initial
  const list = useFilteredPage(initial)
  const { filters, page, isLoading, hasFailed, hrefOf } = list
  const cards = useCards({ items: page?.items, Card, below, site, detail })
  // A toppers list that failed to load counts as empty (specification, section 4).
  const isEmpty = page ? page.total === 0 : years.name === 'session'

  return (
    <>
      <FilterForm
        isOpen={initial.page?.total === 0}
        path={path}
        filters={filters}
        years={years}
        search={props.search}
        onChange={list.changeFilters}
        prefetch={list.loadRecords}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-5 text-sm">
        <p role="status" className="py-1 font-semibold text-ink-soft">
          {isLoading ? loadingText : page ? `Total Count: ${page.total}` : ''}
        </p>
        <OtherSessions years={years} chosen={filters.year} hrefOf={hrefOf} />
      </div>
      {isEmpty && !isLoading ? (
        <p className={`${emptyBox} py-12 text-center text-ink-soft`}>{emptyText}</p>
      ) : null}
      {page || isLoading ? null : (
        <NotLoaded what="The list" onRetry={hasFailed ? list.retry : undefined} />
      )}
      <div className={isLoading ? 'opacity-60' : ''} aria-busy={isLoading}>
        {cards.above.length > 0 ? <ul className={listClass}>{cards.above}</ul> : null}
        {after?.(filters)}
        {cards.below.length > 0 ? (
          <>
            <h2 className="mt-6 mb-3 text-lg text-forest">{below?.heading}</h2>
            <ul className={listClass}>{cards.below}</ul>
          </>
        ) : null}
      </div>
      {page ? (
        <Pager page={page.page} pages={page.pages} hrefOf={(to) => hrefOf({ page: to })} />
      ) : null}
    </>
  )
}
