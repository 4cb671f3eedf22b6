import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { addDays, schoolDay, weekdayOf } from '@/lib/school/dates'
import {
  addMonths,
  dayWithin,
  lastDayOf,
  monthOfDay,
  monthTitle,
  moveByKey,
  parseMonth,
  rangeOf,
  weeksOf,
  within,
} from './months'

const serverZone = process.env.TZ

afterEach(() => {
  if (serverZone === undefined) delete process.env.TZ
  else process.env.TZ = serverZone
})

const anyMonth = fc
  .tuple(fc.integer({ min: 2001, max: 2198 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

describe('the month in the address', () => {
  it.each(['2026-11', '2026-01', '2199-12'])('%s is one', (text) => {
    expect(parseMonth(text)).toBe(text)
  })

  it.each([
    '',
    '2026',
    '2026-13',
    '2026-00',
    '2026-1',
    '1899-01',
    '2300-01',
    '2026-11-01',
    'x',
    '２０２６-11',
  ])('%j is none', (text) => {
    expect(parseMonth(text)).toBeNull()
  })
})

describe.each(['Asia/Kolkata', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'on a server in %s',
  (zone) => {
    it('previous and next move one month, also over the turn of the year', () => {
      process.env.TZ = zone
      expect(addMonths('2026-12', 1)).toBe('2027-01')
      expect(addMonths('2026-01', -1)).toBe('2025-12')
      expect(addMonths('2026-11', -12)).toBe('2025-11')
    })

    it('months have their own days', () => {
      process.env.TZ = zone
      expect(lastDayOf('2026-02')).toBe('2026-02-28')
      expect(lastDayOf('2028-02')).toBe('2028-02-29')
      expect(lastDayOf('2026-12')).toBe('2026-12-31')
      expect(monthTitle('2026-11')).toBe('November 2026')
      expect(weekdayOf('2026-11-21')).toBe(6)
      expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
      expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    })

    it('today is the school’s day, half past six in the evening of London being its midnight', () => {
      process.env.TZ = zone
      expect(monthOfDay(schoolDay(new Date('2026-12-31T18:29:59Z')))).toBe('2026-12')
      expect(monthOfDay(schoolDay(new Date('2026-12-31T18:30:00Z')))).toBe('2027-01')
    })
  },
)

describe('the grid', () => {
  it('runs from Sunday to Saturday', () => {
    expect(weeksOf('2026-11')[0]).toEqual([
      '2026-11-01',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-06',
      '2026-11-07',
    ])
    expect(weeksOf('2026-11').at(-1)).toEqual([
      '2026-11-29',
      '2026-11-30',
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('has every day of any month once, in its column', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const weeks = weeksOf(month)
        const days = weeks.flat().filter((day) => day !== null)
        expect(days).toHaveLength(Number(lastDayOf(month).slice(8)))
        expect(new Set(days).size).toBe(days.length)
        expect(weeks.length).toBeLessThanOrEqual(6)
        for (const week of weeks) {
          week.forEach((day, column) => {
            if (day) expect(weekdayOf(day)).toBe(column)
          })
        }
      }),
    )
  })

  it('there and back again is the same month', () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: -400, max: 400 }), (month, by) => {
        expect(addMonths(addMonths(month, by), -by)).toBe(month)
      }),
    )
  })
})

describe('keys, as in the ARIA grid pattern', () => {
  it.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
    ['Tab', null],
    ['a', null],
  ])('%s', (key, to) => {
    expect(moveByKey(key, '2026-11-21')).toBe(to)
  })

  it('Page Up and Page Down keep the day, or take the last one of a shorter month', () => {
    expect(moveByKey('PageDown', '2027-01-31')).toBe('2027-02-28')
    expect(moveByKey('PageUp', '2027-01-31')).toBe('2026-12-31')
    expect(moveByKey('PageDown', '2028-02-29', true)).toBe('2029-02-28')
    expect(moveByKey('PageUp', '2026-11-21', true)).toBe('2025-11-21')
  })

  it('never leave the range', () => {
    const range = { first: '2026-10', last: '2026-12' }
    expect(dayWithin('2026-09-30', range)).toBe('2026-10-01')
    expect(dayWithin('2027-01-01', range)).toBe('2026-12-31')
    expect(dayWithin('2026-11-05', range)).toBe('2026-11-05')
  })
})

describe('the range', () => {
  const today = '2026-11-21'

  it('runs from the first month with an entry to the last', () => {
    expect(rangeOf(['2028-02-05', '2025-01-31'], today)).toEqual({
      first: '2025-01',
      last: '2028-02',
    })
  })

  it('reaches a year either way, also without entries', () => {
    const year = { first: '2025-11', last: '2027-11' }
    expect(rangeOf([], today)).toEqual(year)
    expect(rangeOf(['2026-12-05', '2026-10-31'], today)).toEqual(year)
    expect(rangeOf(['2025-09-05'], today)).toEqual({ ...year, first: '2025-09' })
  })

  it('turns over every month that has entries, however far', () => {
    const range = rangeOf(['1998-04-01', '2032-01-01', '2026-12-05'], today)
    expect(range).toEqual({ first: '1998-04', last: '2032-01' })
    expect(parseMonth(range.first)).toBe('1998-04')
  })

  it.each([
    ['2025-03', { first: '2025-03', last: '2027-11' }],
    ['2016-01', { first: '2016-01', last: '2027-11' }],
    ['2036-12', { first: '2025-11', last: '2036-12' }],
  ])('reaches to a month of the address within ten years: %s', (asked, range) => {
    expect(rangeOf(['2026-04-05'], today, asked)).toEqual(range)
  })

  it('does not reach to made-up months further away', () => {
    for (const asked of ['2015-12', '2037-01', '1900-01', '2299-12'])
      expect(rangeOf([], today, asked)).toEqual(rangeOf([], today))
  })

  it('a month outside is the nearest of it', () => {
    const range = { first: '2026-10', last: '2026-12' }
    expect(within('2026-01', range)).toBe('2026-10')
    expect(within('2030-01', range)).toBe('2026-12')
    expect(within('2026-11', range)).toBe('2026-11')
  })
})
