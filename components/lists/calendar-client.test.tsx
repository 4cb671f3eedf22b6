// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SWRConfig } from 'swr'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CalendarState } from '@/lib/calendar/load-calendar'
import { Calendar } from './calendar-client'
import { UndatedEntries } from './undated-entries'

/** State of a page that was rendered on the last day of the year. */
const initial: CalendarState = {
  month: '2026-12',
  today: '2026-12-31',
  range: { first: '2025-12', last: '2027-12' },
  events: [{ uid: 'a', title: 'Choir', date: '2026-12-28', until: null, files: [] }],
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

it.each([
  ['the calendar opens at the visitor’s current month', '', '2027-01-01', 'January 2027'],
  [
    'the calendar opens at the month that the URL names',
    '?month=2026-12',
    undefined,
    'December 2026',
  ],
])('%s', async (_, query, today, month) => {
  history.replaceState(null, '', `/school-calendar${query}`)
  await showAt('2026-12-31T18:30:00Z')
  const marked = document.querySelector<HTMLElement>('[aria-current="date"]')
  expect(marked?.dataset.day).toBe(today)
  expect(screen.getByRole('heading', { name: month })).toBeDefined()
})

it('the calendar lists all days of the month, open: today and later, then those before below a heading', () => {
  const html = (today: string) => renderToStaticMarkup(<Calendar initial={{ ...initial, today }} />)
  expect(html('2026-12-28')).not.toContain('Earlier this month')
  const later = html('2026-12-29')
  expect(later).toMatch(/>Earlier this month<.*id="day-2026-12-28"/)
  expect(later).not.toContain('<details')
})

it('the calendar shows a multi-day entry on all its days, even across two months', () => {
  const events = [{ uid: 'c', title: 'Camp', date: '2026-12-30', until: '2027-01-02', files: [] }]
  const daysOf = (month: string, today: string) => {
    const html = renderToStaticMarkup(<Calendar initial={{ ...initial, events, month, today }} />)
    return [...html.matchAll(/ id="day-([\d-]+)"/g)].map(([, day]) => day)
  }
  expect(daysOf('2026-12', '2026-12-01')).toEqual(['2026-12-30', '2026-12-31'])
  expect(daysOf('2027-01', '2026-12-01')).toEqual(['2027-01-01', '2027-01-02'])
  const running = renderToStaticMarkup(<Calendar initial={{ ...initial, events }} />)
  expect(running).toMatch(/id="day-2026-12-31".*>Earlier this month<.*id="day-2026-12-30"/)
})

it('without JavaScript, the calendar has no retry button for a month that failed to load', () => {
  const html = renderToStaticMarkup(<Calendar initial={{ ...initial, events: null }} />)
  expect(html).toMatch(/could not be loaded(?!.*Try again)/)
})

it('the calendar reports a month that failed to load, and “Try again” loads the month', async () => {
  vi.stubGlobal('fetch', async () => Response.error())
  await showAt('2026-12-31T06:00:00Z')
  fireEvent.click(screen.getByRole('link', { name: /^Next month/ }))
  expect(await screen.findByText(/^The month could not be loaded just now/)).toBeDefined()
  const term = { uid: 'n', title: 'New term', date: '2027-01-05', until: null, files: [] }
  vi.stubGlobal('fetch', async () => Response.json([term]))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByText('New term')).not.toHaveLength(0)
})

it('the calendar updates the URL without calling history.pushState, which Next patches', async () => {
  const patched = vi.spyOn(history, 'pushState')
  await showAt('2026-12-31T06:00:00Z')
  fireEvent.click(screen.getByRole('link', { name: /^Next month/ }))
  expect(location.search).toBe('?month=2027-01')
  expect(patched).not.toHaveBeenCalled()
})

it('the calendar page shows an entry whose day cannot be read, with its day as written', () => {
  const entry = { uid: 'u', title: 'PTM', date: null, dateText: '20 or 21 Nov', files: [] }
  const html = renderToStaticMarkup(<UndatedEntries entries={[entry]} />)
  expect(html).toMatch(/Other entries.*20 or 21 Nov.*PTM/)
})
