'use client'

import { useEffect, useRef, useState } from 'react'
import type { CalendarState } from '@/lib/calendar/load-calendar'
import {
  addMonths,
  type Month,
  monthOfDay,
  monthTitle,
  parseMonth,
  runsIn,
  within,
} from '@/lib/calendar/months'
import { withoutSentenceEnd } from '@/lib/routes/query-params'
import { schoolDay } from '@/lib/school/dates'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { useHydrated } from '../ui/use-hydrated'
import { CalendarDays } from './calendar-days'
import { CalendarGrid } from './calendar-grid'
import { NotLoaded } from './not-loaded'
import { useRecords } from './use-records'

const path = '/school-calendar'

function monthInUrl(): Month | null {
  return parseMonth(withoutSentenceEnd(new URLSearchParams(location.search).get('month') ?? ''))
}

/** The HTML holds one month, with links to the months before and after it. With scripts, these links switch the month in place. */
export function Calendar({ initial }: { initial: CalendarState }) {
  const { range } = initial
  const [today, setToday] = useState(initial.today)
  const currentMonth = monthOfDay(today)
  const [month, setMonth] = useState(initial.month)
  const isHydrated = useHydrated()
  const title = useRef<HTMLHeadingElement>(null)
  const { loaded, hasFailed, loadRecords, retry } = useRecords<CalendarEvent>(initial.source)
  const loadedEvents = loaded?.records.filter((event) => runsIn(event, month))
  const events = loadedEvents ?? (month === initial.month ? initial.events : null)
  const isMissing = !events && (hasFailed || initial.events === null)
  const hrefOf = (to: Month) => (to === currentMonth ? path : `${path}?month=${to}`)

  useEffect(() => {
    // The page may come from a cache. Then `initial.today` may be yesterday.
    const now = schoolDay()
    setToday(now)
    if (monthInUrl() || monthOfDay(now) === initial.month) return
    loadRecords()
    setMonth(within(monthOfDay(now), initial.range))
  }, [initial, loadRecords])

  function showMonth(to: Month) {
    loadRecords()
    setMonth(to)
    history.replaceState(null, '', hrefOf(to))
  }

  const monthLink = (to: Month, label: string, icon: 'back' | 'next') =>
    to < range.first || to > range.last ? (
      <span className="size-11 shrink-0" />
    ) : (
      <a
        href={hrefOf(to)}
        rel={icon === 'back' ? 'prev' : 'next'}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-forest text-forest hover:bg-mist print:hidden"
        onPointerEnter={loadRecords}
        onFocus={loadRecords}
        onClick={(event) => {
          event.preventDefault()
          // In the first or last month of the range, this link disappears, so we move the focus to the title.
          if (to === range.first || to === range.last) title.current?.focus()
          showMonth(to)
        }}
      >
        <Icon name={icon} />
        <span className="sr-only">{`${label}: ${monthTitle(to)}`}</span>
      </a>
    )

  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-3">
        {monthLink(addMonths(month, -1), 'Previous month', 'back')}
        <h2
          ref={title}
          id="month"
          tabIndex={-1}
          aria-live="polite"
          className="text-center text-xl text-forest sm:text-2xl"
        >
          {monthTitle(month)}
        </h2>
        {monthLink(addMonths(month, 1), 'Next month', 'next')}
      </div>
      <CalendarGrid month={month} today={today} events={events ?? []} />
      {month === currentMonth ? null : (
        <p className="mt-4 print:hidden">
          <a
            href={path}
            className={buttonClass('outline')}
            onClick={(event) => {
              event.preventDefault()
              title.current?.focus()
              showMonth(currentMonth)
            }}
          >
            Back to this month
          </a>
        </p>
      )}
      {events ? <CalendarDays month={month} today={today} events={events} /> : null}
      {events || isMissing ? null : (
        <p role="status" className="mt-8">
          Loading...
        </p>
      )}
      {isMissing ? <NotLoaded what="The month" onRetry={isHydrated ? retry : undefined} /> : null}
    </>
  )
}
