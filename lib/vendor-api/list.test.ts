// @module-tag attack
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/lib/platform/log'
import { isoDate, line } from './fields'
import { listOf, oneOf } from './list'

const record = z.object({ title: line })
const list = listOf('tests', record)
const one = oneOf('test', record)

const [a, b] = [{ title: 'A' }, { title: 'B' }]

it.each([
  ['an array', [a], [a]],
  ['an object whose data is an array', { data: [a], message: 'ok' }, [a]],
  ['an empty list in data', { data: [] }, []],
  ['with what is no record: it is dropped alone', [a, null, 'text', 7, [], b], [a, b]],
  ['with a record of no known field: dropped too', [{ error: 'db' }, a], [a]],
  ['with a record whose fields are empty: kept', [{ title: null }, a], [{ title: '' }, a]],
])('a list body is %s', (_what, body, expected) => {
  expect(list.parse(body)).toEqual(expected)
})

it.each([[{ message: 'ok' }], ['text'], [null], [[null, 'x', [[]]]], [[{ error: 'db' }, {}]]])(
  '%j is no list',
  (body) => {
    expect(list.safeParse(body).success).toBe(false)
  },
)

it('a record whose transform throws is dropped alone', () => {
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
  ['as null: there is none', null, null],
  ['as null inside data', { data: null, message: 'not found' }, null],
  ['as an empty list inside data', { data: [] }, null],
  ['without a known field: there is none', { message: 'no such record' }, null],
  ['without a known field inside data', { data: { message: 'none' } }, null],
  ['without any field', [{}], null],
])('one record may stand %s', (_how, body, expected) => {
  expect(one.parse(body)).toEqual(expected)
})

it.each(['text', 5, { data: 'text' }])('%j is no record', (body) => {
  expect(one.safeParse(body).success).toBe(false)
})

it('days that cannot be read are counted in the log', () => {
  const warn = vi.spyOn(log, 'warn')
  const days = ['soon', '2026-11-22', '', null, '99/99/99']
  listOf('tests', z.object({ day: isoDate })).parse(days.map((raw) => ({ day: raw })))
  expect(warn.mock.calls).toEqual([[{ list: 'tests', unreadDays: 2 }, 'vendor days not read']])
})

it('what is cut of texts that are too long is counted in the log', () => {
  const warn = vi.spyOn(log, 'warn')
  const long = { title: 'a'.repeat(60_000) }
  expect(list.parse([long, long, a])[0]?.title).toHaveLength(1000)
  expect(one.parse(long)?.title).toHaveLength(1000)
  expect(warn.mock.calls).toEqual([
    [{ list: 'tests', cut: 2 }, 'vendor texts cut'],
    [{ list: 'test', cut: 1 }, 'vendor texts cut'],
  ])
})
