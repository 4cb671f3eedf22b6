import { expect, it } from 'vitest'
import { holidayName, nextHoliday } from './holidays'

const entry = (date: string, title: string) => ({ date, title })

it.each([
  ['Holiday: Diwali', 'Diwali'],
  ['Holiday - Eid-ul-Fitr', 'Eid-ul-Fitr'],
  ['HOLIDAY for Guru Nanak Jayanti', 'Guru Nanak Jayanti'],
  ['Christmas (Holiday)', 'Christmas'],
  ['Poila Baisakh - Holiday', 'Poila Baisakh'],
  ['Holiday', ''],
  ['School closed for the election', 'School closed for the election'],
])('a holiday is told from other entries by its title: %s', (title, name) => {
  expect(holidayName(title)).toBe(name)
})

it.each(['Holiday homework is handed in', 'Summer holidays begin', 'Annual Sports Day'])(
  'a holiday is told from other entries by its title: %s is none',
  (title) => {
    expect(holidayName(title)).toBeNull()
  },
)

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
