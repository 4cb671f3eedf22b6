import { expect, it } from 'vitest'
import { isPartial, rejectReason } from './plausibility'

const rejectData = (raw: unknown, data: unknown, cached: unknown, wasRejected: boolean) =>
  rejectReason(raw, { data, fields: null }, { data: cached, fields: null }, wasRejected)

it.each([
  [{ data: ['a'], total: 2 }, true],
  [{ data: ['a'], totalCount: 2 }, true],
  [{ data: ['a'], totalRecords: 2 }, true],
  [{ data: [], total: 1 }, true],
  [{ docs: ['a'], totalDocs: 2, totalPages: 2 }, true],
  [{ data: { items: ['a'], totalItems: 2 } }, true],
  [{ items: ['a'], totalPages: 2 }, true],
  [{ items: ['a'], totalPages: 1 }, false],
  [{ data: ['a'], current_page: 1, last_page: 1, next_page_url: null }, false],
  [{ data: ['a'], page: 2, pageCount: 2 }, true],
  [{ data: ['a'], meta: { page: 1, pageCount: 2 } }, true],
  [{ data: ['a'], next_page_url: 'https://v.example/?page=2' }, true],
  [{ data: ['a'], has_more: false }, false],
  [{ data: ['a'], total: 1 }, false],
  [{ data: ['a'], total: 0 }, false],
  [{ data: ['a'], pages: 2 }, false],
  [{ data: ['a'] }, false],
  [{ total: 2 }, false],
  [['a'], false],
  [null, false],
])('isPartial(%j) is %s', (raw, expected) => {
  expect(isPartial(raw)).toBe(expected)
})

it('accepts new records that share a title, if it is not our fallback', () => {
  const raw = list((index) => ({ title: 'Notice', description: `New ${index}` }))
  expect(rejectData(raw, raw, news, false)).toBeNull()
})

it('rejects the first empty response for a record that is cached', () => {
  expect(rejectData(null, null, { title: 'A' }, false)).toBe('suddenly empty')
})

const list = (make: (index: number) => Record<string, unknown>) => [0, 1, 2, 3].map(make)
const events = list((day) => ({
  ...{ uid: `e${day}`, title: `Event ${day}` },
  ...{ date: `2026-11-0${day + 1}`, photos: [] },
}))
const undated = [
  ...events.slice(0, 3),
  ...events.map((one) => ({ ...one, uid: `u${one.uid}`, date: null })),
]
const news = list((index) => ({
  ...{ uid: `n${index}`, title: `News ${index}`, description: `Text ${index}` },
  files: [{ path: `${index}.pdf` }],
}))
const described = list((day) => ({ uid: `d${day}`, title: `${day}`, description: `About ${day}` }))
const albums = list((index) => ({
  ...{ id: `a${index}`, title: `Album ${index}` },
  ...{ category: ['Highlight', 'Notice', 'SportsCorner'][index % 3], photos: [`${index}.jpg`] },
}))
const toppers = list((index) => ({ name: `Pupil ${index}`, score: `9${index}%`, photo: null }))

it.each([
  ['date', events, events.map((event) => ({ ...event, date: null }))],
  // If an event of several days loses its first day, its last day becomes its date.
  ['date', events, events.map((event, day) => (day ? { ...event, date: null } : event))],
  ['title', events, events.map(({ uid, date }) => ({ uid, title: 'School event', date }))],
  ['photos', albums, albums.map((album) => ({ ...album, photos: [] }))],
  ['category', albums, albums.map((album) => ({ ...album, category: '' }))],
  ['id', albums, albums.map((album) => ({ ...album, id: null }))],
  ['score', toppers, toppers.map((topper) => ({ ...topper, score: '' }))],
  ['description', news, news.map((record) => ({ ...record, description: 'Not available' }))],
  ['files', news, news.map((record) => ({ ...record, files: [] }))],
  ['description', news, news.map((record) => ({ ...record, description: '' }))],
])(
  'rejects a list twice in a row if most records have lost the field "%s"',
  (field, cached, data) => {
    for (const wasRejected of [false, true])
      expect(rejectData(null, data, cached, wasRejected)).toBe(`no ${field} any more`)
  },
)

it.each([
  ['half of the dates remain', events.map((one, day) => (day % 2 ? { ...one, date: null } : one))],
  ['all events are on one day', events.map((event) => ({ ...event, date: '2026-12-01' }))],
  [
    'all events are new, without dates',
    list((day) => ({ uid: `new ${day}`, title: `Event ${day}`, date: null })),
  ],
  ['the events without a date remain', undated.slice(3), undated],
  [
    'all events are new, without descriptions',
    list((day) => ({
      uid: `n${day}`,
      title: `New ${day}`,
      description: 'Description not available',
    })),
    described,
  ],
  ['only one event remains', [{ title: 'Sports Day', date: null }]],
  ['the events have no pictures, as before', events],
])('accepts a list of events when %s', (_, data, cached = events) => {
  expect(rejectData(null, data, cached, false)).toBeNull()
})

const counts = (filled: Record<string, number>, unknown: Record<string, number> = {}) => ({
  data: null,
  fields: {
    total: Math.max(1, ...Object.values(filled)),
    filled: new Map(Object.entries(filled)),
    unknown: new Map(Object.entries(unknown)),
  },
})

it.each([
  [
    'attachments',
    counts({ _id: 9, attachments: 4 }),
    counts({ _id: 9, attachments: 0 }, { ref: 4 }),
  ],
  ['_id', counts({ _id: 9, title: 9 }), counts({ _id: 0, title: 9 })],
  // The page of one record.
  ['title', counts({ _id: 1, title: 1 }), counts({ _id: 1, title: 0 }, { heading2: 1 })],
])('rejects a response without the field "%s" that the vendor renamed', (field, before, now) => {
  expect(rejectReason(null, now, before, false)).toBe(`no ${field} any more`)
})

it.each([
  [
    'a rare field is gone',
    counts({ _id: 9, attachments: 2 }),
    counts({ _id: 9, attachments: 0 }, { views: 9 }),
  ],
  ['no unknown field came', counts({ _id: 9, venue: 9 }), counts({ _id: 9, venue: 0 })],
  [
    'the unknown field is not new',
    counts({ title: 9, venue: 9 }, { views: 9 }),
    counts({ title: 9, venue: 0 }, { views: 9 }),
  ],
  [
    'a post has tags instead of a picture',
    counts({ title: 1, attachments: 1 }),
    counts({ title: 1, attachments: 0 }, { tags: 1 }),
  ],
  ['a field is new', counts({ _id: 9, title: 9 }), counts({ _id: 9, title: 9 }, { views: 9 })],
])('accepts a response if %s', (_, before, now) => {
  expect(rejectReason(null, now, before, false)).toBeNull()
})
