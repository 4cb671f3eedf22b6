'use client'

import { useCallback, useEffect, useState } from 'react'
import useSWR from 'swr'
import type { ClassTopper } from '@/lib/lists/cards'
import { searchOf } from '@/lib/lists/search'
import { isTopper } from '@/lib/lists/shapes'
import {
  parseTopperFilters,
  type TopperFilters,
  topperPage,
  topperQuery,
} from '@/lib/lists/topper-filters'
import type { TopperState } from '@/lib/lists/toppers'
import type { TopperClass } from '@/lib/vendor-api/resources/toppers'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { fetchRecords } from './fetch-records'
import { ListResult } from './list-result'
import { syncUrl } from './sync-url'
import { toTop } from './to-top'
import { TopperCard } from './topper-card'
import { listForm, useTypedBefore } from './use-typed-before'

type Props = {
  /** Address of the page. */
  path: string
  level: TopperClass
  initial: TopperState
}

/** The toppers of an address, which tells them from those of the session before. */
type Session = { source: string; toppers: ClassTopper[] }

async function fetchSession(source: string): Promise<Session> {
  return { source, toppers: await fetchRecords(source, isTopper) }
}

const card = (topper: ClassTopper, isFirst: boolean) => (
  <TopperCard topper={topper} heading="h2" isFirst={isFirst} />
)

/**
 * Toppers of a session. Choosing another fetches it; the list before stays until it is there. Search
 * answers at once, and the address follows both (specification, sections 2 and 4).
 */
export function TopperList({ path, level, initial }: Props) {
  const { sessions, defaultSession } = initial
  const [filters, setFilters] = useState(initial.filters)
  const [wanted, setWanted] = useState(false)
  const source = `/api/toppers/${level.toLowerCase()}?session=${encodeURIComponent(filters.session)}`
  const {
    data: loaded,
    error,
    isLoading,
    mutate,
  } = useSWR<Session>(wanted ? source : null, fetchSession, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  const isInitial =
    topperQuery(filters, defaultSession) === topperQuery(initial.filters, defaultSession)
  // What is on the page or was fetched before is not lost when a later fetch fails.
  const isKnown = (isInitial && initial.page !== null) || loaded?.source === source
  const failed = Boolean(error) && !isLoading && !isKnown
  const page =
    !loaded || (isInitial && loaded.source !== source)
      ? initial.page
      : topperPage(loaded.toppers, filters)
  const want = useCallback(() => setWanted(true), [])

  useEffect(() => {
    const restore = () => {
      setWanted(true)
      setFilters(parseTopperFilters(searchOf(location), sessions, defaultSession))
    }
    addEventListener('popstate', restore)
    return () => removeEventListener('popstate', restore)
  }, [sessions, defaultSession])

  function show(change: Partial<TopperFilters>) {
    const next = { ...filters, page: 1, ...change }
    want()
    setFilters(next)
    syncUrl(path + topperQuery(next, defaultSession), change.q !== undefined)
  }

  const form = useTypedBefore((typed) => {
    const { session } = parseTopperFilters(typed, sessions, defaultSession)
    const { q = '' } = typed
    if (session !== filters.session) show({ session })
    if (q !== filters.q) show({ session, q })
  })

  return (
    <>
      <search>
        <form
          ref={form}
          name={listForm}
          action={path}
          className="grid grid-cols-[1fr_auto] gap-3 rounded-2xl border border-line bg-white/60 p-4 md:grid-cols-[10rem_1fr_auto]"
          onFocus={want}
          onPointerEnter={want}
          onSubmit={(event) => {
            event.preventDefault()
            show({ q: filters.q })
          }}
        >
          <label className="col-span-2 block md:col-span-1">
            <span className="font-semibold text-xs">Year</span>
            <select
              name="session"
              className="control"
              value={filters.session}
              onChange={({ target }) => show({ session: target.value })}
            >
              <option value="" disabled>
                Select Year
              </option>
              {sessions.map((session) => (
                // A translator changes the text, and a value that is not given with it.
                <option key={session} value={session}>
                  {session}
                </option>
              ))}
            </select>
          </label>
          <label className="block">
            <span className="font-semibold text-xs">Search</span>
            <input
              type="search"
              name="q"
              maxLength={100}
              placeholder="Search by name or stream..."
              className="control placeholder:text-xs"
              value={filters.q}
              onChange={({ target }) => show({ q: target.value })}
            />
          </label>
          <button type="submit" className={buttonClass('outline', 'self-end max-md:px-3.5')}>
            <Icon name="search" />
            <span className="max-md:sr-only">Search</span>
          </button>
        </form>
      </search>
      <ListResult
        page={failed ? null : page}
        loading={isLoading && 'Loading toppers...'}
        emptyText="No toppers found."
        listClass="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 xl:grid-cols-4"
        card={card}
        hrefOf={(to) => path + topperQuery({ ...filters, page: to }, defaultSession)}
        onPage={(to) => {
          show({ page: to })
          toTop()
        }}
        {...(failed ? { onRetry: () => mutate() } : {})}
      />
    </>
  )
}
