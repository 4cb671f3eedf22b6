import { expect, it, vi } from 'vitest'
import {
  formatDate,
  formatEventDate,
  formatNewsDate,
  parseDate,
  schoolDay,
  shortMonthNames,
} from './dates'

it.each([
  ['an event’s: day, short month, year in en-GB', formatEventDate, '5 Nov 2026'],
  ['news: day, upper-case month name, year', formatNewsDate, '5 NOVEMBER 2026'],
  ['others: dd/mm/yyyy', formatDate, '05/11/2026'],
])('dates of the specification, section 9: %s', (_what, format, text) => {
  expect(format('2026-11-05')).toBe(text)
})

it('months are abbreviated Jan to Dec', () => {
  expect(shortMonthNames.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
})

it.each([
  ['2026-08-15', '2026-08-15'],
  [' 2026-08-15 ', '2026-08-15'],
  ['15/08/2026', '2026-08-15'],
  ['15.08.2026', '2026-08-15'],
  ['2026-11-22 23:59', '2026-11-22'],
  ['2026-11-22T19:00:00+05:30', '2026-11-22'],
  ['2026-11-22T19:00:00+0000', '2026-11-23'],
  ['22 Nov 2026', '2026-11-22'],
  ['2-november-2026', '2026-11-02'],
  ['2026-08-15T00:00:00.000Z', '2026-08-15'],
  // Half past six in the evening in London is midnight at the school.
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  [Date.UTC(2026, 7, 15), '2026-08-15'],
])('parseDate reads %j as the school day %s', (value, day) => {
  expect(parseDate(value)).toBe(day)
})

it.each([
  '',
  'soon',
  '2026-02-30',
  '22 Foo 2026',
  '31/04/2026',
  '2026-99-99T00:00:00Z',
  '2024-06-31T19:00:00',
  '2026-11-22Tsoon',
  20240210,
  8.64e15,
  null,
  {},
])('parseDate finds no day in %j', (value) => {
  expect(parseDate(value)).toBeNull()
})

it.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'on a server in %s an event is on the day that is written',
  (zone) => {
    vi.stubEnv('TZ', zone)
    for (const time of ['00:10:00', '06:00', '19:00:00', '23:59:59.999'])
      for (const separator of ['T', ' '])
        expect(parseDate(`2026-11-22${separator}${time}`)).toBe('2026-11-22')
  },
)

it('today is the day in Siliguri, whatever the time zone of the server', () => {
  expect(schoolDay(new Date('2026-12-31T18:29:59Z'))).toBe('2026-12-31')
  expect(schoolDay(new Date('2026-12-31T18:30:00Z'))).toBe('2027-01-01')
})

it('in an engine whose locales write dates otherwise days and formats are the same', async () => {
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
  expect(dates.parseDate('2026-11-22T06:00:00.000Z')).toBe('2026-11-22')
  expect(dates.formatEventDate('2026-09-22')).toBe('22 Sep 2026')
})
