import { expect, it } from 'vitest'
import { holidayName } from './holidays'

it.each([
  ['Holiday: Diwali', 'Diwali'],
  ['Holiday - Eid-ul-Fitr', 'Eid-ul-Fitr'],
  ['HOLIDAY for Guru Nanak Jayanti', 'Guru Nanak Jayanti'],
  ['Christmas (Holiday)', 'Christmas'],
  ['Poila Baisakh - Holiday', 'Poila Baisakh'],
  ['Holiday', 'Holiday'],
  ['School closed for the election', 'School closed for the election'],
])('recognises a holiday by its title: %s', (title, name) => {
  expect(holidayName({ title })).toBe(name)
})

it.each(['Holiday homework is handed in', 'Summer holidays begin', 'Annual Sports Day'])(
  'does not take an entry for a holiday: %s',
  (title) => {
    expect(holidayName({ title })).toBeNull()
  },
)
