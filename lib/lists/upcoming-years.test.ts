import { expect, it } from 'vitest'
import type { EventSummary } from './summaries'
import { upcomingYears } from './upcoming-years'

function card(date: string | null, upcoming = true): EventSummary {
  return {
    uid: `${date}`,
    title: 'Annual Day',
    description: '',
    date,
    until: null,
    time: null,
    venue: null,
    download: null,
    image: null,
    upcoming,
  }
}

it('counts what is coming up in the years after this one, the next first', () => {
  const cards = ['2028-01-02', '2027-03-01', '2026-12-30', null, '2027-01-05'].map((date) =>
    card(date),
  )
  expect(upcomingYears(cards, '2026-12-01')).toEqual([
    { year: 2027, count: 2 },
    { year: 2028, count: 1 },
  ])
})

it('knows of none when nothing is announced after this year', () => {
  expect(upcomingYears([card('2026-12-30'), card('2026-01-10', false)], '2026-12-01')).toEqual([])
})
