import { expect, it } from 'vitest'
import { reasonsOf } from '@/testing/left-out'
import { calendarListSchema } from './calendar'

it('leaves an entry without a day out of the calendar, and reports it', () => {
  const raw = { _id: 'c1', date: '2026-11-05T00:00:00.000Z' }
  expect(calendarListSchema.parse([{ title: 'A' }, raw])).toEqual([
    { uid: 'c1', title: 'Untitled Event', date: '2026-11-05', until: null, files: [] },
  ])
  expect(reasonsOf(calendarListSchema, [{ title: 'A' }])).toEqual(['date: missing'])
})

it('reads the days of a calendar entry as those of an event', () => {
  const days = [{ date: '20-22 Nov 2026' }, { date: '2026-11-20', toDate: '2026-11-22' }]
  for (const entry of calendarListSchema.parse(days))
    expect(entry).toMatchObject({ date: '2026-11-20', until: '2026-11-22' })
})

it.each([
  [{ category: 'Holiday' }, true],
  [{ type: 'Public Holiday' }, true],
  [{ category: 'Holiday homework' }, undefined],
  [{ category: 'Working day' }, undefined],
  [{ category: 'Not a holiday' }, undefined],
])('reads the mark %j of the vendor as that of a holiday: %s', (mark, isHoliday) => {
  const [entry] = calendarListSchema.parse([{ date: '2026-11-25', title: 'Fete', ...mark }])
  expect(entry?.isHoliday).toBe(isHoliday)
})
