import { describe, expect, it } from 'vitest'
import { schoolDay } from '@/lib/dates'
import { calendar } from '@/mocks/vendor/records/calendar'
import { holidayName, nextHoliday, vacationsOf } from './kinds'

const entry = (date: string, title: string) => ({ date, title })

describe('a holiday is told from other entries by its title', () => {
  it.each([
    ['Holiday: Diwali', 'Diwali'],
    ['Holiday - Eid-ul-Fitr', 'Eid-ul-Fitr'],
    ['HOLIDAY for Guru Nanak Jayanti', 'Guru Nanak Jayanti'],
    ['Christmas (Holiday)', 'Christmas'],
    ['Poila Baisakh - Holiday', 'Poila Baisakh'],
    ['Holiday', ''],
    ['School closed for the election', 'School closed for the election'],
  ])('%s', (title, name) => {
    expect(holidayName(title)).toBe(name)
  })

  it.each(['Holiday homework is handed in', 'Summer holidays begin', 'Annual Sports Day'])(
    '%s is none',
    (title) => {
      expect(holidayName(title)).toBeNull()
    },
  )
})

it('the next holiday is the first on a day or after it', () => {
  const entries = [
    entry('2026-12-25', 'Holiday: Christmas'),
    entry('2026-11-24', 'Holiday: Guru Nanak Jayanti'),
    entry('2026-11-23', 'Field trip'),
  ]
  expect(nextHoliday(entries, '2026-11-22')?.date).toBe('2026-11-24')
  expect(nextHoliday(entries, '2026-11-24')?.date).toBe('2026-11-24')
  expect(nextHoliday(entries, '2026-12-26')).toBeNull()
})

describe('vacations are ranges', () => {
  it('from the day it begins to the day before school reopens', () => {
    expect(
      vacationsOf([
        entry('2026-10-29', 'School reopens; Term II begins'),
        entry('2026-10-28', 'Hostel reopens after the Puja vacation'),
        entry('2026-10-15', 'Puja vacation begins'),
      ]),
    ).toEqual([{ name: 'Puja vacation', first: '2026-10-15', last: '2026-10-28' }])
  })

  it('from the day after the last one before it', () => {
    expect(
      vacationsOf([
        entry('2026-12-23', 'Carols and the last day before the winter break'),
        entry('2027-01-05', 'School reopens after the winter break'),
      ]),
    ).toEqual([{ name: 'Winter break', first: '2026-12-24', last: '2027-01-04' }])
  })

  it('to the day that is said to be its last', () => {
    expect(
      vacationsOf([
        entry('2026-05-20', 'Summer Vacation begins'),
        entry('2026-06-17', 'Summer Vacation ends'),
      ]),
    ).toEqual([{ name: 'Summer Vacation', first: '2026-05-20', last: '2026-06-17' }])
  })

  it('over days in a row that are each called so', () => {
    const days = ['2026-10-17', '2026-10-18', '2026-10-19'].map((date) =>
      entry(date, 'Puja Vacation'),
    )
    expect(vacationsOf(days)).toEqual([
      { name: 'Puja Vacation', first: '2026-10-17', last: '2026-10-19' },
    ])
  })

  it('one that is never said to end is none, and school may reopen by itself', () => {
    expect(vacationsOf([entry('2026-05-20', 'Summer vacation begins')])).toEqual([])
    expect(
      vacationsOf([
        entry('2026-05-20', 'Summer vacation begins'),
        entry('2027-01-05', 'School reopens'),
      ]),
    ).toEqual([])
    expect(vacationsOf([entry('2026-05-20', 'School reopens')])).toEqual([])
  })
})

it('the demonstration’s calendar has the summer, Puja and winter vacations', () => {
  const records = calendar(schoolDay(new Date('2026-11-22T06:00:00Z')))
  const days = records.map(({ title, date }) => ({ title, date: date.slice(0, 10) }))
  const names = vacationsOf(days).map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set(['Summer vacation', 'Puja vacation', 'Winter break']))
})
