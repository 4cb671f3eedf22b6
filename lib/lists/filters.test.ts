import { expect, it } from 'vitest'
import { allYears } from '@/lib/routes/query-params'
import type { Filters, YearSelect } from './filters'
import { applyFilters, newestFirst, parseFilters, toQuery } from './filters'

const none: Filters = { year: allYears, month: '', q: '', page: 1 }

const options = [allYears, '2026', '2025', '2024']
const years: YearSelect = { name: 'year', options, initial: '2026' }
const ofSession = { options: ['2026-27', '2025-26'], initial: '2025-26' }
const sessions: YearSelect = { name: 'session', ...ofSession }

const records = [
  { title: 'Annual Day', date: '2026-11-05' },
  { title: 'Sports day', date: '2026-01-20' },
  { title: 'Results', date: '2025-05-13' },
  { title: 'Undated', date: null },
]

it.each([
  ['title, ignoring case', { q: 'DAY' }, ['Annual Day', 'Sports day']],
  ['“.*” as plain text, not as a regular expression', { q: '.*' }, []],
  ['a year other than the default, without undated records', { year: '2025' }, ['Results']],
  ['the default year, undated included', { year: '2026' }, ['Annual Day', 'Sports day', 'Undated']],
  ['year and month', { year: '2026', month: '1' }, ['Sports day']],
  ['a month in all years', { month: '5' }, ['Results']],
  ['neither year nor month, with undated records', {}, records.map(({ title }) => title)],
])('filters records by %s', (_, filters, titles) => {
  expect(applyFilters(records, { ...none, ...filters }, '2026').map(({ title }) => title)).toEqual(
    titles,
  )
})

it.each([
  ['asha', ['Asha Rai']],
  ['COMM', ['Bikash Das']],
  ['  das ', ['Bikash Das']],
  ['', ['Asha Rai', 'Bikash Das']],
])('searches toppers by name or stream, ignoring case: %j', (q, names) => {
  const toppers = [
    { name: 'Asha Rai', stream: 'Science' },
    { name: 'Bikash Das', stream: 'Commerce' },
  ]
  const found = applyFilters(toppers, { ...none, year: '2025-26', q }, '')
  expect(found.map(({ name }) => name)).toEqual(names)
})

it.each([
  [{}, { ...none, year: '2026' }],
  [{ year: 'all' }, none],
  [{ year: '2024' }, { year: '2024' }],
  [{ year: 'soon' }, { year: '2026' }],
  [{ year: ['2024', '2025'] }, { year: '2024' }],
  [{ year: '2025.' }, { year: '2025' }],
  [
    { year: '2024”),', month: '3)', page: '2,' },
    { year: '2024', month: '3', page: 2 },
  ],
  [{ month: '03' }, { month: '3' }],
  [{ page: '-1' }, { page: 1 }],
  [{ q: '  exam ' }, { q: 'exam' }],
  [{ q: 'x'.repeat(101) }, { q: 'x'.repeat(100) }],
])('parses the query parameters %j as %j', (params, filters) => {
  expect(parseFilters(params, years)).toMatchObject(filters)
})

it.each([
  [{ session: '2026-27' }, '2026-27'],
  [{ session: '2027-2026' }, '2026-27'],
  [{ session: '1999-00' }, '2025-26'],
  [{ year: '2026' }, '2025-26'],
])('the query %j selects the session %s', (params, year) => {
  expect(parseFilters({ ...params, month: '3' }, sessions)).toEqual({ ...none, year })
})

it.each([
  [years, { year: '2025', month: '12', q: 'a & b=c', page: 9 }],
  [years, { ...none, q: 'पूजा' }],
  [sessions, { ...none, year: '2026-27', page: 2 }],
])('the query for the year select %j preserves the filters %j', (select, filters) => {
  const params = Object.fromEntries(new URLSearchParams(toQuery(filters, select)))
  expect(parseFilters(params, select)).toEqual(filters)
})

it('omits the default filters from the URL', () => {
  expect(toQuery({ ...none, year: '2026' }, years)).toBe('')
})

it('sorts records newest first, and keeps an undated record before the record that the vendor lists next', () => {
  const order = (list: typeof records) => newestFirst(list).map(({ title }) => title)
  expect(order(records)).toEqual(['Annual Day', 'Sports day', 'Results', 'Undated'])
  expect(order([...records].reverse())).toEqual(['Annual Day', 'Sports day', 'Undated', 'Results'])
  expect(order([{ title: 'Only', date: null }])).toEqual(['Only'])
})

const camp = { title: 'Winter camp', date: '2026-12-28', until: '2027-01-03' }
const exhibition = { title: 'Long exhibition', date: '2024-11-20', until: '2026-12-20' }

it.each([
  [camp, { year: '2026' }, true],
  [camp, { year: '2027' }, true],
  [camp, { year: '2027', month: '1' }, true],
  [camp, { year: '2027', month: '12' }, false],
  [camp, { month: '1' }, true],
  [camp, { year: '2025' }, false],
  [exhibition, { year: '2025' }, true],
  [exhibition, { year: '2025', month: '6' }, true],
  [exhibition, { year: '2024', month: '10' }, false],
])('the record %j matches the filters %j: %s', (one, filters, isShown) => {
  expect(applyFilters([one], { ...none, ...filters }, '2026')).toHaveLength(isShown ? 1 : 0)
})

it.each([
  ['Founder’s Day', "founder's"],
  ['Children’s fair', 'childrens'],
  ['Parent\u2011Teacher meeting', 'parent—teacher'],
  ['Annual\u00a0Day  2026', 'annual day 2026'],
  ['Annual\u200bDay', 'annualday'],
  ['Cafe\u0301 opens', 'café'],
  ['Café opens', 'cafe'],
  ['हिन्दी दिवस', 'हिंदी'],
  ['\u0915\u093c\u0932\u092e', 'कलम'],
  ['परीक्षा २०२६', '2026'],
  ['র\u200d্যালি', 'র্যালি'],
  ['সঙ্গীত সন্ধ্যা', 'সংগীত'],
  ['Parent-Teacher Meeting', 'parent teacher'],
  ['P.T.M. of Class V', 'ptm'],
  ['Arts & Crafts', 'arts and crafts'],
  ['100% result', '100 %'],
])('finds the title %j by the search text %j', (title, q) => {
  expect(applyFilters([{ title, date: null }], { ...none, q }, '')).toHaveLength(1)
  expect(applyFilters([{ name: title, stream: '' }], { ...none, q }, '')).toHaveLength(1)
})
