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

it('does not look for days in the title of a calendar entry', () => {
  const raw = { title: 'Winter Vacation (24 Dec - 2 Jan)', date: '2026-12-24' }
  expect(calendarListSchema.parse([raw])).toMatchObject([{ until: null }])
})
