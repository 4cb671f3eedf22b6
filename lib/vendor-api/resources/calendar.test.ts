import { expect, it } from 'vitest'
import { reasonsOf } from '@/testing/left-out'
import { calendarListSchema } from './calendar'

it('omits and reports a calendar entry without a date', () => {
  const raw = { _id: 'c1', date: '2026-11-05T00:00:00.000Z' }
  expect(calendarListSchema.parse([{ title: 'A' }, raw])).toEqual([
    { uid: 'c1', title: 'Untitled Event', date: '2026-11-05', until: null, files: [] },
  ])
  expect(reasonsOf(calendarListSchema, [{ title: 'A' }])).toEqual(['date: missing'])
})

it('parses the last day of a calendar entry from a range in its date, or from toDate', () => {
  const days = [{ date: '20-22 Nov 2026' }, { date: '2026-11-20', toDate: '2026-11-22' }]
  for (const entry of calendarListSchema.parse(days))
    expect(entry).toMatchObject({ date: '2026-11-20', until: '2026-11-22' })
})

it.each([
  ['Winter Vacation from 24.12.2026 to 02.01.2027', '2027-01-02'],
  ['School closed 24th Dec - 2nd Jan', '2027-01-02'],
  ['Half-yearly exam (24 to 28 December) for Classes V to X', '2026-12-28'],
  ['Winter Vacation: Dec 24 – Dec 31', '2026-12-31'],
  ['Vacation from 23.12.2026 to 02.01.2027', null],
  ['PTM for Classes 5 to 8, 10 to 12 noon', null],
  ['Unit Test 2-4', null],
])('parses the last day of a calendar entry from its title: %j → %s', (title, until) => {
  expect(calendarListSchema.parse([{ title, date: '2026-12-24' }])).toMatchObject([{ until }])
})

it('looks for the last day only in the first numbers of a calendar entry’s title', () => {
  const title = `${'1 '.repeat(400)}24 to 28 December`
  expect(calendarListSchema.parse([{ title, date: '2026-12-24' }])).toMatchObject([{ until: null }])
})

it.each([
  [{ category: 'Holiday' }, true],
  [{ type: 'Public Holiday' }, true],
  [{ category: 'Holiday homework' }, false],
  [{ category: 'Working day' }, false],
  [{ category: 'Not a holiday' }, false],
])('recognises whether a calendar entry is a holiday: %j → %s', (mark, isHoliday) => {
  const [entry] = calendarListSchema.parse([{ date: '2026-11-25', title: 'Fete', ...mark }])
  expect(entry?.isHoliday ?? false).toBe(isHoliday)
})
