import { expect, it } from 'vitest'
import { attachments, day, description, id, line } from './fields'
import { recordReader } from './record-reader'

const readRecord = recordReader({
  ...{
    _id: id,
    title: line,
    description,
    date: day,
    toDate: day,
    time: line,
    division: line,
    attachments,
  },
})

it.each([
  [{ _id: { $oid: '65f0' } }, { _id: '65f0' }],
  [{ date: { $date: '2026-11-20T00:00:00Z' } }, { date: '2026-11-20T00:00:00Z' }],
  [{ date: { $date: { $numberLong: '1795132800000' } } }, { date: '1795132800000' }],
  [{ date: '20&#x2F;11&#x2F;2026' }, { date: '20/11/2026' }],
  [{ date: '<p><s>20/11/2026</s> 27/11/2026</p>' }, { date: '27/11/2026' }],
  [{ date: 46346 }, { date: '2026-11-20' }],
  [{ date: { _seconds: 1795132800, _nanoseconds: 0 } }, { date: '1795132800' }],
  [{ date: '46346.4375' }, { date: '2026-11-20 10:30 am' }],
  [{ time: 0.4375 }, { time: '10:30 am' }],
  [{ time: { start: '10 am', end: '1 pm' } }, { time: '10 am to 1 pm' }],
  [{ date: { from: '2026-11-20', to: '2026-11-22' } }, { date: '2026-11-20 to 2026-11-22' }],
  [{ division: '46346' }, { division: '46346' }],
  [{ division: { $numberInt: '92' } }, { division: '92' }],
  [{ attachments: [{ $oid: '65f1' }, 'a.pdf'] }, { attachments: ['65f1', 'a.pdf'] }],
  [{ title: { en: {} } }, { title: { en: {} } }],
  [{ description: { type: 'Buffer', data: [7] } }, { description: { type: 'Buffer', data: [7] } }],
  [{ description: { value: 'A', format: 'basic_html' } }, { description: 'A' }],
  [{ title: { rendered: 'A', protected: false } }, { title: 'A' }],
  [{ title: { en: 'A', bn: 'ক' } }, { title: 'A, ক' }],
  [{ title: '{"en":"A","bn":"ক"}' }, { title: 'A, ক' }],
  [{ title: "['A', 'B']" }, { title: 'A, B' }],
  [{ title: '["A" and B]' }, { title: '["A" and B]' }],
  [{ title: '{"en":{}}' }, { title: '{"en":{}}' }],
  ['{"title":"A"}', { title: 'A' }],
  [
    { description: { _id: '65f0', raw: '<p>A</p>', html: '<p>A</p>' } },
    { description: '<p>A</p>' },
  ],
  [{ title: [{ name: 'A' }, null, 'B'] }, { title: 'A, B' }],
  [{ _id: { _id: '65f0' } }, { _id: '65f0' }],
  [
    { date: { date: '2026-11-20 10:30:00.000000', timezone_type: 3, timezone: 'Asia/Kolkata' } },
    { date: '2026-11-20 10:30:00.000000+05:30' },
  ],
  [
    { date: { date: '2026-11-20 00:00:00.000000', timezone_type: 1, timezone: '+00:00' } },
    { date: '2026-11-20 00:00:00.000000+00:00' },
  ],
  [
    { date: { dateTime: '2026-11-20T10:30:00.0000000', timeZone: 'India Standard Time' } },
    { date: '2026-11-20T10:30:00.0000000+05:30' },
  ],
  [
    { attachments: [{ date: '2026-11-20', path: 'a.pdf' }] },
    { attachments: [{ date: '2026-11-20', path: 'a.pdf' }] },
  ],
  [null, null],
  ['text', 'text'],
])(
  'converts database and spreadsheet formats in the record %j to plain values: %j',
  (record, plain) => {
    expect(readRecord(record)).toEqual(plain)
  },
)

it.each([
  [{ id: 7 }, { _id: 7 }],
  [{ Title: 'A' }, { title: 'A' }],
  [{ to_date: '2026-12-07' }, { toDate: '2026-12-07' }],
  [{ images: 'a.jpg' }, { attachments: 'a.jpg' }],
  [{ eventDate: '2026-12-05' }, { date: '2026-12-05' }],
  [{ student_name: 'A' }, { title: 'A' }],
  [{ newsletter: 'A' }, { newsletter: 'A' }],
  [{ startTime: '10 am' }, { time: '10 am' }],
  [
    { heading: 'A', subject: 'B' },
    { title: 'A', subject: 'B' },
  ],
  [{ fromDate: '2026-12-05', date: null }, { date: '2026-12-05' }],
  [{ startDate: '2026-12-05' }, { date: '2026-12-05' }],
  [{ endDate: '2026-12-07' }, { toDate: '2026-12-07' }],
  [{ heading: 'A' }, { title: 'A' }],
  [{ desc: 'A' }, { description: 'A' }],
  [{ files: 'a.pdf' }, { attachments: 'a.pdf' }],
  [{ constructor: 'A' }, { constructor: 'A' }],
  [
    { id: 5, attributes: { Title: 'A' } },
    { _id: 5, title: 'A', attributes: { Title: 'A' } },
  ],
])('maps the field names of the record %j to ours: %j', (record, fields) => {
  expect(readRecord(record)).toEqual(fields)
})

it.each([
  [{ start: '2026-12-05', end: '2026-12-07', allDay: true }, '2026-12-06'],
  [{ start: { date: '2026-12-05' }, end: { date: '2026-12-07' } }, '2026-12-06'],
  [{ start: '2026-12-05', end: '2026-12-07T13:00:00+05:30' }, '2026-12-07T13:00:00+05:30'],
  [{ start: '2026-12-05', end: '2026-12-07' }, undefined],
])('parses the days of the FullCalendar or Google Calendar entry %j', (record, toDate) => {
  expect(readRecord(record)).toMatchObject({ date: '2026-12-05' })
  expect(readRecord(record)).toHaveProperty(toDate ? 'toDate' : 'end', toDate ?? '2026-12-07')
})

it.each([
  { id: 7, _id: 8 },
  { date: '2026-12-05', fromDate: '2026-12-04' },
])(
  'renames no field of %j, because the record already has a field with the right name',
  (record) => {
    expect(readRecord(record)).toEqual(record)
  },
)

it('joins an array in a text field of a record into a single text', () => {
  const lists = { title: ['A'], description: ['a', 'b'], date: ['2026-12-05', '2026-12-12'] }
  const texts = { title: 'A', description: 'a\nb', date: '2026-12-05, 2026-12-12' }
  expect(readRecord(lists)).toEqual(texts)
})
