import { expect, it } from 'vitest'
import { pictureUrl } from '@/lib/media-url/media-url'
import { reasonsOf } from '@/testing/left-out'
import { eventListSchema } from './events'

it('gives an empty event the specification’s placeholders, and uses toDate if an event has no date', () => {
  const [empty, dated] = eventListSchema.parse([
    { venue: '', description: '<p>&nbsp;</p>' },
    { title: 'A', toDate: '2026-12-01', images: 'a.webp' },
  ])
  expect(empty).toEqual({
    uid: expect.stringMatching(/^[0-9a-f]{24}$/),
    title: 'Untitled Event',
    description: 'Description not available',
    date: null,
    until: null,
    time: null,
    venue: null,
    images: [],
    files: [],
  })
  expect(dated).toMatchObject({ date: '2026-12-01', images: [pictureUrl('a.webp')] })
})

it.each([
  { title: 'undefined', time: 'null', venue: 'NaN', description: 'null' },
  { venue: 'N/A' },
  { venue: '-' },
  { venue: 'nil' },
  { description: '<p>null</p>' },
])('treats “null”, “N/A” and “-” as missing values of an event: %j', (record) => {
  expect(eventListSchema.parse([record])).toEqual(eventListSchema.parse([{ title: '' }]))
})

it('derives a stable uid for a record without an id', () => {
  const uidsOf = (...days: string[]) =>
    eventListSchema.parse(days.map((date) => ({ date }))).map(({ uid }) => uid)
  const uids = uidsOf('2026-12-01', '2026-12-01', '2026-12-02')
  expect(uidsOf('2026-12-01')).toEqual(uids.slice(0, 1))
  expect(new Set(uids).size).toBe(3)
})

it.each([
  ['2026-12-01', '2026-12-03', { until: '2026-12-03' }],
  ['2026-12-01', '2026-12-01', { until: null }],
  ['2026-12-01', '2026-11-01', { until: null }],
  ['2025-12-20', '2026-12-20', { until: '2026-12-20' }],
  ['20-22 Nov 2026', null, { date: '2026-11-20', until: '2026-11-22' }],
  [null, '28 Dec 2026 to 3 Jan 2027', { date: '2026-12-28', until: '2027-01-03' }],
  ['20-22 Nov 2026', '24/11/2026', { date: '2026-11-20', until: '2026-11-24' }],
  ['1970-01-01', '2026-11-20', { date: '2026-11-20', until: null }],
  ['20 or 21 Nov', '', { date: null, until: null, dateText: '20 or 21 Nov' }],
  ['20 or 21 Nov', '2026-11-24', { date: null, dateText: '20 or 21 Nov to 24 Nov 2026' }],
  ['2026-11-20', 'further notice', { until: null, untilText: 'further notice' }],
  ['2026-11-20', '2062-11-22', { until: null, untilText: '22 Nov 2062' }],
])('parses the dates %j (date) and %j (toDate) of an event as %j', (date, toDate, days) => {
  expect(eventListSchema.parse([{ title: 'A', date, toDate }])).toMatchObject([days])
})

it.each([
  [{ date: '20/11/2026 10:30 AM' }, '10:30 am'],
  [{ date: '20/11/2026 10:30 AM', time: '9 am' }, '9 am'],
  [{ date: '2026-11-20', time: '2026-11-20T10:30:00+05:30' }, '10:30 am'],
  [{ date: '2026-11-20', time: '20 Nov 2026 10:30 AM' }, '10:30 am'],
  [{ date: '2026-11-20', time: '2026-11-20T10:30:00.000Z' }, '20 Nov 2026, 10:30 am UTC'],
  [{ date: '2026-11-20', time: '2026-11-21T10:30:00+05:30' }, '21 Nov 2026, 10:30 am'],
  [{ date: '20/11/2026 10:00 AM', toDate: '20/11/2026 1:00 PM' }, '10:00 am to 1:00 pm'],
  [{ date: '20/11/2026 10:00 AM', toDate: '22/11/2026 1:00 PM' }, '10:00 am'],
  [{ toDate: '20/11/2026 10:00 AM' }, '10:00 am'],
  [{ date: '2026-11-20', toDate: '20/11/2026 1:00 PM' }, null],
  [{ date: '2026-11-20T00:00:00.000Z' }, null],
  [{ start: '2026-11-20T10:00:00', end: '2026-11-20T13:00:00' }, '10:00 am to 1:00 pm'],
  [{ date: '2026-11-20', startTime: '10:00', endTime: '13:00' }, '10:00 to 13:00'],
  [{ date: '2026-11-20', time: '10 am to 1 pm', endTime: '1 pm' }, '10 am to 1 pm'],
  [{ date: '2026-11-20', endTime: '1 pm' }, 'till 1 pm'],
])('parses the time of the event %j as %j', (raw, time) => {
  expect(eventListSchema.parse([{ title: 'A', ...raw }])).toMatchObject([{ time }])
})

it.each([
  [{ time: '2:30' }, ['time: the text "2:30"']],
  [{ time: 'whole day' }, []],
  [{ date: '20 Nov 2026 10 AM to 22 Nov 2026 5 PM' }, []],
  [{ date: '2026-11-20', toDate: '2026-11-18' }, ['toDate: 2026-11-18 is before 2026-11-20']],
])('reports the unusable values of the event %j: %j', (raw, reasons) => {
  expect(reasonsOf(eventListSchema, [{ title: 'A', ...raw }])).toEqual(reasons)
})
