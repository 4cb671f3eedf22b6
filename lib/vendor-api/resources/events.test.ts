import { expect, it } from 'vitest'
import { pictureUrl } from '@/lib/media-url/media-url'
import { reasonsOf } from '@/testing/left-out'
import { eventListSchema } from './events'

it('gives an event without a title the placeholder, and uses toDate if it has no date', () => {
  const [untitled, dated] = eventListSchema.parse([
    { venue: 'Hall' },
    { title: 'A', toDate: '2026-12-01', images: 'a.webp' },
  ])
  expect(untitled).toEqual({
    uid: expect.stringMatching(/^[0-9a-f]{24}$/),
    title: 'Untitled Event',
    description: { source: '' },
    date: null,
    time: null,
    venue: 'Hall',
    images: [],
    files: [],
  })
  expect(dated).toMatchObject({ date: '2026-12-01', images: [pictureUrl('a.webp')] })
})

it('derives a stable uid for a record without an id', () => {
  const uidsOf = (...days: string[]) =>
    eventListSchema.parse(days.map((date) => ({ title: 'A', date }))).map(({ uid }) => uid)
  const uids = uidsOf('2026-12-01', '2026-12-01', '2026-12-02')
  expect(uidsOf('2026-12-01')).toEqual(uids.slice(0, 1))
  expect(new Set(uids).size).toBe(3)
})

it.each([
  ['2026-12-01', '2026-12-03', { date: '2026-12-01', until: '2026-12-03' }],
  ['2026-12-01', '2026-12-01', { date: '2026-12-01' }],
  ['2026-12-01', '2026-11-01', { date: '2026-12-01', untilText: '1 Nov 2026' }],
  ['20-22 Nov 2026', null, { date: '2026-11-20', until: '2026-11-22' }],
  ['20-22 Nov 2026', '24/11/2026', { date: '2026-11-20', until: '2026-11-24' }],
  ['20 or 21 Nov', '2026-11-24', { date: null, dateText: '20 or 21 Nov to 24 Nov 2026' }],
  ['2026-11-20', 'further notice', { date: '2026-11-20', untilText: 'further notice' }],
])('parses the days %j (date) and %j (toDate) of an event as %j', (date, toDate, days) => {
  const [event] = eventListSchema.parse([{ title: 'A', date, toDate }])
  const { until, untilText, dateText } = event ?? {}
  const found = { date: event?.date, until, untilText, dateText }
  expect(JSON.parse(JSON.stringify(found))).toEqual(days)
})

it.each([
  [{ date: '20/11/2026 10:30 AM' }, '10:30 AM'],
  [{ date: '20/11/2026 10:30 AM', time: '9 am' }, '9 am'],
  [{ date: '2026-11-20', time: 'after lunch' }, 'after lunch'],
  [{ toDate: '20/11/2026, 10.30 a.m.' }, '10.30 a.m.'],
  [{ date: '2026-11-20', toDate: '22/11/2026 1 pm' }, null],
  [{ date: '2026-11-20T05:00:00.000Z' }, null],
])('shows the time of the event %j as %j', (raw, time) => {
  expect(eventListSchema.parse([{ title: 'A', ...raw }])).toMatchObject([{ time }])
})

it.each([
  [{ time: '2:30' }, ['time: the text "2:30"']],
  [{ date: '20/11/26 9 am', time: '10 am' }, ['time: no page shows the time "9 am"']],
  [{ date: '20/11/26', toDate: '20/11/26 1 pm' }, ['time: no page shows the time "1 pm"']],
  [{ date: '2026-11-20', toDate: '2026-11-18' }, ['toDate: 2026-11-18 is before 2026-11-20']],
  [
    { date: '20-25 Nov 2026', toDate: '2026-11-22' },
    ['toDate: date ends on 2026-11-25, toDate on 2026-11-22'],
  ],
])('reports the unusable values of the event %j: %j', (raw, reasons) => {
  expect(reasonsOf(eventListSchema, [{ title: 'A', ...raw }])).toEqual(reasons)
})

it('accepts five new events without venue and time, with a field that we do not know', () => {
  const events = [1, 2, 3, 4, 5].map((day) => ({
    ...{ _id: `new${day}`, title: `Event ${day}`, date: `2027-01-0${day}` },
    updatedAt: '2026-12-20T10:00:00Z',
  }))
  expect(eventListSchema.parse({ data: events })).toHaveLength(5)
  expect(reasonsOf(eventListSchema, { data: events })).toEqual([])
})
