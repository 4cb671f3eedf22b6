import { expect, it } from 'vitest'
import { reasonsOf } from '@/testing/left-out'
import { calendarListSchema } from './calendar'

it('keeps the text of a day that it cannot read, and reports it', () => {
  const records = [{ title: 'A' }, { title: 'B', date: '20 or 21 Nov 2026' }]
  const raw = { _id: 'c1', title: 'C', date: '2026-11-05T00:00:00.000Z' }
  expect(calendarListSchema.parse([...records, raw])).toMatchObject([
    { title: 'A', date: null },
    { title: 'B', date: null, dateText: '20 or 21 Nov 2026' },
    { uid: 'c1', title: 'C', date: '2026-11-05', files: [] },
  ])
  expect(reasonsOf(calendarListSchema, [...records, raw])).toEqual([
    'date: missing',
    'date: the text "20 or 21 Nov 2026"',
  ])
})

it('shows an entry on each day of a range, and reports a time that the calendar does not show', () => {
  const records = [
    { title: 'Camp', date: '20-22 Nov 2026' },
    { title: 'PTM', date: '5 Dec 2026, 9 am' },
  ]
  expect(calendarListSchema.parse(records)).toMatchObject([
    { date: '2026-11-20', until: '2026-11-22' },
    { date: '2026-12-05' },
  ])
  expect(reasonsOf(calendarListSchema, records)).toEqual(['date: no page shows the time "9 am"'])
})

it.each(['Holiday: Cancelled, school open', 'Winter Vacation starts', 'Test from 24 to 28 Dec'])(
  'shows the title “%s” as it is written, on its own day',
  (title) => {
    const [entry] = calendarListSchema.parse([{ title, date: '2026-12-24' }])
    expect(entry).toMatchObject({ title, date: '2026-12-24' })
    expect(entry?.until).toBeUndefined()
  },
)
