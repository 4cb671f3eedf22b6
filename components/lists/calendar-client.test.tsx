// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CalendarState } from '@/lib/calendar/load'
import { Calendar } from './calendar-client'

/** A page made on the last day of the year. */
const initial: CalendarState = {
  month: '2026-12',
  today: '2026-12-31',
  range: { first: '2025-12', last: '2027-12' },
  events: [{ uid: 'a', title: 'Choir', date: '2026-12-28', download: null }],
  source: '/api/lists/school-calendar?build=1',
}

async function showAt(instant: string) {
  vi.setSystemTime(new Date(instant))
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Calendar initial={initial} />
      </SWRConfig>,
    )
  })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async () => Response.json([]))
  history.replaceState(null, '', '/school-calendar')
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const today = () => document.querySelector('[aria-current="date"]')?.getAttribute('data-day')

it('today is the reader’s, not that of the day the page was made', async () => {
  await showAt('2026-12-31T18:30:00Z')
  expect(today()).toBe('2027-01-01')
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeDefined()
})

it('a month of the address stays, whatever the day', async () => {
  history.replaceState(null, '', '/school-calendar?month=2026-12')
  await showAt('2026-12-31T18:30:00Z')
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeDefined()
  expect(today()).toBeUndefined()
})

it.each(['Enter', ' '])('%j follows the day’s link, focused or its cell', async (key) => {
  await showAt('2026-12-31T06:00:00Z')
  const cell = document.querySelector('[data-day="2026-12-28"]')
  const link = cell?.querySelector('a')
  if (!cell || !link) throw new Error('The day has no link')
  const clicked = vi.fn((event: Event) => event.preventDefault())
  link.addEventListener('click', clicked)
  fireEvent.keyDown(link, { key })
  fireEvent.keyDown(cell, { key })
  expect(clicked).toHaveBeenCalledTimes(2)
})

it('begins at today; earlier days of the month are behind a control that works without script', () => {
  const html = renderToStaticMarkup(<Calendar initial={{ ...initial, today: '2026-12-28' }} />)
  expect(html).not.toContain('<details')
  const later = renderToStaticMarkup(<Calendar initial={{ ...initial, today: '2026-12-29' }} />)
  expect(later).toMatch(/<details[^>]*><summary.*Earlier this month \(1\).*id="day-2026-12-28"/)
  expect(later).toContain('Nothing more this month.')
})

it('earlier days open for the link that leads to one of them', async () => {
  history.replaceState(null, '', '/school-calendar#day-2026-12-28')
  await showAt('2026-12-31T06:00:00Z')
  expect(document.querySelector('details')?.open).toBe(true)
})

it('a month that is missing can be asked for again where scripts run, and nowhere else', async () => {
  const failed = <Calendar initial={{ ...initial, events: null }} />
  expect(renderToStaticMarkup(failed)).toMatch(/could not be loaded(?!.*Try again)/)
  vi.setSystemTime(new Date('2026-12-31T06:00:00Z'))
  await act(async () => {
    render(<SWRConfig value={{ provider: () => new Map() }}>{failed}</SWRConfig>)
  })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

it('keys move through the days, and the address is written once: Next would write it again when a day is open', async () => {
  const byNext = vi.spyOn(history, 'pushState')
  await showAt('2026-12-31T06:00:00Z')
  const day = document.querySelector<HTMLElement>('[data-day="2026-12-31"]')
  if (!day) throw new Error('The day is missing')
  day.focus()
  fireEvent.keyDown(day, { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-01')
  expect(location.search).toBe('?month=2027-01')
  expect(byNext).not.toHaveBeenCalled()
})
