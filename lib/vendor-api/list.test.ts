// @module-tag attack
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { blocklist } from '@/lib/media-url/blocklist'
import { log } from '@/lib/platform/log'
import { leftOutOf, reasonsOf } from '@/testing/left-out'
import { day, files, id, link, richText, text } from './fields'
import { createPreparer, getReports, listOf, oneOf, reportLeftOut, reportUnreachable } from './list'

const record = z.object({ title: text })
const list = listOf(
  record,
  (raw) => raw,
  ({ title }) => title !== '',
)
const one = oneOf(record, (raw) => raw)

const [a, b] = [{ title: 'A' }, { title: 'B' }]

it.each([
  ['an array', [a, b], [a, b]],
  ['an object whose data is an array', { data: [a], total: 60 }, [a]],
  ['an empty array', { data: [] }, []],
  ['data: null', { data: null }, []],
  ['an array with other things than records', [a, null, 'text', 7, [], { error: 'db' }], [a]],
])('parses %s as a list', (_what, body, expected) => {
  expect(list.parse(body)).toEqual(expected)
})

it.each<{ body: unknown }>([
  { body: { message: 'ok' } },
  { body: { items: [a] } },
  { body: 'text' },
  { body: null },
  { body: [null, 'x', [[]]] },
  { body: [{ error: 'db' }, {}] },
  { body: [{ title: '' }, { title: null }] },
])('rejects $body as a list, so that the last good response stays', ({ body }) => {
  expect(list.safeParse(body).success).toBe(false)
})

it.each([
  ['the record itself', a, a],
  ['the record inside data', { data: a }, a],
  ['data: null means no record', { data: null }, null],
  ['an object without a known field means no record', { message: 'no such record' }, null],
])('parses the response to a request for one record: %s', (_how, body, expected) => {
  expect(one.parse(body)).toEqual(expected)
})

it.each(['text', 5, [a]])('rejects %j as a single record', (body) => {
  expect(one.safeParse(body).success).toBe(false)
})

const fullList = listOf(
  z.object({ _id: id, title: text, description: richText, day, url: link, attachments: files }),
  (raw) => raw,
  () => true,
)

it('reads id as _id', () => {
  const ids = fullList.parse([{ id: 7 }, { _id: 'a', id: 7 }]).map(({ _id }) => _id)
  expect(ids).toEqual(['7', 'a'])
})

it('an unchanged record stays the same object until a file is blocked; two equal ones stay two', async () => {
  const prepare = createPreparer(list)
  const read = async (of: string) => list.parse(await prepare([...of].map((title) => ({ title }))))
  const [first] = await read('AB')
  const [c, again, equal] = await read('CAA')
  blocklist().version += 1
  const [fresh] = await read('A')
  expect([c, again, equal, fresh]).toEqual([{ title: 'C' }, a, a, a])
  expect([again, equal, fresh].map((one) => one === first)).toEqual([true, false, false])
})

it('accepts a list whose records have other optional fields than before', () => {
  const old = { title: 'A', day: '2026-11-20', url: 'https://a.example' }
  expect(fullList.parse([old])).toHaveLength(1)
  expect(reasonsOf(fullList, [{ title: 'A', updatedAt: '2026-11-20T10:00:00Z' }])).toEqual([])
})

it('names the fields that no record has, and those that we do not know', () => {
  leftOutOf(fullList, [
    { title: 'A', heading: 'B' },
    { title: 'C', url: null },
  ])
  expect(getReports('a list')).toMatchObject({
    absent: ['_id', 'description', 'day', 'url', 'attachments'],
    unknown: ['heading'],
  })
})

it('reports each value once with its field, the reason, the records and the remedy', () => {
  const records = [
    { _id: 7, title: 'Exam', day: 'soon', url: 'nothing' },
    { _id: 'a/b', title: 'Sports', day: 'soon', attachments: ['a.pdf', true] },
    { title: { en: {} }, day: '1970-01-01' },
    'text',
  ]
  const found = leftOutOf(fullList, records)
  expect(found).toMatchObject([
    { field: 'day', reason: 'the text "soon"', count: 2, records: ['"Exam" 7', '"Sports" "a/b"'] },
    { field: 'url', reason: 'the text "nothing"', count: 1, records: ['"Exam" 7'] },
    { field: '_id', reason: 'the text "a/b"', records: ['"Sports" "a/b"'] },
    { field: 'attachments', reason: 'true: no path', records: ['"Sports" "a/b"'] },
    { field: 'title', reason: 'an object', records: ['record 3'] },
    { field: 'record', records: ['record 4'] },
  ])
  for (const { fix } of found) expect(fix).toMatch(/\w/)
})

it('reports records whose own page cannot be reached', () => {
  const records = ['1', null, '1'].map((one) => ({ id: one, title: `Album ${one}` }))
  const schema = { parse: () => reportUnreachable(records) }
  expect(reasonsOf(schema, [])).toEqual(['_id: missing', '_id: 1'])
})

it('limits how many different reasons it reports', () => {
  const days = Array.from({ length: 5000 }, (_, index) => ({ title: 'A', day: `day ${index}` }))
  const found = leftOutOf(fullList, days)
  expect(found.length).toBeLessThanOrEqual(101)
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(5000)
})

it('logs what it reports when it changes, also if the whole list fails', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const read = (body: unknown) => reportLeftOut('logged', () => list.safeParse(body))
  read([a, 'x'])
  read([a, 'x'])
  expect(warn).toHaveBeenCalledTimes(1)
  expect(() => reportLeftOut('logged', () => list.parse(['x', 'y']))).toThrow()
  expect(getReports('logged').leftOut).toMatchObject([{ count: 1 }, { count: 1 }])
  expect(warn).toHaveBeenCalledTimes(2)
})
