import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFilters, type Filters, newestFirst, pageOf, parseFilters, toQuery } from './filters'
import { pageSize } from './paging'

const none: Filters = { year: null, month: null, q: '', page: 1 }

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
    expect(applyFilters(records, { ...none, year: 2026 })).toHaveLength(2)
    expect(applyFilters(records, { ...none, year: 2026, month: 1 })).toHaveLength(1)
    expect(applyFilters(records, { ...none, month: 5 })).toHaveLength(1)
  })

  it('show a record without a day only when neither is chosen', () => {
    expect(applyFilters(records, none)).toHaveLength(4)
  })
})

describe('the address', () => {
  it('opens the default year when it names none', () => {
    expect(parseFilters({}, 2026)).toEqual({ ...none, year: 2026 })
  })

  it.each([
    [{ year: 'all' }, { year: null }],
    [{ year: '2024' }, { year: 2024 }],
    [{ year: 'soon' }, { year: 2026 }],
    [{ year: ['2024', '2025'] }, { year: 2024 }],
    [{ month: '13' }, { month: null }],
    [{ month: '' }, { month: null }],
    [{ page: '-1' }, { page: 1 }],
    [{ q: '  exam ' }, { q: 'exam' }],
    [{ q: 'x'.repeat(101) }, { q: 'x'.repeat(100) }],
  ])('%j', (search, filters) => {
    expect(parseFilters(search, 2026)).toMatchObject(filters)
  })

  it('gives back the filters it was made from', () => {
    const filters = fc.record({
      year: fc.option(fc.integer({ min: 1900, max: 2200 })),
      month: fc.option(fc.integer({ min: 1, max: 12 })),
      q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(
        filters,
        fc.option(fc.integer({ min: 2000, max: 2100 })),
        (given, defaultYear) => {
          const search = Object.fromEntries(new URLSearchParams(toQuery(given, defaultYear)))
          expect(parseFilters(search, defaultYear)).toEqual(given)
        },
      ),
    )
  })

  it('is bare for the default', () => {
    expect(toQuery({ ...none, year: 2026 }, 2026)).toBe('')
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
