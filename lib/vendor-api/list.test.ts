// @module-tag attack
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/lib/platform/log'
import { attachments, day, description, id, line, link } from './fields'
import { getLeftOut, listOf, oneOf, reportLeftOut } from './list'

const record = z.object({ title: line })
const list = listOf('tests', record)
const one = oneOf(record)

const [a, b] = [{ title: 'A' }, { title: 'B' }]

it.each([
  ['an array', [a], [a]],
  ['an object whose data is an array', { data: [a], message: 'ok' }, [a]],
  ['an empty list in data', { data: [] }, []],
  ['an array with other values, which it drops', [a, null, 'text', 7, [], b], [a, b]],
  ['an array with a record without known fields, which it drops', [{ error: 'db' }, a], [a]],
  ['an array with a record of empty fields', [{ title: null }, a], [{ title: '' }, a]],
])('accepts as a list body %s', (_what, body, expected) => {
  expect(list.parse(body)).toEqual(expected)
})

it.each([[{ message: 'ok' }], ['text'], [null], [[null, 'x', [[]]]], [[{ error: 'db' }, {}]]])(
  'rejects %j as a list',
  (body) => {
    expect(list.safeParse(body).success).toBe(false)
  },
)

it('drops only the record whose transform throws', () => {
  const thrown = record.transform((raw) => {
    if (raw.title === 'B') throw new URIError('URI malformed')
    return raw
  })
  expect(listOf('tests', thrown).parse([a, b, a])).toEqual([a, a])
})

it.each([
  ['bare', a, a],
  ['inside data', { data: a }, a],
  ['as a list of one', [a], a],
  ['as a list of one inside data', { data: [a] }, a],
  ['as null', null, null],
  ['as null inside data', { data: null, message: 'not found' }, null],
  ['as an empty list inside data', { data: [] }, null],
  ['without a known field', { message: 'no such record' }, null],
  ['without a known field inside data', { data: { message: 'none' } }, null],
  ['without any field', [{}], null],
])('accepts one record %s', (_how, body, expected) => {
  expect(one.parse(body)).toEqual(expected)
})

it.each(['text', 5, { data: 'text' }])('rejects %j as a record', (body) => {
  expect(one.safeParse(body).success).toBe(false)
})

const full = z.object({ _id: id, title: line, description, day, url: link, attachments })
const fullList = listOf('tests', full)

it('reports omissions with field, reason, records and remedy', () => {
  const records = [
    { _id: 7, title: 'Exam', day: 'soon', url: 'nothing' },
    { _id: 'a/b', title: 'Sports', day: 'soon', attachments: ['a.pdf', true] },
    { title: { en: 'A' }, day: '1970-01-01', description: 'a'.repeat(60_000) },
    'text',
    { title: 'Fine', day: '2026-11-20' },
  ]
  reportLeftOut('all kinds', () => fullList.parse(records))
  const fix = expect.stringMatching(/\w/)
  expect(getLeftOut('all kinds')).toEqual([
    {
      field: 'day',
      reason: 'the text "soon"',
      count: 2,
      records: ['"Exam" 7', '"Sports" "a/b"'],
      fix,
    },
    { field: 'url', reason: 'the text "nothing"', count: 1, records: ['"Exam" 7'], fix },
    { field: '_id', reason: 'the text "a/b"', count: 1, records: ['"Sports" "a/b"'], fix },
    { field: 'attachments', reason: '1 entries of 2', count: 1, records: ['"Sports" "a/b"'], fix },
    { field: 'title', reason: 'an object', count: 1, records: ['record 3'], fix },
    { field: 'text', reason: 'longer than a page shows', count: 1, records: ['record 3'], fix },
    {
      field: 'record',
      reason: 'not a record, but the text "text"',
      count: 1,
      records: ['record 4'],
      fix,
    },
  ])
})

it('reports a day that is no text, and a text with more tags than a page shows', () => {
  const description = '<b>x</b>'.repeat(11_000)
  reportLeftOut('tags', () => fullList.parse([{ title: 'Exam', day: true, description }]))
  expect(getLeftOut('tags').map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    'day: true',
    'text: longer than a page shows',
  ])
})

it.each([
  ['../a.png', 'no path that an address can have', 'upload it under a plain name'],
  ['setup.exe', 'a kind of file that the site does not offer', 'save it as PDF'],
  ['a.heic', 'a photo that browsers cannot show', 'save it as JPEG'],
])('reports the record and the remedy for the stored path %s', (path, problem, fix) => {
  reportLeftOut('paths', () => fullList.parse([{ title: 'Exam', attachments: [path] }]))
  const reason = `the text "${path}": ${problem}`
  expect(getLeftOut('paths')).toEqual([
    { field: 'attachments', reason, count: 1, records: ['"Exam"'], fix },
  ])
})

it('reports the words beside a URL, which no page shows', () => {
  const url = 'forms.gle/abc, last date 20 Nov'
  reportLeftOut('words', () => fullList.parse([{ title: 'Exam', url }]))
  const reason = `the text "${url}"`
  expect(getLeftOut('words')).toMatchObject([{ field: 'url', reason, count: 1 }])
})

it('logs omissions once, and again when they change', () => {
  const warn = vi.spyOn(log, 'warn')
  const read = (...days: string[]) =>
    reportLeftOut('days', () => fullList.parse(days.map((one) => ({ day: one }))))
  for (const days of [['soon'], ['soon'], ['2026-11-20'], ['soon', 'later']]) read(...days)
  expect(warn).toHaveBeenCalledTimes(2)
  expect(warn.mock.calls[0]).toEqual([
    {
      list: 'days',
      leftOut: [expect.objectContaining({ field: 'day', reason: 'the text "soon"' })],
    },
    'vendor content left out',
  ])
  expect(getLeftOut('days')).toHaveLength(2)
})

it('bounds the report for any number of odd records', () => {
  const records = Array.from({ length: 500 }, (_, at) => ({ title: `T ${at}`, day: `soon ${at}` }))
  reportLeftOut('odd', () => fullList.parse(records))
  const leftOut = getLeftOut('odd')
  expect(leftOut.length).toBeLessThanOrEqual(101)
  expect(leftOut.reduce((sum, { count }) => sum + count, 0)).toBe(500)
})
