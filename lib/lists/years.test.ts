import { expect, it } from 'vitest'
import { currentOrPreviousYear, currentYear, newestYear, yearsOf } from './years'

const of = (...dates: (string | null)[]) => dates.map((date) => ({ title: '', date }))

it('/news opens with the current year if that year has news, otherwise with the previous year', () => {
  expect(currentOrPreviousYear(of('2026-01-01', '2025-01-01'), 2026)).toBe(2026)
  expect(currentOrPreviousYear(of('2025-01-01'), 2026)).toBe(2025)
  expect(currentOrPreviousYear(of('2020-01-01'), 2026)).toBe(2025)
})

it('events and gallery default to the current year', () => {
  expect(currentYear(of('2020-01-01'), 2026)).toBe(2026)
})

it('recent activities and sports corner default to the newest year with data', () => {
  expect(newestYear(of('2023-01-01', null, '2024-01-01'), 2026)).toBe(2024)
  expect(newestYear(of(null), 2026)).toBe(2026)
})

it('the year select offers every year that a record of several days spans', () => {
  const long = [{ title: '', date: '2024-12-20', until: '2026-01-03' }]
  expect(yearsOf(long)).toEqual([2026, 2025, 2024])
  expect(currentOrPreviousYear(long, 2026)).toBe(2026)
})

it('the year select offers the years newest first, and includes the chosen year', () => {
  expect(yearsOf(of('2023-01-01', '2025-01-01', '2023-06-01', null))).toEqual([2025, 2023])
  expect(yearsOf(of('2023-01-01'), 2026)).toEqual([2026, 2023])
})
