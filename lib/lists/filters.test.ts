import { expect, it } from 'vitest'
import { allYears } from '@/lib/routes/query-params'
import {
  applyFilters,
  type Filters,
  newestFirst,
  parseFilters,
  toQuery,
  type YearSelect,
} from './filters'

const none: Filters = { year: allYears, month: '', q: '', page: 1 }

const years: YearSelect = {
  name: 'year',
  options: [allYears, '2026', '2025', '2024'],
  initial: '2026',
}
const sessions: YearSelect = {
  name: 'session',
  options: ['2026-27', '2025-26'],
  initial: '2025-26',
}

const records = [
  { title: 'Annual Day', date: '2026-11-05' },
  { title: 'Sports day', date: '2026-01-20' },
  { title: 'Results', date: '2025-05-13' },
  { title: 'Undated', date: null },
]

it.each([
  ['a title, whatever its case', { q: 'DAY' }, ['Annual Day', 'Sports day']],
  ['signs of patterns, which are themselves', { q: '.*' }, []],
  ['the year of the record’s day', { year: '2026' }, ['Annual Day', 'Sports day']],
  ['year and month', { year: '2026', month: '1' }, ['Sports day']],
  ['a month of any year', { month: '5' }, ['Results']],
  ['neither, which shows a record without a day too', {}, records.map(({ title }) => title)],
])('records are filtered by %s', (_, filters, titles) => {
  expect(applyFilters(records, { ...none, ...filters }).map(({ title }) => title)).toEqual(titles)
})

it.each([
  ['asha', ['Asha Rai']],
  ['COMM', ['Bikash Das']],
  ['  das ', ['Bikash Das']],
  ['', ['Asha Rai', 'Bikash Das']],
])('toppers are searched by name or stream, case-insensitive: %j', (q, names) => {
  const toppers = [
    { name: 'Asha Rai', stream: 'Science' },
    { name: 'Bikash Das', stream: 'Commerce' },
  ]
  const found = applyFilters(toppers, { ...none, year: '2025-26', q })
  expect(found.map(({ name }) => name)).toEqual(names)
})

it.each([
  [{}, { ...none, year: '2026' }],
  [{ year: 'all' }, none],
  [{ year: '2024' }, { year: '2024' }],
  [{ year: 'soon' }, { year: '2026' }],
  [{ year: ['2024', '2025'] }, { year: '2024' }],
  [{ month: '03' }, { month: '3' }],
  [{ month: '13' }, { month: '' }],
  [{ month: '1.5' }, { month: '' }],
  [{ page: '-1' }, { page: 1 }],
  [{ q: '  exam ' }, { q: 'exam' }],
  [{ q: 'x'.repeat(101) }, { q: 'x'.repeat(100) }],
])('the address %j', (params, filters) => {
  expect(parseFilters(params, years)).toMatchObject(filters)
})

it.each([
  [{ session: '2026-27' }, '2026-27'],
  [{ session: '2027-2026' }, '2026-27'],
  [{ session: '1999-00' }, '2025-26'],
  [{ year: '2026' }, '2025-26'],
])('the address of toppers names a session in any of its written forms: %j', (params, year) => {
  expect(parseFilters({ ...params, month: '3' }, sessions)).toEqual({ ...none, year })
})

it.each([
  [years, { year: '2025', month: '12', q: 'a & b=c', page: 9 }],
  [years, { ...none, q: 'पूजा' }],
  [sessions, { ...none, year: '2026-27', page: 2 }],
])('the address gives back the filters it was made from: %j, %j', (select, given) => {
  const params = Object.fromEntries(new URLSearchParams(toQuery(given, select)))
  expect(parseFilters(params, select)).toEqual(given)
})

it('the address is bare for what it opens with', () => {
  expect(toQuery({ ...none, year: '2026' }, years)).toBe('')
})

it('newest first, records without a day at the end', () => {
  expect(newestFirst([...records].reverse())).toEqual(records)
})
