import { expect, it, vi } from 'vitest'
import {
  formatDate,
  formatEventDate,
  formatNewsDate,
  homePageDay,
  schoolDay,
  shortMonthNames,
} from './dates'

it.each([
  ['an event date as day, short month, year in en-GB', formatEventDate, '5 Nov 2026'],
  ['a news date as day, upper-case month name, year', formatNewsDate, '5 NOVEMBER 2026'],
  ['dates outside events and news as dd/mm/yyyy', formatDate, '05/11/2026'],
])('formats %s (specification, section 9)', (_what, format, text) => {
  expect(format('2026-11-05')).toBe(text)
})

it('abbreviates the months Jan to Dec', () => {
  expect(shortMonthNames.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
})

it('schoolDay returns the day in Siliguri in every time zone of the server', () => {
  expect(schoolDay(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31')
  expect(schoolDay(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
})

it('formats days without Intl, whose locales differ between engines', async () => {
  class MonthFirst {
    format() {
      return '11/22/2026'
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: MonthFirst })
  vi.resetModules()
  const dates = await import('./dates')
  vi.unstubAllGlobals()
  expect(dates.schoolDay(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22')
  expect(dates.formatEventDate('2026-09-22')).toBe('22 Sep 2026')
})

it.each([
  ['2026-11-25T08:29:59Z', '2026-11-25'],
  ['2026-11-25T08:30:00Z', '2026-11-26'],
  ['2026-11-25T18:29:59Z', '2026-11-26'],
  ['2026-11-25T18:30:00Z', '2026-11-26'],
  ['2026-12-31T09:00:00Z', '2027-01-01'],
])('homePageDay switches to the next day at 2 pm Indian time: %s becomes %s', (now, day) => {
  expect(homePageDay(new Date(now))).toBe(day)
})
