import { expect, it } from 'vitest'
import cases from '@/e2e/fixtures/days-and-times.json'
import { readDay, readDays } from './read-days'

it.each(cases.days)('reads the day or the days in "$text"', ({ text, date, until }) => {
  expect(readDays(text)).toMatchObject({ date, until })
})

it.each(cases.shownAsText)('reads no day in "%s", which pages show as it is written', (text) => {
  expect(readDays(text)).toBeNull()
})

it('returns the time that a clerk wrote beside a day, and none of an instant', () => {
  expect(readDays('5 Dec 2026, 9 am to 1 pm')?.time).toBe('9 am to 1 pm')
  expect(readDays('2026-12-05T09:00:00+05:30')?.time).toBeUndefined()
})

it('checks the weekday of each day of a range', () => {
  const range = { date: '2026-12-04', until: '2026-12-06' }
  expect(readDays('Fri 4 Dec to Sun 6 Dec 2026.')).toEqual(range)
  expect(readDays('Thu 4 Dec to Sun 6 Dec 2026')).toBeNull()
})

it('reads two-digit years from 1970 to 2069', () => {
  expect(readDay('15/08/98')).toBe('1998-08-15')
  expect(readDay('1.4.26')).toBe('2026-04-01')
})

it('reads a single day, but not a range, where only one day fits', () => {
  expect(readDay('4th July 2026')).toBe('2026-07-04')
  expect(readDay('4-6 July 2026')).toBeNull()
})
