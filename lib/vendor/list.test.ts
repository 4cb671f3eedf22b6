import { expect, it } from 'vitest'
import { z } from 'zod'
import { text } from './fields'
import { listOf, oneOf } from './list'

const record = z.object({ title: text })
const list = listOf('tests', record)
const one = oneOf(record)

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
