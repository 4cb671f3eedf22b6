import { expect, it } from 'vitest'
import { isPartial, rejectReason } from './plausibility'

it.each([
  [{ data: ['a'], total: 2 }, true],
  [{ data: ['a'], totalCount: 2 }, true],
  [{ data: ['a'], totalRecords: 2 }, true],
  [{ data: [], total: 1 }, true],
  [{ docs: ['a'], totalDocs: 2, totalPages: 2 }, true],
  [{ data: { items: ['a'], totalItems: 2 } }, true],
  [{ items: ['a'], totalPages: 2 }, false],
  [{ data: ['a'], total: 1 }, false],
  [{ data: ['a'], total: 0 }, false],
  [{ data: ['a'], pages: 2 }, false],
  [{ data: ['a'] }, false],
  [{ total: 2 }, false],
  [['a'], false],
  [null, false],
])('recognises that %j says it is an incomplete list: %s', (raw, expected) => {
  expect(isPartial(raw)).toBe(expected)
})

it('rejects a record that is suddenly missing', () => {
  expect(rejectReason(null, null, { title: 'A' }, false)).toBe('suddenly empty')
})

const list = (make: (index: number) => Record<string, unknown>) => [0, 1, 2, 3].map(make)
const events = list((day) => ({
  ...{ uid: `e${day}`, title: `Event ${day}` },
  ...{ date: `2026-11-0${day + 1}`, photos: [] },
}))
const news = list((index) => ({
  ...{ uid: `n${index}`, title: `News ${index}`, description: `Text ${index}` },
  files: [{ path: `${index}.pdf` }],
}))
const albums = list((index) => ({ title: `Album ${index}`, photos: [`${index}.jpg`] }))

it.each([
  ['date', events, events.map((event) => ({ ...event, date: null }))],
  ['title', events, events.map(({ uid, date }) => ({ uid, title: 'School event', date }))],
  ['photos', albums, list((index) => ({ title: `Album ${index}`, photos: [] }))],
  ['files', news, news.map((record) => ({ ...record, files: [] }))],
  ['description', news, news.map((record) => ({ ...record, description: '' }))],
])('rejects a list without a %s, however often the vendor sends it', (field, cached, data) => {
  for (const wasRejected of [false, true])
    expect(rejectReason(null, data, cached, wasRejected)).toBe(`no ${field} any more`)
})

it.each([
  ['one date remains', events.map((event, day) => (day ? { ...event, date: null } : event))],
  ['all are on one day', events.map((event) => ({ ...event, date: '2026-12-01' }))],
  ['all are others', list((day) => ({ uid: `new ${day}`, title: `Event ${day}`, date: null }))],
  ['too few are left to tell', [{ title: 'Sports Day', date: null }]],
  ['none has a picture, as before', events],
])('accepts a list of events when %s', (_, data) => {
  expect(rejectReason(null, data, events, false)).toBeNull()
})
