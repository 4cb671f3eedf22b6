import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allYears } from '@/lib/routes/query-params'
import {
  applyFilters,
  type Filters,
  newestFirst,
  pageOf,
  parseFilters,
  toQuery,
  type YearSelect,
} from './filters'
import { pageSize } from './paging'

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

describe('search filters: case-insensitive substring match on title', () => {
  it.each(['day', 'DAY', ' Day '.trim()])('%j', (q) => {
    expect(applyFilters(records, { ...none, q }).map(({ title }) => title)).toEqual([
      'Annual Day',
      'Sports day',
    ])
  })

  it('reads signs of patterns as themselves', () => {
    expect(applyFilters(records, { ...none, q: '.*' })).toEqual([])
  })
})

describe('year and month', () => {
  it('select by the record’s day', () => {
    expect(applyFilters(records, { ...none, year: '2026' })).toHaveLength(2)
    expect(applyFilters(records, { ...none, year: '2026', month: '1' })).toHaveLength(1)
    expect(applyFilters(records, { ...none, month: '5' })).toHaveLength(1)
  })

  it('show a record without a day only when neither is chosen', () => {
    expect(applyFilters(records, none)).toHaveLength(4)
  })
})

describe('toppers', () => {
  const toppers = [
    { name: 'Asha Rai', stream: 'Science' },
    { name: 'Bikash Das', stream: 'Commerce' },
  ]

  it.each([
    ['asha', ['Asha Rai']],
    ['COMM', ['Bikash Das']],
    ['  das ', ['Bikash Das']],
    ['', ['Asha Rai', 'Bikash Das']],
    ['nobody', []],
  ])('are searched by name or stream, case-insensitive: %j', (q, found) => {
    const filters = { ...none, year: '2025-26', q }
    expect(applyFilters(toppers, filters).map(({ name }) => name)).toEqual(found)
  })
})

describe('the address', () => {
  it.each([
    [{}, { ...none, year: '2026' }],
    [{ year: 'all' }, { year: 'all' }],
    [{ year: '2024' }, { year: '2024' }],
    [{ year: 'soon' }, { year: '2026' }],
    [{ year: '1999' }, { year: '2026' }],
    [{ year: ['2024', '2025'] }, { year: '2024' }],
    [{ month: '03' }, { month: '3' }],
    [{ month: '13' }, { month: '' }],
    [{ month: '' }, { month: '' }],
    [{ page: '-1' }, { page: 1 }],
    [{ q: '  exam ' }, { q: 'exam' }],
    [{ q: 'x'.repeat(101) }, { q: 'x'.repeat(100) }],
  ])('%j', (params, filters) => {
    expect(parseFilters(params, years)).toMatchObject(filters)
  })

  it.each([
    [{ session: '2026-27' }, '2026-27'],
    [{ session: '2027-2026' }, '2026-27'],
    [{ session: '1999-00' }, '2025-26'],
    [{ session: 'x'.repeat(200) }, '2025-26'],
    [{ year: '2026' }, '2025-26'],
  ])('of toppers names a session in any of its written forms: %j', (params, year) => {
    expect(parseFilters({ ...params, month: '3' }, sessions)).toEqual({ ...none, year })
  })

  it.each([years, sessions])('gives back the filters it was made from: $name', (select) => {
    const filters = fc.record({
      year: fc.constantFrom(...select.options),
      month:
        select === years
          ? fc.option(fc.integer({ min: 1, max: 12 }).map(String), { nil: '' })
          : fc.constant(''),
      q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(filters, (given) => {
        const params = Object.fromEntries(new URLSearchParams(toQuery(given, select)))
        expect(parseFilters(params, select)).toEqual(given)
      }),
    )
  })

  it('is bare for what it opens with', () => {
    expect(toQuery({ ...none, year: '2026' }, years)).toBe('')
  })
})

describe('pages', () => {
  const many = Array.from({ length: pageSize * 2 + 1 }, (_, index) => ({
    title: `Item ${index}`,
    date: '2026-01-01',
  }))

  it('count over all pages and show one', () => {
    expect(pageOf(many, none)).toMatchObject({ total: pageSize * 2 + 1, page: 1, pages: 3 })
    expect(pageOf(many, { ...none, page: 3 }).items).toHaveLength(1)
  })

  it('end with the last one', () => {
    expect(pageOf(many, { ...none, page: 99 }).page).toBe(3)
    expect(pageOf([], { ...none, page: 99 })).toEqual({ items: [], total: 0, page: 1, pages: 1 })
  })
})

it('newest first, records without a day at the end', () => {
  expect(newestFirst([...records].reverse()).map(({ title }) => title)).toEqual([
    'Annual Day',
    'Sports day',
    'Results',
    'Undated',
  ])
})
