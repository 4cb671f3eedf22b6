'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CalendarState } from '@/lib/calendar/load-calendar'
import {
  addMonths,
  daysOfMonth,
  dayWithin,
  type Month,
  monthOfDay,
  monthTitle,
  moveByKey,
  parseMonth,
  runsIn,
  within,
} from '@/lib/calendar/months'
import { type IsoDate, schoolDay } from '@/lib/school/dates'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { useHydrated } from '../ui/use-hydrated'
import { CalendarDays } from './calendar-days'
import { CalendarGrid, CalendarLegend } from './calendar-grid'
import { syncUrl, useBackForward } from './history'
import { NotLoaded } from './not-loaded'
import { useRecords } from './use-records'

const path = '/school-calendar'

function monthInUrl(): Month | null {
  return parseMonth(new URLSearchParams(location.search).get('month') ?? '')
}

function openLinkedDay() {
  const days = document.getElementById(location.hash.slice(1))?.closest('ol')
  const details = days?.parentElement?.previousElementSibling
  if (details instanceof HTMLDetailsElement) details.open = true
}

/**
 * The HTML holds one month and links to its neighbours. With scripts, the links switch months in place, and the arrow
 * keys move through the grid.
 */
export function Calendar({ initial }: { initial: CalendarState }) {
  const { range } = initial
  const [today, setToday] = useState(initial.today)
  const currentMonth = monthOfDay(today)
  const [month, setMonth] = useState(initial.month)
  const [chosenDay, setChosenDay] = useState<IsoDate | null>(null)
  const isHydrated = useHydrated()
  const grid = useRef<HTMLTableElement>(null)
  const shouldMoveFocus = useRef(false)
  const { loaded, hasFailed, loadRecords, retry } = useRecords<CalendarEvent>(initial.source)
  const loadedEvents = loaded?.records.filter((event) => runsIn(event, month))
  const events = loadedEvents ?? (month === initial.month ? initial.events : null)
  const isMissing = !events && (hasFailed || initial.events === null)
  const focusDay =
    chosenDay && monthOfDay(chosenDay) === month ? chosenDay : firstFocus(month, today, events)
  const hrefOf = (to: Month) => (to === currentMonth ? path : `${path}?month=${to}`)

  useBackForward(() => {
    loadRecords()
    setMonth(within(monthInUrl() ?? currentMonth, range))
  })

  useEffect(() => {
    openLinkedDay()
    addEventListener('hashchange', openLinkedDay)
    return () => removeEventListener('hashchange', openLinkedDay)
  }, [])

  useEffect(() => {
    // The server may have cached the page yesterday.
    const now = schoolDay()
    setToday(now)
    if (monthInUrl() || monthOfDay(now) === initial.month) return
    loadRecords()
    setMonth(within(monthOfDay(now), initial.range))
  }, [initial, loadRecords])

  useEffect(() => {
    if (!shouldMoveFocus.current) return
    shouldMoveFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus()
  }, [focusDay])

  function showMonth(to: Month, isByKey = false) {
    if (to === month) return
    loadRecords()
    setMonth(to)
    syncUrl(hrefOf(to), isByKey ? 'key' : 'choice')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      const target = event.target instanceof HTMLElement ? event.target : null
      target?.closest('[data-day]')?.querySelector('a')?.click()
      event.preventDefault()
      return
    }
    const day = moveByKey(event.key, focusDay, event.shiftKey)
    if (!day) return
    event.preventDefault()
    const to = dayWithin(day, range)
    shouldMoveFocus.current = to !== focusDay
    setChosenDay(to)
    showMonth(monthOfDay(to), true)
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
          // At the end of the range this link disappears, so keyboard focus moves to the grid.
          shouldMoveFocus.current = to === range.first || to === range.last
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
        <h2 id="month" aria-live="polite" className="text-center text-xl text-forest sm:text-2xl">
          {monthTitle(month)}
        </h2>
        {monthLink(addMonths(month, 1), 'Next month', 'next')}
      </div>
      <CalendarGrid
        ref={grid}
        month={month}
        today={today}
        events={events ?? []}
        focusDay={focusDay}
        isInteractive={isHydrated}
        onKeyDown={onKeyDown}
        onChoose={(date) => {
          setChosenDay(date)
          loadRecords()
        }}
      />
      <CalendarLegend events={events ?? []} />
      {month === currentMonth ? null : (
        <p className="mt-4 print:hidden">
          <a
            href={path}
            className={buttonClass('outline')}
            onClick={(event) => {
              event.preventDefault()
              shouldMoveFocus.current = true
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

/** Returns the day that first gets focus: today, else the first with an entry, else the 1st. */
function firstFocus(
  month: Month,
  today: IsoDate,
  events: readonly CalendarEvent[] | null,
): IsoDate {
  if (monthOfDay(today) === month) return today
  return daysOfMonth(events ?? [], month)[0] ?? `${month}-01`
}
