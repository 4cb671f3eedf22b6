import { expect, it } from 'vitest'
import { closedBecause, holidayName, isSchoolOpen } from './holidays'

it.each([
  ['Holiday: Diwali', 'Diwali'],
  ['Holiday - Eid-ul-Fitr', 'Eid-ul-Fitr'],
  ['HOLIDAY for Guru Nanak Jayanti', 'Guru Nanak Jayanti'],
  ['Christmas (Holiday)', 'Christmas'],
  ['Christmas – public holiday', 'Christmas'],
  ['Poila Baisakh - Holiday', 'Poila Baisakh'],
  ['Holiday', 'Holiday'],
  ['School closed for the election', 'School closed for the election'],
  ['School closed at 12 noon on Friday', null],
  ['School will be closed early', null],
  ['Holiday homework is handed in', null],
  ['Summer holidays begin', null],
  ['Annual Sports Day', null],
])('holidayName of the calendar title %j is %j', (title, name) => {
  expect(holidayName({ title })).toBe(name)
})

it.each([
  ['Winter Vacation (24 Dec - 2 Jan)', true],
  ['Puja Holidays: 24.12.26 to 02.01.27', true],
  ['Winter break', true],
  ['Lunch break from 24 Dec to 2 Jan', false],
  ['Vacation homework', false],
])(
  'recognises whether an entry of several days closes the school: %j → %s',
  (title, isVacation) => {
    const entries = [
      { title, date: '2026-12-24', until: '2027-01-02' },
      { title: 'Quiz', date: '2027-01-08' },
    ]
    expect(closedBecause(entries, '2026-12-29')).toBe(isVacation ? title : null)
    expect(isSchoolOpen(entries, '2027-01-05')).toBe(true)
  },
)

it('a calendar entry that the vendor marks as a holiday closes the school, whatever its title', () => {
  const entry = { title: 'Guru Nanak Jayanti', date: '2026-11-25', isHoliday: true }
  expect(closedBecause([entry], '2026-11-25')).toBe('Guru Nanak Jayanti')
})

it('a vacation closes the school for at most 75 days if the calendar gives no last day', () => {
  const vacation = [
    { title: 'Summer vacation begins', date: '2026-05-20' },
    { title: 'Unit test', date: '2026-09-14' },
  ]
  expect(closedBecause(vacation, '2026-07-01')).toBe('Summer vacation')
  expect(closedBecause(vacation, '2026-09-01')).toBeNull()
})

it.each(['Working day (instead of 28 Nov)', 'School open', 'Working Sunday'])(
  'a Sunday with the calendar entry "%s" is reported neither as closed nor as open',
  (title) => {
    const entries = [
      { title, date: '2026-11-29' },
      { title: 'Quiz', date: '2026-12-04' },
    ]
    expect(closedBecause(entries, '2026-11-29')).toBeNull()
    expect(isSchoolOpen(entries, '2026-11-29')).toBe(false)
    expect(closedBecause(entries, '2026-12-06')).toBe('Sunday')
  },
)
