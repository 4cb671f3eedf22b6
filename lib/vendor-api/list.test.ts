// @module-tag attack
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/lib/platform/log'
import { day, text } from './fields'
import { listOf, oneOf } from './list'

const record = z.object({ title: text })
const list = listOf('tests', record)
const one = oneOf('test', record)

it.each([
  ['an array', [{ title: 'A' }]],
  ['an object whose data is an array', { data: [{ title: 'A' }], message: 'ok' }],
])('a list body is %s', (_what, body) => {
  expect(list.parse(body)).toEqual([{ title: 'A' }])
})

it('a confirmed empty list is an answer', () => {
  expect(list.parse([])).toEqual([])
  expect(list.parse({ data: [] })).toEqual([])
})

it('a record that does not fit is dropped alone; the rest of the list lives', () => {
  expect(list.parse([{ title: 'A' }, null, 'text', 7, [], { title: 'B' }])).toEqual([
    { title: 'A' },
    { title: 'B' },
  ])
})

it('a record whose transform throws is dropped alone too', () => {
  const thrown = record.transform((one) => {
    if (one.title === 'B') throw new URIError('URI malformed')
    return one
  })
  expect(listOf('tests', thrown).parse([{ title: 'A' }, { title: 'B' }, { title: 'C' }])).toEqual([
    { title: 'A' },
    { title: 'C' },
  ])
})

it.each([{ message: 'ok' }, { data: null }, 'text', null, 5])('%j is no list', (body) => {
  expect(list.safeParse(body).success).toBe(false)
})

it.each([
  ['bare', { title: 'A' }],
  ['inside data', { data: { title: 'A' } }],
  ['as a list of one', [{ title: 'A' }]],
  ['as a list of one inside data', { data: [{ title: 'A' }] }],
])('one record may stand %s', (_how, body) => {
  expect(one.parse(body)).toEqual({ title: 'A' })
})

it.each([null, { data: null }, [], { data: [] }, { data: null, message: 'not found' }])(
  '%j says that there is no such record',
  (body) => {
    expect(one.parse(body)).toBeNull()
  },
)

it.each(['text', 5, { data: 'text' }])('%j is no record', (body) => {
  expect(one.safeParse(body).success).toBe(false)
})

it.each([
  ['every record dropped', [null, 'x', [[]]]],
  ['no record with a known field', [{ error: 'db' }, {}]],
])('%s: no list', (_what, body) => {
  expect(list.safeParse(body).success).toBe(false)
})

it('a record without a single known field is dropped; one whose fields are empty is not', () => {
  expect(list.parse([{ error: 'db' }, { title: null }, { title: 'A' }])).toEqual([
    { title: '' },
    { title: 'A' },
  ])
})

it.each([{ message: 'no such record' }, { data: { message: 'none' } }, [{}]])(
  '%j has no known field, so it is no record',
  (body) => {
    expect(one.parse(body)).toBeNull()
  },
)

it('days that cannot be read are counted in the log', () => {
  const warn = vi.spyOn(log, 'warn')
  const dated = listOf('tests', z.object({ day }))
  dated.parse([
    { day: 'soon' },
    { day: '2026-11-22' },
    { day: '' },
    { day: null },
    { day: '99/99/99' },
  ])
  expect(warn.mock.calls).toEqual([[{ list: 'tests', unreadDays: 2 }, 'vendor days not read']])
})

it('what is cut of texts that are too long is counted in the log', () => {
  const warn = vi.spyOn(log, 'warn')
  const long = 'a'.repeat(60_000)
  const [kept] = list.parse([{ title: long }, { title: long }, { title: 'A' }])
  expect(kept?.title).toHaveLength(1000)
  expect(one.parse({ title: long })?.title).toHaveLength(1000)
  expect(warn.mock.calls).toEqual([
    [{ list: 'tests', cut: 2 }, 'vendor texts cut'],
    [{ list: 'test', cut: 1 }, 'vendor texts cut'],
  ])
})
