import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { weekdayOf } from '@/lib/school/dates'
import {
  addMonths,
  lastDayOf,
  monthOfDay,
  monthTitle,
  parseMonth,
  rangeOf,
  weeksOf,
} from './months'

const anyMonth = fc
  .tuple(fc.integer({ min: 2001, max: 2198 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

it.each([
  ['2026-11', true],
  ['2199-12', true],
  ['1998-04', true],
  ['', false],
  ['2026-13', false],
  ['1899-01', false],
  ['2026-11-01', false],
  ['２０２６-11', false],
])('the query parameter month=%j is valid: %s', (text, isOne) => {
  expect(parseMonth(text)).toBe(isOne ? text : null)
})

it.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'finds the next month and the last day of a month on a server in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    const lastDays = ['2026-02', '2028-02', '2026-12'].map(lastDayOf)
    expect(lastDays).toEqual(['2026-02-28', '2028-02-29', '2026-12-31'])
    expect(monthTitle('2026-11')).toBe('November 2026')
    expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-11-01')
  },
)

it('the grid of any month has each day once, in weeks from Sunday to Saturday', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const weeks = weeksOf(month)
      const days = weeks.flat().filter((day) => day !== null)
      const last = Number(lastDayOf(month).slice(8))
      expect(days.map((day) => Number(day.slice(8)))).toEqual(
        Array.from({ length: last }, (_, index) => index + 1),
      )
      expect(days.every((day) => monthOfDay(day) === month)).toBe(true)
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        expect(week.some((day) => day !== null)).toBe(true)
        expect(week.every((day, column) => day === null || weekdayOf(day) === column)).toBe(true)
      }
    }),
  )
})

const aYear = { first: '2025-11', last: '2027-11' }

it.each([
  ['a year each way if the calendar is empty', [], aYear],
  ['a year each way if all entries are within a year', ['2026-12-05', '2026-10-31'], aYear],
  ['back to an entry of more than a year ago', ['2025-09-05'], { ...aYear, first: '2025-09' }],
  [
    'to the earliest and the latest entry if both are more than a year away',
    ['1998-04-01', '2032-01-01'],
    { first: '1998-04', last: '2032-01' },
  ],
])('the range of the calendar extends %s', (_, days, range) => {
  expect(rangeOf(days, '2026-11-21')).toEqual(range)
})

it.each([
  ['2025-03', { ...aYear, first: '2025-03' }],
  ['2036-12', { ...aYear, last: '2036-12' }],
  ['2015-12', aYear],
  ['2037-01', aYear],
])('the calendar extends to ?month=%s only within ten years of 2026: %j', (month, range) => {
  expect(rangeOf(['2026-04-05'], '2026-11-21', month)).toEqual(range)
})
