import { type ReactNode, useMemo } from 'react'
import { keyed } from '@/lib/lists/keyed'
import type { Paginated } from '@/lib/lists/paging'
import { NotLoaded } from './not-loaded'
import { Pager } from './pager'

/** Cards in the first row of a telephone, whose pictures are seen first. */
export const firstRow = 2

type Props<T> = {
  /** What is shown; null when it could not be loaded. */
  page: Paginated<T> | null
  /** Said while the records asked for are under way: what is shown is still the list before. */
  loading?: string | false
  emptyText: string
  /** Classes of the list around the cards. */
  listClass: string
  /** Always the same function, so that cards are not drawn again with every key that is typed. */
  card: (item: T, isFirst: boolean) => ReactNode
  /** Address of a page of this list. */
  hrefOf: (page: number) => string
  /** Given in the browser only. */
  onPage?: (page: number) => void
  /** Given in the browser only: asks again for what could not be fetched. */
  onRetry?: (() => void) | undefined
}

/**
 * Count, cards and pages of a list; the text of section 8 when it has none, and nothing of the kind
 * when it could not be loaded.
 */
export function ListResult<T>(props: Props<T>) {
  const { page, loading, emptyText, listClass, card, hrefOf, onPage, onRetry } = props
  const items = page?.items
  const cards = useMemo(
    () =>
      items &&
      keyed(items).map(({ key, record }, index) => (
        <li key={key}>{card(record, index < firstRow)}</li>
      )),
    [items, card],
  )
  return (
    <>
      <p role="status" className="mt-6 mb-4 font-semibold text-ink-soft">
        {loading || (page ? `Total Count: ${page.total}` : '')}
      </p>
      {page || loading ? null : <NotLoaded what="The list" onRetry={onRetry} />}
      {page?.total === 0 && !loading ? (
        <p className="rounded-2xl border border-line border-dashed px-5 py-12 text-center text-ink-soft">
          {emptyText}
        </p>
      ) : null}
      {page && page.total > 0 ? (
        <ul className={`${listClass} ${loading ? 'opacity-60' : ''}`} aria-busy={Boolean(loading)}>
          {cards}
        </ul>
      ) : null}
      {page ? <Pager page={page.page} pages={page.pages} hrefOf={hrefOf} onPage={onPage} /> : null}
    </>
  )
}
