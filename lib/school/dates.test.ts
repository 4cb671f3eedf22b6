import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  formatDate,
  formatEventDate,
  formatNewsDate,
  monthOf,
  parseDate,
  schoolDay,
  schoolDayNumber,
  shortMonthNames,
  yearOf,
} from './dates'

describe('date formats of the specification, section 9', () => {
  it('event date day, short month, year in en-GB', () => {
    expect(formatEventDate('2026-11-05')).toBe('5 Nov 2026')
  })

  it('news date day, upper-case month name, year', () => {
    expect(formatNewsDate('2026-08-15')).toBe('15 AUGUST 2026')
  })

  it('other dates dd/mm/yyyy', () => {
    expect(formatDate('2026-01-09')).toBe('09/01/2026')
  })

  it('September is abbreviated Sep, as the months of the lists are', () => {
    expect(formatEventDate('2026-09-05')).toBe('5 Sep 2026')
  })

  it('months abbreviated Jan to Dec', () => {
    expect(shortMonthNames.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
  })
})

describe('parseDate', () => {
  it.each([
    ['2026-08-15', '2026-08-15'],
    ['2026-8-5', '2026-08-05'],
    [' 2026-08-15 ', '2026-08-15'],
    ['15/08/2026', '2026-08-15'],
    ['15-08-2026', '2026-08-15'],
    ['15.08.2026', '2026-08-15'],
    ['2026/11/22', '2026-11-22'],
    ['2026-11-22 10:00:00', '2026-11-22'],
    ['2026-11-22 23:59', '2026-11-22'],
    ['22 Nov 2026', '2026-11-22'],
    ['2-november-2026', '2026-11-02'],
    ['2026-08-15T00:00:00.000Z', '2026-08-15'],
    // Half past six in the evening in London is midnight at the school.
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
    [Date.UTC(2026, 7, 15), '2026-08-15'],
  ])('reads %j as the school day %s', (value, day) => {
    expect(parseDate(value)).toBe(day)
  })

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2026-02-30 10:00:00',
    '22 Foo 2026',
    '31 Nov 2026',
    '31/04/2026',
    '2026-13-01',
    '0001-01-01',
    '2026-99-99T00:00:00Z',
    '2024-06-31T00:00:00.000Z',
    20240210,
    Number.NaN,
    8.64e15,
    null,
    undefined,
    {},
    true,
  ])('finds no day in %j', (value) => {
    expect(parseDate(value)).toBeNull()
  })
})

describe('schoolDay', () => {
  it('is the day in Siliguri, whatever the time zone of the server', () => {
    expect(schoolDay(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31')
    expect(schoolDay(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
  })

  it('has a number that changes when it does', () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T18:29:59Z') })
    const last = schoolDayNumber()
    vi.setSystemTime(new Date('2026-12-31T18:30:00Z'))
    expect(schoolDayNumber()).toBe(last + 1)
    vi.useRealTimers()
  })
})

describe('in an engine whose locales write dates otherwise', () => {
  class MonthFirst {
    format() {
      return '11/22/2026'
    }
  }

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('days and formats are the same', async () => {
    vi.stubGlobal('Intl', { DateTimeFormat: MonthFirst })
    vi.resetModules()
    const dates = await import('./dates')
    expect(dates.schoolDay(new Date('2026-11-22T06:00:00Z'))).toBe('2026-11-22')
    expect(dates.parseDate('2026-11-22T06:00:00.000Z')).toBe('2026-11-22')
    expect(dates.formatEventDate('2026-09-22')).toBe('22 Sep 2026')
    expect(dates.formatNewsDate('2026-11-22')).toBe('22 NOVEMBER 2026')
    expect(dates.formatDate('2026-11-22')).toBe('22/11/2026')
  })
})

it('takes year and month from a day', () => {
  expect([yearOf('2026-03-31'), monthOf('2026-03-31')]).toEqual([2026, 3])
})
