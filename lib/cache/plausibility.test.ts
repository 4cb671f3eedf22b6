import { expect, it } from 'vitest'
import { isPartial, rejectReason } from './plausibility'

it.each([
  [{ data: ['a'], total: 2 }, true],
  [{ data: ['a'], totalCount: 2 }, true],
  [{ data: ['a'], totalRecords: 2 }, true],
  [{ data: [], total: 1 }, true],
  [{ data: ['a'], total: 1 }, false],
  [{ data: ['a'], total: 0 }, false],
  [{ data: ['a'], pages: 2 }, false],
  [{ data: ['a'] }, false],
  [{ total: 2 }, false],
  [['a'], false],
  [null, false],
])('%j says itself that it is not the whole list: %s', (raw, expected) => {
  expect(isPartial(raw)).toBe(expected)
})

it('a record that is gone at once is doubted', () => {
  expect(rejectReason(null, null, { title: 'A' }, false)).toBe('suddenly empty')
})

const list = (make: (index: number) => Record<string, unknown>) => [0, 1, 2, 3].map(make)
const events = list((day) => ({ title: `Event ${day}`, date: `2026-11-0${day + 1}`, photos: [] }))
const albums = list((index) => ({ title: `Album ${index}`, photos: [`${index}.jpg`] }))

it.each([
  ['date', events, list((day) => ({ title: `Event ${day}`, date: null, photos: [] }))],
  ['title', events, list((day) => ({ title: 'School event', date: `2026-12-0${day + 1}` }))],
  ['photos', albums, list((index) => ({ title: `Album ${index}`, photos: [] }))],
])('a list that has lost every %s is rejected, however often it is sent', (field, known, data) => {
  expect(rejectReason(null, data, known, false)).toBe(`no ${field} any more`)
  expect(rejectReason(null, data, known, true)).toBe(`no ${field} any more`)
})

it.each([
  ['one date remains', list((day) => ({ title: `Event ${day}`, date: day ? null : '2026-12-01' }))],
  ['all are on one day', list((day) => ({ title: `Event ${day}`, date: '2026-12-01' }))],
  ['too few are left to tell', [{ title: 'Sports Day', date: null }]],
])('a list of events is accepted when %s', (_, data) => {
  expect(rejectReason(null, data, events, false)).toBeNull()
})

it('a list that never had pictures may have none', () => {
  expect(rejectReason(null, events, events, false)).toBeNull()
})
