import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { loadAll, loadSession, loadToppers, toppersX, toppersXII } from './toppers'

const vendor = vi.hoisted(() => ({
  records: [] as Topper[],
  ignoresQuery: false,
  asked: [] as string[],
}))

vi.mock('@/lib/vendor-api/resources/toppers', () => ({
  getToppersX: async () => vendor.records.filter((one) => one.class === 'X'),
  getToppersXII: async () => vendor.records.filter((one) => one.class === 'XII'),
  getToppersOf: async (level: string, text: string) => {
    vendor.asked.push(`${level} ${text}`)
    const { parseSession } = await import('@/lib/school/sessions')
    const start = parseSession(text)?.start
    return vendor.records.filter(
      (one) =>
        one.class === level &&
        (vendor.ignoresQuery ? parseSession(one.session)?.start === start : one.session === text),
    )
  },
}))

function topper(level: 'X' | 'XII', session: string, name = session): Topper {
  return { name, stream: 'Science', score: '92%', class: level, session, photo: null }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] })
  vendor.records = []
  vendor.asked = []
  vendor.ignoresQuery = false
})

afterEach(() => {
  vi.useRealTimers()
})

describe('XII toppers', () => {
  it('try the computed session first', async () => {
    vendor.records = [topper('XII', '2026-27'), topper('XII', '2025-26')]
    const state = await loadToppers(toppersXII, {})
    expect(state.filters.year).toBe('2026-27')
    expect(state.page?.items.map(({ name }) => name)).toEqual(['2026-27'])
  })

  it('fall back to the previous session, and the select with them', async () => {
    vendor.records = [topper('XII', '2025-2026'), topper('XII', '2024-25'), topper('X', '2026-27')]
    const state = await loadToppers(toppersXII, {})
    expect(state.filters.year).toBe('2025-26')
    expect(state.years.options).toEqual(['2025-26', '2024-25'])
    expect(state.page?.total).toBe(1)
    expect(vendor.asked).toEqual(['XII 2026-27', 'XII 2025-2026'])
  })

  it('with both computed sessions empty open on the newest session that has records', async () => {
    vendor.records = [topper('XII', '2021-22'), topper('XII', '2023-2024')]
    const state = await loadToppers(toppersXII, {})
    expect(state.filters.year).toBe('2023-24')
    expect(state.years.initial).toBe('2023-24')
    expect(state.page?.items.map(({ name }) => name)).toEqual(['2023-2024'])
    expect(state.years.options).toEqual(['2023-24', '2021-22'])
  })

  it('show an empty list when there are no records at all', async () => {
    const state = await loadToppers(toppersXII, {})
    expect(state).toMatchObject({ page: { total: 0 }, filters: { year: '2025-26' } })
  })

  it('the academic year turns in April, at the school', async () => {
    vi.setSystemTime(new Date('2027-03-31T18:31:00Z'))
    vendor.records = [topper('XII', '2027-28')]
    expect((await loadToppers(toppersXII, {})).filters.year).toBe('2027-28')
  })
})

describe('X toppers', () => {
  it('open their newest session; the years are distinct, newest first', async () => {
    vendor.records = ['2023-2024', '2025-2024', '2024-25', '', 'batch of 1999'].map((session) =>
      topper('X', session),
    )
    const state = await loadToppers(toppersX, {})
    expect(state.filters.year).toBe('2024-25')
    expect(state.years.options).toEqual(['2024-25', '2023-24', 'batch of 1999'])
  })

  it('the raw text of a session goes back to the vendor, each way of writing it once', async () => {
    vendor.records = [topper('X', '2025-2024', 'A'), topper('X', '2024-25', 'B')]
    const state = await loadToppers(toppersX, {})
    expect(vendor.asked).toEqual(['X 2025-2024', 'X 2024-25'])
    expect(state.page?.items.map(({ name }) => name)).toEqual(['A', 'B'])
  })

  it('a vendor that ignores the query gives nobody twice', async () => {
    vendor.ignoresQuery = true
    vendor.records = [topper('X', '2025-2024', 'A'), topper('X', '2024-25', 'B')]
    expect((await loadToppers(toppersX, {})).page?.total).toBe(2)
  })

  it('a session that nobody offers is never asked for', async () => {
    vendor.records = [topper('X', '2025-26')]
    expect(await loadSession(toppersX, '1950-51')).toBeUndefined()
    expect(await loadSession(toppersX, '../../etc')).toBeUndefined()
    expect(vendor.asked).toEqual([])
    expect(await loadSession(toppersX, '2025-26')).toHaveLength(1)
  })

  it('without a session are all as returned, for the home page', async () => {
    vendor.records = [topper('X', '2024-25', 'B'), topper('XII', '2025-26'), topper('X', '2025-26')]
    expect((await loadAll(toppersX))?.map(({ name }) => name)).toEqual(['B', '2025-26'])
  })
})
