// @module-tag attack
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/lib/platform/log'
import { leftOutOf, reasonsOf } from '@/testing/left-out'
import { attachments, day, description, id, line, link } from './fields'
import { getLeftOut, listOf, oneOf, reportLeftOut } from './list'

const record = z.object({ title: line })
const list = listOf(record)
const one = oneOf(record)

const [a, b] = [{ title: 'A' }, { title: 'B' }]

it.each([
  ['an array', [a], [a]],
  ['an object whose data is an array', { data: [a], message: 'ok' }, [a]],
  ['an object whose data is an empty array', { data: [] }, []],
  ['an object with numeric keys', { 0: a, 2: b, status: 200 }, [a, b]],
  ['an object whose data has numeric keys', { data: { 0: a } }, [a]],
  [
    'the only filled array inside wrapper objects',
    { success: true, data: { items: [a], errors: [] } },
    [a],
  ],
  ['the page of a Laravel paginator', { data: { data: [a], links: [{ url: 'x' }] } }, [a]],
  ['an array that .NET sends as a string', { d: JSON.stringify([a, b]) }, [a, b]],
  ['an array in an array', [[a, b]], [a, b]],
  ['only the objects of a mixed array', [a, null, 'text', 7, [], b], [a, b]],
  ['only the objects with a known field in an array', [{ error: 'db' }, a], [a]],
  ['an array with an object whose fields are null', [{ title: null }, a], [{ title: '' }, a]],
])('parses %s as a list of records', (_what, body, expected) => {
  expect(list.parse(body)).toEqual(expected)
})

it.each<{ body: unknown }>([
  { body: { message: 'ok' } },
  { body: 'text' },
  { body: null },
  { body: [null, 'x', [[]]] },
  { body: [{ error: 'db' }, {}] },
  { body: { errors: [] } },
  { body: { errors: ['x'] } },
  { body: { data: null } },
  { body: { news: [a], events: [b] } },
])('rejects $body as a list of records', ({ body }) => {
  expect(list.safeParse(body).success).toBe(false)
})

it('keeps the other records of a list if the transformation of one record throws', () => {
  const thrown = record.transform((raw) => {
    if (raw.title === 'B') throw new URIError('URI malformed')
    return raw
  })
  expect(listOf(thrown).parse([a, b, a])).toEqual([a, a])
})

it.each([
  ['the record itself', a, a],
  ['the record inside data', { data: a }, a],
  ['a list of one record', [a], a],
  ['a list of one record inside data', { data: [a] }, a],
  ['an object with a numeric key', { 0: a }, a],
  ['the record inside another wrapper', { success: true, data: { post: a } }, a],
  ['null means no record', null, null],
  ['null inside data means no record', { data: null, message: 'not found' }, null],
  ['an empty list inside data means no record', { data: [] }, null],
  ['an object without a known field means no record', { message: 'no such record' }, null],
  ['data without a known field means no record', { data: { message: 'none' } }, null],
  ['a list with an empty object means no record', [{}], null],
])('parses the response to a request for one record: %s', (_how, body, expected) => {
  expect(one.parse(body)).toEqual(expected)
})

it.each(['text', 5, { data: 'text' }])('rejects %j as a single record', (body) => {
  expect(one.safeParse(body).success).toBe(false)
})

const full = z.object({ _id: id, title: line, description, day, url: link, attachments })
const fullList = listOf(full)

it('reports each omitted value with its field, the reason, the records and the remedy', () => {
  const records = [
    { _id: 7, title: 'Exam', day: 'soon', url: 'nothing' },
    { _id: 'a/b', title: 'Sports', day: 'soon', attachments: ['a.pdf', true] },
    { title: { en: {} }, day: '1970-01-01', description: 'a'.repeat(60_000) },
    'text',
    { title: 'Fine', day: '2026-11-20', attachments: ['../a.png'] },
  ]
  const noPath = 'the text "../a.png": no path that an address can have'
  const found = leftOutOf(fullList, records)
  expect(found).toMatchObject([
    { field: 'day', reason: 'the text "soon"', count: 2, records: ['"Exam" 7', '"Sports" "a/b"'] },
    { field: 'url', reason: 'the text "nothing"', count: 1, records: ['"Exam" 7'] },
    { field: '_id', reason: 'the text "a/b"', records: ['"Sports" "a/b"'] },
    { field: 'attachments', reason: '1 entries of 2', records: ['"Sports" "a/b"'] },
    { field: 'title', reason: 'an object', records: ['record 3'] },
    { field: 'text', reason: 'longer than a page shows', records: ['record 3'] },
    { field: 'record', reason: 'not a record, but the text "text"', records: ['record 4'] },
    { field: 'attachments', reason: noPath, fix: 'upload it under a plain name' },
  ])
  for (const { fix } of found) expect(fix).toMatch(/\w/)
})

it.each([
  ['a date that is not a string', { day: true }, ['day: true']],
  [
    'a text with too many tags',
    { description: '<b>x</b>'.repeat(11_000) },
    ['text: longer than a page shows'],
  ],
  // No page shows the words beside a URL.
  [
    'the words beside a URL',
    { url: 'forms.gle/a, till 20 Nov' },
    ['url: the text "forms.gle/a, till 20 Nov"'],
  ],
])('reports an omitted value of a record: %s', (_what, fields, reasons) => {
  expect(reasonsOf(fullList, [{ title: 'Exam', ...fields }])).toEqual(reasons)
})

it.each([
  ['an empty Strapi relation', { attachments: { data: null } }],
  ['an empty list of files', { attachments: { data: [] } }],
  ['empty entries of a list of files', { attachments: ['', null, 'a.pdf'] }],
  ['a phone number with spaces', { url: '+91 94340 12345' }],
  ['a tel: URL with spaces', { url: 'tel: +91 353 257 1234' }],
  ['a mailto: URL with a subject', { url: 'mailto:a@b.example?subject=Fees of May' }],
])('does not report %s as omitted', (_what, fields) => {
  expect(reasonsOf(fullList, [{ title: 'Exam', ...fields }])).toEqual([])
})

it.each([
  { total: 60 },
  { last_page: 4 },
  { meta: { page: 1, pageCount: 3 } },
  { hasNextPage: true },
])('reports a response with %j and two records as incomplete', (paging) => {
  const reasons = ['list: the vendor says that it has more records']
  expect(reasonsOf(list, { data: [a, b], ...paging })).toEqual(reasons)
})

it('logs the omitted values of a list once, and again when they change', () => {
  const warn = vi.spyOn(log, 'warn')
  const read = (...days: string[]) =>
    reportLeftOut('days', () => fullList.parse(days.map((one) => ({ day: one }))))
  for (const days of [['soon'], ['soon'], ['2026-11-20'], ['soon', 'later']]) read(...days)
  expect(warn).toHaveBeenCalledTimes(2)
  const leftOut = [expect.objectContaining({ field: 'day', reason: 'the text "soon"' })]
  expect(warn.mock.calls[0]).toEqual([{ list: 'days', leftOut }, 'vendor content left out'])
  expect(getLeftOut('days')).toHaveLength(2)
})

it('limits the number of reported problems of a list, but counts every problem', () => {
  const records = Array.from({ length: 500 }, (_, at) => ({ title: `T ${at}`, day: `soon ${at}` }))
  const leftOut = leftOutOf(fullList, records)
  expect(leftOut.length).toBeLessThanOrEqual(101)
  expect(leftOut.reduce((sum, { count }) => sum + count, 0)).toBe(500)
})
